/// The words of a command line up to the cursor, as a shell passes them.
struct CandidateRequest: Equatable, Sendable {
  let shell: Shell
  /// How long galley may search and read, because the user waits for it.
  let time: Duration
  /// The words after the program's name; the last one is completed.
  let words: [String]
  /// The part of the last word that bash replaces, as it is typed.
  ///
  /// It begins after a colon or an equals sign. Other shells replace the whole word.
  private let typed: BashWord

  /// The milliseconds for which the shells ask: with the start of the program, 30 go by.
  static let milliseconds = 22

  /// Reads the operands of `galley candidates`; nil for others.
  ///
  /// They are the shell, milliseconds, and the words. For bash, the line with the program's name and the
  /// part of the last word that bash replaces stand in place of the words.
  init?(_ operands: [String]) {
    guard operands.count >= 3, let shell = Shell(rawValue: operands[0]),
      let milliseconds = OptionText.digits(operands[1]), milliseconds <= 60_000
    else { return nil }
    self.shell = shell
    time = .milliseconds(milliseconds)
    guard shell == .bash else {
      words = Array(operands[2...])
      typed = BashWord("")
      return
    }
    guard operands.count == 4 else { return nil }
    words = Array(BashWord.texts(of: operands[2]).dropFirst())
    // At first, bash passes the sign at which it has split the word.
    typed = BashWord([":", "="].contains(operands[3]) ? "" : operands[3])
  }

  /// The answer for the shell, each part with its end: which files to add, what the shell needs to know
  /// about the word, and the words to offer.
  func answer(_ completion: Completion, names: [String]) -> [String] {
    let words = completion.words + names.map { Completion.Word(text: $0) }
    let files = completion.files.rawValue
    switch shell {
    case .bash:
      let whole = self.words.last ?? ""
      let kept = whole.hasSuffix(typed.text) ? whole.utf8.count - typed.text.utf8.count : 0
      let replacements = words.compactMap { word in
        String((completion.prefix + word.text).utf8.dropFirst(kept)).map(typed.completed)
      }
      return ([files, completion.part] + replacements).map { $0 + "\n" }
    case .zsh:
      let described = words.filter { !$0.meaning.isEmpty }.map { "\($0.text):\($0.meaning)" }
      let others = words.filter(\.meaning.isEmpty).map(\.text)
      return ([files, completion.prefix, "\(described.count)"] + described + others)
        .map { $0 + "\0" }
    case .fish:
      // After a tab, fish shows a meaning.
      let texts = words.filter { !$0.text.utf8.contains(9) }.map { word in
        completion.prefix + word.text + (word.meaning.isEmpty ? "" : "\t\(word.meaning)")
      }
      return ([files, completion.prefix] + texts).map { $0 + "\0" }
    }
  }
}
