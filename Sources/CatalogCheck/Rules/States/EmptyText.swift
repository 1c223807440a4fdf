public import SourceText
import StringCatalog

extension RuleID {
  /// Empty translation.
  public static let emptyText = RuleID("empty", .warning)
}

extension Rule {
  /// Empty translation.
  ///
  /// Xcode gives a text that nobody has translated yet the state `new`, which is another rule.
  static let emptyText = Rule(
    .emptyText, summary: "empty translation",
    why: "Users see nothing where the source string has words: a button without a label.",
    fix: """
      Translate the string, or remove the translation so that the app falls back to the source \
      string.
      """,
    localization: LocalizationCheck { checked, found in
      guard
        let leaf = checked.firstTranslation(where: { $0.isEmpty && $0.state != "new" }),
        checked.localization.entry.source(in: checked.table.sourceLanguage)?
          .leaves.allSatisfy(\.isEmpty) != true
      else { return }
      found.append(checked.judgement(.emptyText, "the translation is empty", at: leaf))
    })
}
