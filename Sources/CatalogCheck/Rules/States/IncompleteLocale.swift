public import SourceText

extension RuleID {
  /// Language below the minimum in .galley.json.
  public static let incompleteLocale = RuleID("incomplete-locale", .error)
}

extension Rule {
  /// Language below the minimum in .galley.json.
  ///
  /// The command `check` reports it, because it knows the settings of the project.
  static let incompleteLocale = Rule(
    reportedByReaders: .incompleteLocale,
    summary: "language below the minimum in .galley.json",
    why: """
      The project requires complete translations: {"min": {"de": 100}}.
      """,
    fix: """
      Translate the missing strings, or lower "min" in .galley.json.
      """)
}
