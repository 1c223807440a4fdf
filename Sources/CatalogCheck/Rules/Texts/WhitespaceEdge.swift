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
    guard let translation = checked.translation, !translation.text.isBlank else { return }
    // A language may include words in the form that others have around the number: "%arg posts ".
    guard !checked.isForm || translation.source.hasWords else { return }
    let text = translation.text.unicodeScalars
    let source = translation.source.unicodeScalars
    func compare(
      _ scalar: Unicode.Scalar?, _ expected: Unicode.Scalar?, _ verbs: (String, String),
      at position: @autoclosure () -> Int
    ) {
      let isBlank = scalar?.isBlank == true
      guard isBlank != (expected?.isBlank == true),
        isBlank || !["ja", "yue", "zh"].contains(translation.language)
      else { return }
      let problem = isBlank ? "\(verbs.0) with a space" : "does not \(verbs.1) with a space"
      found.add("\(problem); the source string does\(isBlank ? " not" : "")", at: position())
    }
    compare(text.first, source.first, ("begins", "begin"), at: 1)
    compare(text.last, source.last, ("ends", "end"), at: text.count)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is whitespace other than a line break.
  var isBlank: Bool {
    // Properties of other scalars are looked up in tables.
    if isASCII { return self == " " || self == "\t" }
    return properties.generalCategory == .spaceSeparator
  }
}
