import SourceText
import StringCatalog

extension Rule {
  // Only a hint, because words have several meanings.
  static let inconsistent = Rule(
    RuleID("inconsistent", .info), "one source string, several translations",
    why: """
      Users wonder whether "Abbrechen" and "Abbruch" do the same thing when both buttons say \
      "Cancel" in English.
      """,
    fix: "Use one translation, or explain the difference in the comments.",
    tables: { checked, found in
      for table in checked.tables {
        let locales = table.locales.filter {
          $0 != table.sourceLanguage && checked.admitsLocale($0)
        }
        for group in table.groups(by: { $0 }) {
          for locale in locales {
            let leaves = group.compactMap { $0.localization(locale)?.leaf(at: LeafPath()) }
              .filter { !$0.isEmpty }
            guard let first = leaves.first else { continue }
            let text = first.text
            for leaf in leaves.dropFirst() where leaf.text != text {
              found.add(
                "\(first.localization.entry.key.beginning.quoted) has the same source string, "
                  + "but is translated as \(text.beginning.quoted)", about: .leaf(leaf))
            }
          }
        }
      }
    })
}
