import SourceText

extension Rule {
  // Chinese and Japanese put no blank between texts that an app joins.
  static let whitespaceEdge = Rule(
    RuleID("whitespace-edge", .warning), "leading or trailing space differs from the source string",
    why: """
      If the app joins strings, words run together: "Name:" for "Name: " shows "Name:Ann". An \
      extra space shifts the text.
      """,
    fix: "Begin and end the translation like the source string."
  ) { checked, found in
    if let source = checked.comparedSource, !source.isBlank {
      for respect in [Respect.start, .end] where source.hasSpace(at: respect) {
        checked.reportSpace(at: respect, to: &found) { _ in }
      }
    }
    guard let translation = checked.translation, !translation.text.isBlank else { return }
    // A language may include words in the form that others have around the number: "%arg posts ".
    guard !checked.isForm || translation.source.hasWords else { return }
    for respect in [Respect.start, .end] where translation.differsInSpace(at: respect) {
      let verb = respect == .start ? ("begins", "begin") : ("ends", "end")
      let position = respect == .start ? 1 : translation.text.unicodeScalars.count
      if translation.text.hasSpace(at: respect) {
        found.add(
          "\(verb.0) with a space; the source string does not",
          severity: respect == .start && translation.source.isUnit ? .info : nil, at: position)
      } else {
        checked.reportSpace(at: respect, to: &found) {
          $0.add("does not \(verb.1) with a space; the source string does", at: position)
        }
      }
    }
  }
}

extension CheckedRow {
  /// Adds a finding about a space that a translation or most translations lack.
  fileprivate func reportSpace(
    at edge: Respect, to found: inout Findings, otherwise message: (inout Findings) -> Void
  ) {
    let verb = edge == .start ? "begins" : "ends"
    report(
      edge, where: { $0.differsInSpace(at: edge) && !$0.text.hasSpace(at: edge) },
      ofSource: { "\(verb) with a space; \($0) do not" }, to: &found, otherwise: message)
  }
}

extension CheckedTranslation {
  /// Whether only one of the two strings begins or ends with a space.
  fileprivate func differsInSpace(at edge: Respect) -> Bool {
    let isBlank = text.hasSpace(at: edge)
    return isBlank != source.hasSpace(at: edge)
      && (isBlank || !["ja", "yue", "zh"].contains(language))
  }
}

extension String {
  /// Whether the string may follow a number that the app puts before it, as "% (exact)" and "s" do;
  /// many languages put a space there.
  var isUnit: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first == "%" { return unicodeScalars.dropFirst().first.map { !$0.isInPlaceholder } ?? true }
    return first.properties.isLowercase && prefix { $0.isLetter }.utf8.count < 4
  }

  fileprivate func hasSpace(at edge: Respect) -> Bool {
    (edge == .start ? unicodeScalars.first : unicodeScalars.last)?.isBlank == true
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may follow the percent sign of a placeholder.
  fileprivate var isInPlaceholder: Bool {
    isASCII && (properties.isAlphabetic || "0123456789@#.$*".unicodeScalars.contains(self))
  }

  /// Whether the scalar is whitespace other than a line break.
  var isBlank: Bool {
    // Properties of other scalars are looked up in tables.
    if isASCII { return self == " " || self == "\t" }
    return properties.generalCategory == .spaceSeparator
  }
}
