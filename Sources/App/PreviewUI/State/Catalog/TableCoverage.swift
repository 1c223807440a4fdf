internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// The completeness of the tables shown so far.
///
/// Each table is counted once, incrementally.
struct TableCoverage: Sendable {
  private var known: [Int: Coverage.Table] = [:]
  /// The table being counted.
  var counting: Count?
  /// The best localization of a table for a locale, cached because matching is slow.
  private var shown: (table: Int, locale: LocaleTag, localization: String?)?
  /// The number of entries to count immediately, before a frame.
  private static let promptEntries = 500

  /// An incremental count of a table.
  struct Count: Job {
    let table: Int
    fileprivate var counter: CoverageCounter

    mutating func advance(rows: Int, in _: Model) {
      counter.count(entries: Self.entries(inTimeOf: rows))
    }
  }

  /// Shows a table in a locale, and starts to count it if necessary.
  mutating func show(_ previewTable: PreviewTable, number: Int, in locale: LocaleTag) {
    if shown?.table != number || shown?.locale != locale {
      shown = (number, locale, Self.localization(of: previewTable, in: locale))
      numbers = currentNumbers
    }
    guard known[number] == nil, counting?.table != number else { return }
    var count = Count(table: number, counter: CoverageCounter(table: previewTable.table))
    count.counter.count(entries: Self.promptEntries)
    take(count)
  }

  /// Returns the best localization for a locale.
  ///
  /// The source language counts even if it has no localizations.
  private static func localization(of previewTable: PreviewTable, in locale: LocaleTag) -> String? {
    let source = previewTable.table.sourceLanguage
    let sources = source.map { [$0] } ?? []
    guard let best = previewTable.matcher.chain(for: locale).first, best != source else {
      return LocalizationMatcher(available: sources).chain(for: locale).first
    }
    return LocalizationMatcher(available: [best] + sources).chain(for: locale).first
  }

  /// Continues a count, or stores its result.
  mutating func take(_ count: Count) {
    counting = count.counter.isComplete ? nil : count
    guard counting == nil else { return }
    known[count.table] = count.counter.coverage
    numbers = currentNumbers
  }

  /// The completeness of the displayed localization.
  ///
  /// Nil until the table is counted, and if the keys are the strings of the locale.
  private(set) var numbers: CoverageBoard.Cell?

  private var currentNumbers: CoverageBoard.Cell? {
    guard let shown, let table = known[shown.table] else { return nil }
    guard let found = table.locales.first(where: { $0.name == shown.localization }) else {
      return shown.localization == table.source ? nil : CoverageBoard.Cell(withoutAnyOf: table)
    }
    return CoverageBoard.Cell(found)
  }
}

/// The completeness of all tables combined in each locale, as in `galley coverage`.
struct TranslatedShares {
  private var shares: [LocaleTag: CompletedShare] = [:]

  /// Counts all tables, including entries that are not shown.
  init(of tables: [PreviewTable]) {
    let coverage = Coverage(of: tables.map(\.table))
    let sources = coverage.tables.compactMap { $0.source.map { LocaleTag($0) } }
    let locales = Array(Set(coverage.languages.map { LocaleTag($0.name) } + sources))
    for table in coverage.tables {
      for (locale, counts) in zip(locales, table.locales(locales)) {
        shares[locale, default: CompletedShare()] += counts.share
      }
    }
  }

  /// Returns the share of a locale; nil if no table has it.
  func share(of locale: LocaleTag) -> CompletedShare? { shares[locale] }
}
