import SourceText

extension Rule {
  static let blankText = Rule(
    RuleID("blank", .warning), "translation contains only whitespace",
    why: "Users see nothing where the source string has words: a button without a label.",
    fix: """
      Translate the string, or remove the translation so that the app shows the default value or \
      the key.
      """
  ) { checked, found in
    guard let translation = checked.translation, translation.text.isBlank,
      !translation.source.isBlank, !translation.source.joinsTexts
    else { return }
    found.add("the translation is only whitespace")
  }
}

extension String {
  /// Whether the string has whitespace at both ends, as in " at ".
  ///
  /// Such a string joins two others, and some languages need no word for it.
  fileprivate var joinsTexts: Bool { first?.isWhitespace == true && last?.isWhitespace == true }
}
