import CatalogCheck
import LocalizedText
import PointMetrics
import PreviewRows
import StringCatalog
import TestMaterial
import TextLayout

/// A table, checked in all its languages.
struct CheckedTable {
  let report: CheckReport

  /// Checks a table with some rules, or with all.
  init(
    _ table: Table, rules: [String] = Rule.ids, room: TableCheck.Room? = nil,
    setting: PointSetting = PointSetting()
  ) {
    let preview = PreviewTable(table: table)
    let set = RuleSet(Rule.all.filter { rules.contains($0.id.rawValue) })
    var check = TableCheck(of: preview, rules: set, locales: table.locales, setting: setting) {
      RowMaker(
        table: table, environment: EnvironmentValues(locale: LocaleTag($0), fallback: .editor))
    }
    check.room = { _ in room }
    report = check.report(of: preview.indices)
  }

  /// Each finding as `rule locale path`.
  var findings: [String] {
    report.findings.map { finding in
      [
        finding.rule.rawValue, finding.localization ?? "",
        finding.path?.description ?? "",
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
