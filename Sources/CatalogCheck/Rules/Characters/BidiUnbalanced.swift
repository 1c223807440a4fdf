public import SourceText

extension RuleID {
  /// A directional character that opens and is not closed, or closes what is not open.
  public static let bidiUnbalanced = RuleID("bidi-unbalanced", .warning)
}

extension Rule {
  /// A directional character that opens and is not closed, or closes what is not open.
  static let bidiUnbalanced = Rule(
    .bidiUnbalanced, summary: "a directional character opens or closes without its counterpart"
  ) { checked, found in
    for character in checked.steering where character.fault == .unbalanced {
      found.append(
        character.diagnostic(.bidiUnbalanced, character.closes ? "closes nothing" : "is not closed")
      )
    }
  }
}
