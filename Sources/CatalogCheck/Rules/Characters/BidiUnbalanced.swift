public import SourceText

extension RuleID {
  /// A directional character that opens and is not closed, or closes what is not open.
  public static let bidiUnbalanced = RuleID("bidi-unbalanced", .warning)
}

extension Rule {
  /// A directional character that opens and is not closed, or closes what is not open.
  static let bidiUnbalanced = Rule(
    .bidiUnbalanced, summary: "a directional character opens or closes without its counterpart",
    why: """
      The direction of the text changes until its end, or even that of the texts after it: \
      U+2067 without U+2069.
      """,
    fix: "Close each isolate with U+2069 and each embedding with U+202C."
  ) { checked, found in
    for character in checked.steering where character.fault == .unbalanced {
      found.append(
        character.diagnostic(.bidiUnbalanced, character.closes ? "closes nothing" : "is not closed")
      )
    }
  }
}
