public import SourceText

extension RuleID {
  /// A directional character that reverses even letters.
  public static let bidiOverride = RuleID("bidi-override", .warning)
}

extension Rule {
  /// A directional character that reverses even letters.
  static let bidiOverride = Rule(
    .bidiOverride, summary: "a directional character reverses even letters",
    why: """
      U+202D and U+202E reverse or fix the order of every letter after them, so that "abc" \
      reads "cba". Nobody who translates needs them.
      """,
    fix: "Remove the character; use U+2067 and U+2069 around text of another direction."
  ) { checked, found in
    for character in checked.steering where character.fault == .override {
      found.append(character.diagnostic(.bidiOverride, "reverses all text after it, even letters"))
    }
  }
}
