/// A vim command typed out of habit, and the corresponding action.
struct VimWord: Sendable {
  let words: [String]
  let action: Action

  /// The supported vim commands without arguments.
  static let all = [
    VimWord(words: ["q"], action: .quit),
    VimWord(words: ["q!", "qa", "qa!", "wq", "x"], action: .exit),
    VimWord(words: ["e"], action: .reload),
    VimWord(words: ["noh", "nohlsearch"], action: .clearSearch),
  ]

  /// The vim commands for saving, which is not needed.
  static let saving = ["w", "w!", "wa", "update"]

  /// Returns the action for a vim command; nil if it is unknown.
  static func action(of word: some StringProtocol) -> Action? {
    all.first { $0.words.contains { $0 == word } }?.action
  }
}
