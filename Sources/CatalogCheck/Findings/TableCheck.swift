internal import LocalizedText
public import PreviewRows
internal import SourceText
internal import StringCatalog
public import TextLayout

/// Judges every text of a table: all localizations of an entry, and all variations of each.
///
/// ```swift
/// let check = TableCheck(of: preview, rules: .all, locales: ["de"]) { makeRowMaker(for: $0) }
/// check.report(of: preview.indices).findings.map(\.diagnostic.rule)  // [spec-missing]
/// ```
public struct TableCheck: Sendable {
  /// The room that texts have to fit into.
  public struct Room: Sendable {
    /// The fewest columns of a row.
    public var width: Int
    /// The last layout that a row may need.
    public var layout: Layout

    /// Rows of some columns.
    public init(width: Int, layout: Layout = .standard) {
      self.width = width
      self.layout = layout
    }
  }

  /// What is known of a locale.
  private struct Checker: Sendable {
    let maker: RowMaker
    /// Nil if ICU has no rules for the locale.
    let numbers: PluralNumbers?
  }

  private let preview: PreviewTable
  private let rules: RuleSet
  private let locales: [String]
  /// The room that the texts of a key have to fit into; nil if they may have any length.
  public var room: @Sendable (_ key: String) -> Room? = { _ in nil }
  /// The checkers by the locale, as the files spell it.
  private let checkers: [String: Checker]

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
    self.locales = locales
    checkers = Dictionary(
      uniqueKeysWithValues: Set(locales).map {
        let maker = maker($0)
        return ($0, Checker(maker: maker, numbers: PluralNumbers(maker.locale)))
      })
  }

  /// What is wrong with the entries at some indices, in file order.
  public func report(of indices: Range<Int>) -> CheckReport {
    var report = CheckReport()
    for index in indices {
      let entry = preview[index]
      let table = preview.table
      let first = report.findings.count
      let room = room(entry.key)
      report.findings += rules.findings(
        in: CheckedEntry(entry: entry, table: table, locales: locales))
      for localization in entry.localizations {
        guard let checker = checkers[localization.locale] else { continue }
        report.textCount += localization.leaves.count
        for row in checker.maker.rows(of: localization) {
          judge(row, by: checker.maker, room: room, into: &report.findings)
        }
        guard let numbers = checker.numbers else { continue }
        report.findings += rules.findings(
          in: CheckedLocalization(
            localization, of: table, locale: checker.maker.locale, numbers: numbers))
      }
      ignore(in: entry, after: first, of: &report)
    }
    return report
  }

  /// Removes the findings about an entry that its comment says to ignore, and reports the rules that
  /// it names in vain.
  private func ignore(in entry: Entry, after first: Int, of report: inout CheckReport) {
    let ignored = IgnoredRules(comment: entry.comment)
    guard !ignored.ids.isEmpty else { return }
    var findings = Array(report.findings[first...])
    let vain = ignored.remove(from: &findings)
    // Other languages may have what the rules do not find in these.
    if rules.ids.contains(.ignoreUnused), checkers.count == preview.table.locales.count {
      findings += vain.compactMap { unused(rule: $0, in: entry) }
    }
    report.findings.replaceSubrange(first..., with: findings)
  }

  /// The finding that a comment ignores a rule in vain; nil if the rule was not applied to texts.
  private func unused(rule: RuleID, in entry: Entry) -> Finding? {
    let known = Rule.all.first { $0.id == rule }
    if let known {
      guard rules.ids.contains(rule), known.judgesTexts,
        rule != .truncates || room(entry.key) != nil
      else {
        return nil
      }
    }
    let problem = known == nil ? "is no rule" : "finds nothing here"
    return Finding(
      Diagnostic(
        .ignoreUnused, path: entry.path, location: entry.commentLocation ?? entry.location,
        message: "'\(rule.rawValue.beginning)', which the comment ignores, \(problem)",
        key: entry.key),
      table: preview.table.name)
  }

  private func judge(
    _ row: Row, by maker: RowMaker, room: Room?, into found: inout [Finding]
  ) {
    guard let leaf = row.found.leaf else { return }
    let diagnostics = rules.diagnostics(
      of: row, leaf: leaf, fitted: room.map { maker.fit(row, width: $0.width) },
      lastLayout: room?.layout, locale: maker.locale)
    for diagnostic in diagnostics {
      found.append(
        Finding(diagnostic, table: preview.table.name, path: leaf.path, text: leaf.text))
    }
  }
}
