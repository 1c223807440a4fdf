import SourceText

extension Rule {
  // A line end between two sentences is a matter of style, so it is an info; an empty line, or a line
  // end at an end of the text, is not.
  static let newlineCount = Rule(
    RuleID("newline-count", .warning), "number of lines differs from the source string",
    why: "Paragraphs run together or split: a heading and its text become one line.",
    fix: "Break lines where the source string does."
  ) { checked, found in
    guard let translation = checked.translation else { return }
    let (text, source) = (translation.text, translation.source)
    let lines = (text.lineEnds, source.lineEnds)
    guard lines.0 != lines.1 else { return }
    let isStyle = text.hasEmptyLine == source.hasEmptyLine && text.edges == source.edges
    found.add(
      "line breaks: \(lines.0); the source string has \(lines.1)", severity: isStyle ? .info : nil)
  }
}

extension String {
  /// The number of line breaks in the string, including U+2028 and U+2029.
  fileprivate var lineEnds: Int {
    // Few strings contain the first byte of any of the three.
    guard holds(byte: 0x0A, 0xE2, 0xE2) else { return 0 }
    return unicodeScalars.count(where: \.endsLine)
  }

  /// Whether the string contains an empty line.
  fileprivate var hasEmptyLine: Bool {
    zip(unicodeScalars, unicodeScalars.dropFirst()).contains { $0.endsLine && $1.endsLine }
  }

  /// Whether the string begins with a line break, and whether it ends with one.
  fileprivate var edges: [Bool] {
    [unicodeScalars.first, unicodeScalars.last].map { $0?.endsLine == true }
  }
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool { self == "\n" || self == "\u{2028}" || self == "\u{2029}" }
}
