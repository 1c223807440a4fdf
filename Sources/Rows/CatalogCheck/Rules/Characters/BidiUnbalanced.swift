import SourceText

extension Rule {
  static let bidiUnbalanced = Rule(
    RuleID("bidi-unbalanced", .warning), "unbalanced bidi control character",
    why: """
      The text direction stays changed until the end of the string, or even in the strings after it: \
      U+2067 without U+2069.
      """,
    fix: "Close each isolate with U+2069 and each embedding with U+202C."
  ) { checked, found in
    for character in checked.steering where character.fault == .unbalanced {
      found.add(character, character.closes ? "has no opening character" : "is not closed")
    }
  }
}
