import LocalizedText
import SourceText
import StringCatalog

extension Rule {
  // If one of two tables has fewer languages, `missing-locale` reports it. If most languages of a
  // table are in no other table, the others are simply not translated.
  static let loneLocale = Rule(
    RuleID("lone-locale", .warning), "language in only one table of the folder",
    why: """
      Users see a mix of languages; or the language code is misspelled, like "pt-BZ" for "pt-BR".
      """,
    fix: "Translate the other tables, or remove or fix the language.",
    tables: { checked, found in
      let languages = checked.tables.map { table in
        let source = table.sourceLanguage.map { LocaleTag($0) }
        return table.languages.filter { $0.key != source }
      }
      guard languages.count(where: { !$0.isEmpty }) > 2 else { return }
      for (table, own) in zip(checked.tables, languages) {
        let lone = own.filter { tag, _ in languages.count(where: { $0[tag] != nil }) == 1 }
        guard lone.count * 2 <= own.count else { continue }
        for name in lone.values.sorted() where checked.admitsLocale(name) {
          found.add(
            "no other table here has \(name.beginning)", about: .table(table, localization: name))
        }
      }
    })
}
