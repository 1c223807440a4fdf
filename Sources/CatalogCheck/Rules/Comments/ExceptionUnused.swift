public import SourceText

extension RuleID {
  /// Unused exception in .galley.json.
  public static let exceptionUnused = RuleID("exception-unused", .warning)
}

extension Rule {
  /// Unused exception in .galley.json.
  ///
  /// The command `check` reports it, because it knows the settings of the project.
  static let exceptionUnused = Rule(
    reportedByReaders: .exceptionUnused,
    summary: "unused exception in .galley.json",
    why: """
      The string was fixed, or a name is misspelled. The next problem of this kind would be \
      ignored: {"rules": ["url-changed"], "keys": ["legal.*"]}.
      """,
    fix: "Remove the exception, or fix its patterns.")
}
