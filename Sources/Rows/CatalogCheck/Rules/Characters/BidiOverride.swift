import SourceText

extension Rule {
  static let bidiOverride = Rule(
    RuleID("bidi-override", .warning), "bidi override character (U+202D or U+202E)",
    why: """
      U+202D and U+202E force the direction of every character that follows, so "abc" reads \
      "cba". Translations never need them.
      """,
    fix: "Remove the character. To embed text of the other direction, wrap it in U+2068 and U+2069."
  ) { checked, found in
    for character in checked.steering where character.fault == .override {
      found.add(character, "reverses everything after it")
    }
  }
}
