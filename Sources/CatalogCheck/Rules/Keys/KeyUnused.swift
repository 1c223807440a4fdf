public import SourceText

extension RuleID {
  /// A key that no source names.
  public static let keyUnused = RuleID("key-unused", .warning)
}

extension Rule {
  /// A key that no source names.
  ///
  /// `SourceCheck` reports it, because it reads the sources.
  static let keyUnused = Rule(
    reportedByReaders: .keyUnused,
    summary: "no source of the app has the text of a key (with --sources)",
    why: """
      Translators are paid for texts that nobody sees. The text of the key is in no .swift, .m, \
      .h, .mm, .plist, .xib, .storyboard, .json or .intentdefinition file of the folder, not even \
      in parts.
      """,
    fix: """
      Remove the entry. If the app makes the key when it runs, write [galley: ignore key-unused] \
      in its comment.
      """)
}
