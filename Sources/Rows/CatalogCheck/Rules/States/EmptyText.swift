import SourceText
import StringCatalog

extension Rule {
  // Xcode gives a text that nobody has translated yet the state `new`, which is another rule.
  static let emptyText = Rule(
    RuleID("empty", .warning), "empty translation",
    why: "Users see nothing where the source string has words: a button without a label.",
    fix: """
      Translate the string, or remove the translation so that the app shows the default value or \
      the key.
      """,
    localization: { checked, found in
      guard
        let leaf = checked.firstTranslation(where: { $0.isEmpty && $0.state != "new" }),
        checked.localization.entry.source(in: checked.table.sourceLanguage)?
          .leaves.allSatisfy(\.isEmpty) != true
      else { return }
      found.add("the translation is empty", about: .leaf(leaf))
    })
}
