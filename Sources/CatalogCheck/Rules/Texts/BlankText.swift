public import SourceText
import StringCatalog

extension RuleID {
  /// A translation of nothing but blanks.
  public static let blankText = RuleID("blank", .warning)
}

extension Rule {
  /// A translation of nothing but blanks.
  static let blankText = Rule(
    .blankText, summary: "a translation consists of spaces only",
    why: "Users see nothing where the source text has words: a button without a label.",
    fix: "Translate the text, or remove the translation so that the source text is shown."
  ) { checked, found in
    guard let translation = checked.translation, translation.text.isBlank,
      !translation.source.isBlank, !translation.source.joinsTexts
    else { return }
    found.append(Diagnostic(.blankText, message: "the translation consists of spaces only"))
  }
}

extension String {
  /// Whether the text has a blank at both ends: " at " joins two texts, and not every language needs a
  /// word for that.
  fileprivate var joinsTexts: Bool { first?.isWhitespace == true && last?.isWhitespace == true }
}
