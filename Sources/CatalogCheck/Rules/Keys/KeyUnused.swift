public import SourceText

extension RuleID {
  /// Key not found in the code (with --sources).
  public static let keyUnused = RuleID("key-unused", .warning)
}

extension Rule {
  /// Key not found in the code (with --sources).
  ///
  /// `SourceCheck` reports it, because it reads the sources.
  static let keyUnused = Rule(
    reportedByReaders: .keyUnused,
    summary: "key not found in the code (with --sources)",
    why: """
      Translators work on a string that nobody sees. galley searched the folder's .swift, .m, .h, \
      .mm, .plist, .xib, .storyboard, .json and .intentdefinition files for the key and its \
      parts.
      """,
    fix: """
      Remove the entry. If the app builds the key at run time, add [galley: ignore key-unused] to \
      its comment.
      """)
}
