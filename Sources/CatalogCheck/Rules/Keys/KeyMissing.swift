public import SourceText

extension RuleID {
  /// Literal in the code without an entry in its table (with --sources).
  public static let keyMissing = RuleID("key-missing", .warning)
}

extension Rule {
  /// Literal in the code without an entry in its table (with --sources).
  ///
  /// `SourceCheck` reports it, because it reads the sources.
  static let keyMissing = Rule(
    reportedByReaders: .keyMissing,
    summary: "literal in the code without an entry in its table (with --sources)",
    why: """
      Users of every language see the source string: Text("Sign out") without an entry "Sign out" \
      in Localizable.
      """,
    fix: """
      Add the key to the table, or build the app in Xcode, which adds it. If the text is not \
      meant for translation, use Text(verbatim:).
      """)
}
