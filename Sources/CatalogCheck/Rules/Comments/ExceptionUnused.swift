public import SourceText

extension RuleID {
  /// An exception in the settings of the project that matches no finding.
  public static let exceptionUnused = RuleID("exception-unused", .warning)
}

extension Rule {
  /// An exception in the settings of the project that matches no finding.
  ///
  /// The command `check` reports it, because it knows the settings of the project.
  static let exceptionUnused = Rule(
    reportedByReaders: .exceptionUnused,
    summary: "an exception in .galley.json matches no finding",
    why: """
      The text was corrected, or a name is misspelt; the next mistake of this kind would be \
      ignored: {"rules": ["url-changed"], "keys": ["legal.*"]}.
      """,
    fix: "Remove the exception from .galley.json, or correct its patterns.")
}
