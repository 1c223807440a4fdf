public import SourceText

extension RuleID {
  /// A language that is less complete than the project requires.
  public static let incompleteLocale = RuleID("incomplete-locale", .error)
}

extension Rule {
  /// A language that is less complete than the project requires.
  ///
  /// The command `check` reports it, because it knows the settings of the project.
  static let incompleteLocale = Rule(
    reportedByReaders: .incompleteLocale,
    summary: "a language is less complete than .galley.json requires",
    why: """
      The project has promised its users a complete translation: {"min": {"de": 100}}.
      """,
    fix: "Translate the rest, or require less under \"min\" in .galley.json.")
}
