public import SourceText

extension RuleID {
  /// A directional character that reverses even letters.
  public static let bidiOverride = RuleID("bidi-override", .warning)
}

extension Rule {
  /// A directional character that reverses even letters.
  static let bidiOverride = Rule(
    .bidiOverride, summary: "a directional character reverses even letters"
  ) { checked, found in
    for character in checked.steering where character.fault == .override {
      found.append(character.diagnostic(.bidiOverride, "reverses all text after it, even letters"))
    }
  }
}
