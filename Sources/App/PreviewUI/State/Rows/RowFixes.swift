internal import CatalogCheck
internal import CatalogEditing
internal import PreviewRows
internal import StringCatalog
internal import TextLayout

/// The fixes for the strings of rows in one language.
struct RowFixes {
  private let rules: RuleSet
  private let preview: PreviewState
  private let columnWidth: ColumnWidth
  private(set) var fixes: [TextFix] = []

  /// Finds the fixes of rows in the language of a model.
  init(of rows: [Int], in model: Model) {
    rules = model.catalog.rules
    preview = model.preview
    columnWidth = model.screen.appearance.columnWidth
    let places = rows.map(model.catalog.index)
    for number in Set(places.map(\.table)).sorted() {
      guard let name = model.servedLocalization(ofTable: number) else { continue }
      let entries = places.filter { $0.table == number }.map(\.entry)
      add(entries, of: model.catalog.tables[number], in: name)
    }
  }

  /// The number of problems that are fixed.
  var problemCount: Int { fixes.reduce(0) { $0 + $1.findings.count } }

  private mutating func add(
    _ entries: [Int], of previewTable: PreviewTable, in localization: String
  ) {
    let check = check(of: previewTable, in: localization)
    var findings = entries.flatMap { check.report(of: $0..<$0 + 1).findings }
    findings.settle(by: rules.settings)
    for fix in TextFix.fixes(of: findings, in: [previewTable.table])
    where fix.leaf.localization.entry.shouldTranslate && helps(fix, in: previewTable, findings) {
      fixes.append(fix)
    }
  }

  /// Whether the new string no longer has the problems, and has no new errors.
  private func helps(_ fix: TextFix, in previewTable: PreviewTable, _ findings: [Finding]) -> Bool {
    let localization = fix.leaf.localization
    let edit = CatalogEdit(
      key: localization.entry.key, .text(locale: localization.locale, path: fix.leaf.path),
      from: fix.leaf.text, to: fix.text)
    guard
      let trial = try? TrialCatalog(
        of: localization.entry, in: previewTable.table, at: localization.path,
        locale: localization.locale),
      let table = trial.table(with: edit)
    else { return false }
    let new = PreviewTable(
      table: table, samples: previewTable.samples, slots: previewTable.slots,
      matcher: previewTable.matcher)
    var left = check(of: new, in: localization.locale).report(of: new.indices).findings
    left.settle(by: rules.settings)
    let fixed = Set(fix.findings.map(\.rule))
    return !left.contains { finding in
      finding.path == fix.leaf.path
        && (fixed.contains(finding.rule)
          || finding.severity == .error
            && !findings.contains { $0.rule == finding.rule && $0.key == finding.key })
    }
  }

  private func check(of previewTable: PreviewTable, in localization: String) -> TableCheck {
    TableCheck(of: previewTable, rules: rules, locales: [localization]) { name in
      var preview = preview
      preview.changeRoot {
        $0.locale = previewTable.table.locale(ofLocalization: name)
        $0.pseudo = nil
      }
      return RowMaker(
        table: previewTable.table, samples: previewTable.samples, environment: preview.environment,
        matcher: previewTable.matcher, columnWidth: columnWidth)
    }
  }
}
