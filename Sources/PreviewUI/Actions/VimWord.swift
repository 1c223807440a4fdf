/// A command that users of vim type without thinking, and the action that it stands for.
struct VimWord: Sendable {
  let words: [String]
  let action: Action

  /// All of them, except for those with an argument.
  static let all = [
    VimWord(words: ["q"], action: .quit),
    VimWord(words: ["q!", "qa", "qa!", "wq", "x"], action: .exit),
    VimWord(words: ["e"], action: .reload),
    VimWord(words: ["noh", "nohlsearch"], action: .clearSearch),
  ]

  /// The action that a word stands for; nil if vim has no such word or galley no such action.
  static func action(of word: some StringProtocol) -> Action? {
    all.first { $0.words.contains { $0 == word } }?.action
  }
}
