import LocalizedText
import PointMetrics
import PreviewRows
import SourceText
import StringCatalog

/// What belongs to a row beside the text that it shows: the other texts of its localization, such as
/// plural forms for other numbers, and the entry.
struct RestOfRow {
  let shown: CheckedRow
  /// The columns that the project gives the key; nil if it says nothing.
  let width: Int?

  /// As many texts as a person writes: rows are judged while the user waits.
  private static let limit = 64

  /// What is wrong with it and deserves a mark, without what is known already.
  func diagnostics(
    by rules: RuleSet, _ maker: RowMaker, besides known: [Diagnostic]
  ) -> [Diagnostic] {
    let localization = shown.row.found.localization
    let entry = CheckedEntry(
      entry: shown.row.entry, table: maker.table,
      locales: CheckedLocales(named: localization.map { [$0.locale] } ?? []))
    var found = Findings(about: .entry(shown.row.entry))
    var texts = 0
    // Of most entries, the row shows all that there is in its locale.
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
      // What is said of all texts of the localization, the shown text says in its own words.
      let isKnown = known.contains {
        $0.rule == finding.rule && (index >= texts || $0.message == finding.message)
      }
      return isKnown ? nil : diagnostic(of: finding)
    }
  }

  /// Judges the other texts of a localization.
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
          locale: maker.table.locale(ofLocalization: localization.locale), leaf: leaf, shown.facts),
        into: &found)
    }
  }

  /// The finding as the row tells it: about another text than its own, with the name of that text.
  private func diagnostic(of finding: Finding) -> Diagnostic {
    var diagnostic = finding.diagnostic
    if case .leaf(let leaf) = finding.subject, leaf.number != shown.leaf?.number {
      diagnostic.message = "\(leaf.path): \(diagnostic.message)"
    }
    return diagnostic
  }
}

extension Localization {
  /// Whether there is more to say than of a plain text: several texts, or one that is a form.
  fileprivate var isVaried: Bool {
    leaves.count > 1 || mayHaveSubstitutions || leaves.first?.path.steps.isEmpty == false
  }
}
