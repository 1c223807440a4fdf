import StringCatalog

/// A word to complete, as a shell describes it.
struct CandidateRequest: Equatable, Sendable {
  let shell: Shell
  let kind: Candidates.Kind
  /// How long galley may search and read, because the user waits for it.
  let time: Duration
  /// The command line up to the cursor; empty if the shell does not split words at colons.
  let line: String
  /// The word up to the cursor: without quotation, but as typed in bash.
  let word: String

  /// The milliseconds for which the shells ask: with the start of the program, 30 go by.
  static let milliseconds = 22

  /// Reads the words of a request: shell, kind, milliseconds, line and word; nil if they are none.
  init?(_ words: [String]) {
    guard words.count == 5, let shell = Shell(rawValue: words[0]),
      let kind = Candidates.Kind(rawValue: words[1]),
      let milliseconds = Option.digits(words[2]), milliseconds <= 60_000
    else { return nil }
    (self.shell, self.kind, line, word) = (shell, kind, words[3], words[4])
    time = .milliseconds(milliseconds)
  }

  /// The words to offer, each with its end.
  func words(in tables: [Table]) -> [String] {
    let candidates = Candidates(kind: kind)
    guard shell == .bash else {
      let names = candidates.names(in: tables, beginningWith: word)
      // After a tab, fish takes the rest for a description.
      return (shell == .fish ? names.filter { !$0.utf8.contains(9) } : names).map { $0 + "\0" }
    }
    // Bash splits `Error: a` at the colon, and replaces only what comes after it.
    let current = BashWord(word)
    let whole = line.isEmpty ? current : BashWord(lastOf: line)
    let before =
      whole.text.hasSuffix(current.text) ? whole.text.utf8.count - current.text.utf8.count : 0
    return candidates.names(in: tables, beginningWith: before > 0 ? whole.text : current.text)
      .compactMap { String($0.utf8.dropFirst(before)) }
      .map { current.completed(as: $0) + "\n" }
  }
}
