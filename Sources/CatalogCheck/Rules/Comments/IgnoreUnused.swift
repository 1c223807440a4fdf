public import SourceText

extension RuleID {
  /// A comment that says to ignore a rule that finds nothing.
  public static let ignoreUnused = RuleID("ignore-unused", .warning)
}

extension Rule {
  /// A comment that says to ignore a rule that finds nothing.
  ///
  /// `TableCheck` reports it, because it knows what the other rules found.
  static let ignoreUnused = Rule(
    reportedByReaders: .ignoreUnused,
    summary: "a comment says to ignore a rule that finds nothing",
    why: """
      The text was corrected, or the id is misspelt; the next mistake of this kind would be \
      ignored: [galley: ignore end-punct].
      """,
    fix: "Remove the id from the comment, or correct it.")
}
