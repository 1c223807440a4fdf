import SourceText

extension Rule {
  // A line end between two sentences is a matter of style, so it is an info; an empty line, or a line
  // end at an end of the text, is not. HTML shows line ends as spaces.
  static let newlineCount = Rule(
    RuleID("newline-count", .warning), "number of lines differs from the source string",
    why: "Paragraphs run together or split: a heading and its text become one line.",
    fix: "Break lines where the source string does."
  ) { checked, found in
    func report(_ lines: Int, otherwise message: (inout Findings) -> Void) {
      checked.report(
        .lines, where: { $0.text.lineEnds != $0.source.lineEnds },
        ofSource: { "has \(lines) line breaks; \($0) have more or fewer" }, to: &found,
        otherwise: message)
    }
    if let source = checked.comparedSource, source.hasEmptyLine || source.edges.contains(true),
      checked.scan?.tokens.tags.isEmpty == true
    {
      report(source.lineEnds) { _ in }
    }
    guard let translation = checked.translation else { return }
    let (text, source) = (translation.text, translation.source)
    let lines = (text.lineEnds, source.lineEnds)
    guard lines.0 != lines.1, checked.sourceScan?.tokens.tags.isEmpty == true else { return }
    let isStyle = text.hasEmptyLine == source.hasEmptyLine && text.edges == source.edges
    let message = "line breaks: \(lines.0); the source string has \(lines.1)"
    if isStyle || !source.hasEmptyLine && !source.edges.contains(true) {
      found.add(message, severity: isStyle ? .info : nil)
    } else {
      report(lines.1) { $0.add(message) }
    }
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
