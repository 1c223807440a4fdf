import SourceText

extension Rule {
  static let blankText = Rule(
    RuleID("blank", .warning), "translation contains only whitespace",
    why: "Users see nothing where the source string has words: a button without a label.",
    fix: """
      Translate the string, or remove the translation so that the app falls back to the source \
      string.
      """
  ) { checked, found in
    guard let translation = checked.translation, translation.text.isBlank,
      !translation.source.isBlank, !translation.source.joinsTexts
    else { return }
    found.add("the translation is only whitespace")
  }
}

extension String {
  /// Whether the text has a blank at both ends: " at " joins two texts, and not every language needs a
  /// word for that.
  fileprivate var joinsTexts: Bool { first?.isWhitespace == true && last?.isWhitespace == true }
}
