public import SourceText

extension RuleID {
  /// A localized literal of Swift code that its table does not have.
  public static let keyMissing = RuleID("key-missing", .warning)
}

extension Rule {
  /// A localized literal of Swift code that its table does not have.
  ///
  /// `SourceCheck` reports it, because it reads the sources.
  static let keyMissing = Rule(
    reportedByReaders: .keyMissing,
    summary: "a table does not have the key of a localized literal (with --sources)",
    why: """
      Users of every language see the text of the source: Text("Sign out") without an entry \
      "Sign out" in Localizable.
      """,
    fix: """
      Add the key to the table, or build the app in Xcode, which does that; show texts that are \
      not meant for translation with Text(verbatim:).
      """)
}
