public import SourceText
import StringCatalog

extension RuleID {
  /// A translation without any text.
  public static let emptyText = RuleID("empty", .warning)
}

extension Rule {
  /// A translation without any text.
  ///
  /// Xcode gives a text that nobody has translated yet the state `new`, which is another rule.
  static let emptyText = Rule(
    .emptyText, summary: "a translation is empty",
    why: """
      Users see nothing where the source text has words: a button without a label.
      """,
    fix: "Translate the text, or remove the translation so that the source text is shown.",
    localization: LocalizationCheck { checked, found in
      guard
        let leaf = checked.firstTranslation(where: { $0.isEmpty && $0.state != "new" }),
        checked.localization.entry.source(in: checked.table.sourceLanguage)?
          .leaves.allSatisfy(\.isEmpty) != true
      else { return }
      found.append(checked.judgement(.emptyText, "the translation is empty", at: leaf))
    })
}
