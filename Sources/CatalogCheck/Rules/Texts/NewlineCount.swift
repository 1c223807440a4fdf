public import SourceText

extension RuleID {
  /// A translation with more or fewer lines than its source text.
  public static let newlineCount = RuleID("newline-count", .warning)
}

extension Rule {
  /// A translation with more or fewer lines than its source text.
  static let newlineCount = Rule(
    .newlineCount, summary: "a translation has more or fewer lines than its source text",
    why: """
      Paragraphs run together or fall apart: a heading and its text become one line if the \
      translator's tool lost the line end between them.
      """,
    fix: "End the lines where the source text does."
  ) { checked, found in
    guard let translation = checked.translation else { return }
    let lines = (translation.text.lineEnds, translation.source.lineEnds)
    guard lines.0 != lines.1 else { return }
    found.append(
      Diagnostic(
        .newlineCount,
        message: "the number of line ends is \(lines.0), and \(lines.1) in the source text"))
  }
}

extension String {
  /// How many times a line ends in the text.
  fileprivate var lineEnds: Int {
    holds("\n") ? utf8.count { $0 == UInt8(ascii: "\n") } : 0
  }
}
