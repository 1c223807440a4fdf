internal import LocalizedText
public import PreviewRows
internal import SourceText
internal import StringCatalog

/// Judges every text of a table: all localizations of an entry, and all variations of each.
///
/// ```swift
/// let check = TableCheck(of: preview, rules: .all, locales: ["de"]) { makeRowMaker(for: $0) }
/// check.report(of: preview.indices).findings.map(\.diagnostic.rule)  // [spec-missing]
/// ```
public struct TableCheck: Sendable {
  private let preview: PreviewTable
  private let rules: RuleSet
  /// The makers of rows by the locale, as the files spell it.
  private let makers: [String: RowMaker]

  /// Prepares to check a table.
  ///
  /// - Parameters:
  ///   - preview: the entries to check.
  ///   - rules: the rules to apply.
  ///   - locales: the localizations to check, as the files spell them.
  ///   - maker: makes the maker of rows of a localization.
  public init(
    of preview: PreviewTable, rules: RuleSet, locales: [String], maker: (String) -> RowMaker
  ) {
    self.preview = preview
    self.rules = rules
    makers = Dictionary(uniqueKeysWithValues: Set(locales).map { ($0, maker($0)) })
  }

  /// What is wrong with the entries at some indices, in file order.
  public func report(of indices: Range<Int>) -> CheckReport {
    var report = CheckReport()
    for index in indices {
      for localization in preview[index].localizations {
        guard let maker = makers[localization.locale] else { continue }
        report.textCount += localization.leaves.count
        for row in maker.rows(of: localization) { judge(row, by: maker, into: &report.findings) }
      }
    }
    return report
  }

  private func judge(_ row: Row, by maker: RowMaker, into found: inout [Finding]) {
    guard let leaf = row.found.leaf else { return }
    let diagnostics = rules.diagnostics(of: row, leaf: leaf, fitted: nil, locale: maker.locale)
    for diagnostic in diagnostics {
      found.append(
        Finding(diagnostic, table: preview.table.name, path: leaf.path, text: leaf.text))
    }
  }
}
