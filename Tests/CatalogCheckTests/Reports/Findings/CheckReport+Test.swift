import CatalogCheck
import LocalizedText
import PreviewRows
import StringCatalog

extension CheckReport {
  /// The report about a table in all its languages, with some rules or with all.
  init(of table: Table, rules: [String] = Rule.ids) {
    let preview = PreviewTable(table: table)
    let set = RuleSet(Rule.all.filter { rules.contains($0.id.rawValue) })
    let check = TableCheck(of: preview, rules: set, locales: table.locales) {
      RowMaker(
        table: table, environment: EnvironmentValues(locale: LocaleTag($0), fallback: .editor))
    }
    self = check.report(of: preview.indices)
  }
}
