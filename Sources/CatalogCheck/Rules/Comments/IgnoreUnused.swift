public import SourceText

extension RuleID {
  /// Unused [galley: ignore] in a comment.
  public static let ignoreUnused = RuleID("ignore-unused", .warning)
}

extension Rule {
  /// Unused [galley: ignore] in a comment.
  ///
  /// `TableCheck` reports it, because it knows what the other rules found.
  static let ignoreUnused = Rule(
    reportedByReaders: .ignoreUnused,
    summary: "unused [galley: ignore] in a comment",
    why: """
      The string was fixed, or the rule name is misspelled. The next problem of this kind would \
      be ignored: [galley: ignore end-punct].
      """,
    fix: "Remove the rule from the comment, or fix its name.")
}
