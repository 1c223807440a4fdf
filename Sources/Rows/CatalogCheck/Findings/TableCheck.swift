internal import LocalizedText
public import PointMetrics
public import PreviewRows
internal import SourceText
internal import StringCatalog
public import TextLayout

/// A check of every string of a table: all localizations of each entry, with all variations.
///
/// ```swift
/// let check = TableCheck(of: preview, rules: .all, locales: ["de"]) { makeRowMaker(for: $0) }
/// check.report(of: preview.indices).findings.map(\.rule)  // [spec-missing]
/// ```
public struct TableCheck: Sendable {
  /// The space that a string has to fit into.
  public enum Room: Sendable {
    /// The minimum width of a row in columns, and the largest allowed layout.
    case columns(Int, Layout = .standard)
    /// The slot of the setting, in points.
    case points
  }

  /// The per-locale state; a class, because a row maker is large and every string needs it.
  private final class Checker: Sendable {
    let maker: RowMaker
    let locale: LocaleTag

    init(_ maker: RowMaker) {
      self.maker = maker
      locale = maker.locale
    }

    /// Returns the rows of a localization; not inlined, because each call would copy the row maker.
    @inline(never)
    func rows(of localization: Localization, for key: LocalizedStringKey) -> [Row] {
      maker.rows(of: localization, for: key)
    }
  }

  let preview: PreviewTable
  private let rules: RuleSet
  private let locales: CheckedLocales
  /// Returns the space that the strings of a key have to fit into; nil if any length is allowed.
  public var room: @Sendable (_ key: String) -> Room? = { _ in nil }
  private let setting: PointSetting
  /// The checkers by locale, as spelled in the files.
  private let checkers: [String: Checker]

  /// Creates a check of a table.
  ///
  /// - Parameters:
  ///   - preview: the entries to check.
  ///   - rules: the rules to apply.
  ///   - locales: the localizations to check, as spelled in the files.
  ///   - setting: the defaults for slots, which are always checked.
  ///   - maker: returns the row maker for a localization.
  public init(
    of preview: PreviewTable, rules: RuleSet, locales: [String],
    setting: PointSetting = PointSetting(), maker: (String) -> RowMaker
  ) {
    let locales = locales.filter { LocaleTag($0).isSpoken }
    self.preview = preview
    self.rules = rules
    self.locales = CheckedLocales(locales, of: preview.table)
    self.setting = setting
    checkers = Dictionary(uniqueKeysWithValues: Set(locales).map { ($0, Checker(maker($0))) })
  }

  /// Returns the findings for a range of entries, in file order.
  public func report(of indices: Range<Int>) -> CheckReport {
    var report = CheckReport()
    var measurers = checkers.mapValues { PointMeasurers(locale: $0.locale) }
    let noMeasurers = PointMeasurers(locale: LocaleTag("en"))
    var found = Findings()
    for index in indices {
      let entry = preview[index]
      let table = preview.table
      let facts = EntryFacts(entry, sourceLanguage: table.sourceLanguage)
      rules.judge(
        CheckedEntry(entry: entry, facts: facts, table: table, locales: locales), into: &found)
      let room = room(entry.key)
      let slot = preview.slots.slot(of: entry)
      // A row is measured in points if it has a slot, or if all rows have to fit there.
      let isInPoints = if case .points = room { true } else { slot != nil }
      var key: LocalizedStringKey?
      for localization in entry.localizations {
        guard let checker = checkers[localization.locale] else { continue }
        report.textCount += localization.leaves.count
        let known = key ?? checker.maker.key(of: entry, declared: facts.declared)
        key = known
        for row in checker.rows(of: localization, for: known) {
          var points: PointRow?
          if isInPoints {
            points = PointRow(
              row, written: slot, in: setting,
              by: &measurers[localization.locale, default: noMeasurers])
          }
          judge(row, facts, points, by: checker, room: room, into: &found)
        }
        rules.judge(
          CheckedLocalization(localization, of: table, locale: checker.locale), into: &found)
      }
      ignore(in: entry, among: &found.list)
      report.findings += found.list
      found.list.removeAll(keepingCapacity: true)
    }
    return report
  }

  /// Removes the findings that an entry's comment ignores, and adds findings for rules that it
  /// ignores needlessly.
  private func ignore(in entry: Entry, among findings: inout [Finding]) {
    let ignored = IgnoredRules(comment: entry.comment)
    guard !ignored.ids.isEmpty else { return }
    let vain = ignored.remove(from: &findings)
    // A rule may find problems in languages that are not checked here.
    if rules.contains(.ignoreUnused), checkers.count == preview.table.locales.count {
      findings += vain.compactMap { unused(rule: $0, in: entry) }
    }
  }

  /// Returns the finding for a rule ignored needlessly; nil if the rule was not applied to strings.
  private func unused(rule: RuleID, in entry: Entry) -> Finding? {
    let known = Rule.all.first { $0.id == rule }
    if let known {
      guard rules.contains(rule), known.judgesTexts,
        rule != Rule.truncates.id || room(entry.key) != nil
      else {
        return nil
      }
    }
    let name = "'\(rule.rawValue.beginning)'"
    let words =
      known == nil
      ? "unknown rule \(name) in [galley: ignore]"
      : "unused ignore: \(name) reports nothing here"
    return Finding(.ignoreUnused, words, about: .comment(entry))
  }

  private func judge(
    _ row: Row, _ facts: EntryFacts, _ points: PointRow?, by checker: Checker, room: Room?,
    into found: inout Findings
  ) {
    guard row.found.leaf != nil else { return }
    var fitted: FittedRow?
    var lastLayout: Layout?
    if case .columns(let width, let layout) = room {
      fitted = checker.maker.fit(row, width: width)
      lastLayout = layout
    }
    rules.judge(
      CheckedRow(
        row, fitted: fitted, lastLayout: lastLayout, points: points, locale: checker.locale,
        facts, isLeafOnly: true), into: &found)
  }
}
