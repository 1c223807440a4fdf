import LocalizedText
import PointMetrics
import PreviewRows
import SourceText
import StringCatalog

/// The parts of a row's localization and entry that the row does not show, such as other plural
/// forms.
struct RestOfRow {
  let shown: CheckedRow
  /// The width the project sets for the key in columns; nil if unset.
  let width: Int?

  /// The maximum number of strings checked, more than a person writes; rows are checked
  /// interactively.
  private static let limit = 64

  /// Returns the additional problems that deserve a mark.
  func diagnostics(
    by rules: RuleSet, _ maker: RowMaker, besides known: [Diagnostic]
  ) -> [Diagnostic] {
    let localization = shown.row.found.localization
    let entry = CheckedEntry(
      entry: shown.row.entry, facts: shown.facts, table: maker.table,
      locales: CheckedLocales(named: localization.map { [$0.locale] } ?? []))
    var found = Findings(about: .entry(shown.row.entry))
    var texts = 0
    // For most entries, the row shows everything in its locale.
    if let localization, localization.isVaried {
      judgeTexts(of: localization, by: rules, maker, into: &found)
      found.list.removeAll { !rules.deservesMark($0.rule) }
      texts = found.list.count
      let checked = CheckedLocalization(
        localization, of: maker.table,
        locale: maker.table.locale(ofLocalization: localization.locale))
      rules.judge(checked, forRow: true, into: &found)
    }
    rules.judge(entry, forRow: true, into: &found)
    return found.list.enumerated().compactMap { index, finding in
      // A finding about the whole localization repeats one already reported for the displayed
      // string.
      let isKnown = known.contains {
        $0.rule == finding.rule && (index >= texts || $0.message == finding.message)
      }
      return isKnown ? nil : diagnostic(of: finding)
    }
  }

  /// Checks the other strings of a localization.
  private func judgeTexts(
    of localization: Localization, by rules: RuleSet, _ maker: RowMaker, into found: inout Findings
  ) {
    guard localization.leaves.count > 1 else { return }
    var measurers = PointMeasurers(locale: shown.locale)
    let key = maker.key(of: shown.row.entry, declared: shown.facts.declared)
    for row in maker.rows(of: localization, for: key, limit: Self.limit) {
      guard let leaf = row.found.leaf, leaf.number != shown.leaf?.number else { continue }
      rules.judge(
        CheckedRow(
          row, fitted: width.map { maker.fit(row, width: $0) }, lastLayout: shown.lastLayout,
          points: shown.points?.measuring(row, by: &measurers),
          locale: maker.table.locale(ofLocalization: localization.locale), shown.facts,
          isLeafOnly: true),
        into: &found)
    }
  }

  /// Returns the finding as reported for the row, prefixed with the leaf's path if it is not the
  /// row's own.
  private func diagnostic(of finding: Finding) -> Diagnostic {
    var diagnostic = finding.diagnostic
    if case .leaf(let leaf) = finding.subject, leaf.number != shown.leaf?.number {
      diagnostic.message = "\(leaf.path): \(diagnostic.message)"
    }
    return diagnostic
  }
}

extension Localization {
  /// Whether the localization is more than a plain string: it varies, or its only string is a form.
  fileprivate var isVaried: Bool {
    leaves.count > 1 || mayHaveSubstitutions || leaves.first?.path.steps.isEmpty == false
  }
}
