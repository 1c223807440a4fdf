import LocalizedText
import PreviewRows
import SourceText
import StringCatalog
import TextLayout

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
    var found: [(judgement: Judgement, isAboutAll: Bool)] = []
    // Of most entries, the row shows all that there is in its locale.
    if let localization, localization.leaves.count > 1 || localization.mayHaveSubstitutions {
      found = texts(of: localization, by: rules, maker)
      let checked = CheckedLocalization(
        localization, of: maker.table,
        locale: maker.table.locale(ofLocalization: localization.locale))
      found += rules.judgements(of: checked, forRow: true).map { ($0, isAboutAll: true) }
    }
    found += rules.judgements(of: entry, forRow: true).map { ($0, isAboutAll: true) }
    guard !found.isEmpty else { return [] }
    return found.compactMap { judgement, isAboutAll in
      let isKnown = known.contains {
        $0.rule == judgement.rule && (isAboutAll || $0.message == judgement.message)
      }
      return isKnown ? nil : diagnostic(of: judgement)
    }
  }

  /// What is wrong with the other texts of a localization.
  private func texts(
    of localization: Localization, by rules: RuleSet, _ maker: RowMaker
  ) -> [(judgement: Judgement, isAboutAll: Bool)] {
    guard localization.leaves.count > 1 else { return [] }
    var measurers = PointMeasurers(locale: shown.locale)
    var found: [(judgement: Judgement, isAboutAll: Bool)] = []
    let key = maker.key(of: shown.row.entry, declared: shown.facts.declared)
    for row in maker.rows(of: localization, for: key, limit: Self.limit) {
      guard let leaf = row.found.leaf, leaf.number != shown.leaf?.number else { continue }
      let diagnostics = rules.diagnostics(
        of: row, leaf: leaf, shown.facts, fitted: width.map { maker.fit(row, width: $0) },
        lastLayout: shown.lastLayout, points: shown.points?.measuring(row, by: &measurers),
        locale: maker.table.locale(ofLocalization: localization.locale))
      found += diagnostics.lazy.filter { rules.deservesMark($0.rule) }.map { diagnostic in
        let judgement = Judgement(
          diagnostic.rule, severity: diagnostic.severity, .text(diagnostic.message),
          about: .leaf(leaf), in: maker.table.name)
        return (judgement, isAboutAll: false)
      }
    }
    return found
  }

  /// The judgement as the row tells it: about another text than its own, with the name of that text.
  private func diagnostic(of judgement: Judgement) -> Diagnostic {
    var diagnostic = judgement.finding.diagnostic
    if case .leaf(let leaf) = judgement.subject, leaf.number != shown.leaf?.number {
      diagnostic.message = "\(leaf.path): \(diagnostic.message)"
    }
    return diagnostic
  }
}
