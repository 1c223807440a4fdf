internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// The completeness of the tables that were shown.
///
/// Each is counted once, a part at a time.
struct TableCoverage: Sendable {
  private var known: [Int: Coverage.Table] = [:]
  /// The count of a table that is going on.
  var counting: Count?
  /// The localization of a table that serves a locale best; kept, because matching takes a while.
  private var shown: (table: Int, locale: LocaleTag, localization: String?)?
  /// The entries that are counted at once before a frame.
  private static let promptEntries = 500

  /// The completeness of a table while it is counted.
  struct Count: Job {
    let table: Int
    fileprivate var counter: CoverageCounter

    mutating func advance(rows: Int, in _: Model) {
      counter.count(entries: Self.entries(inTimeOf: rows))
    }
  }

  /// Shows a table in a locale, and starts to count it if that has not been done.
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

  /// The localization that serves a locale best.
  ///
  /// The source language is one even if no text is localized for it.
  private static func localization(of previewTable: PreviewTable, in locale: LocaleTag) -> String? {
    let source = previewTable.table.sourceLanguage
    let sources = source.map { [$0] } ?? []
    guard let best = previewTable.matcher.chain(for: locale).first, best != source else {
      return LocalizationMatcher(available: sources).chain(for: locale).first
    }
    return LocalizationMatcher(available: [best] + sources).chain(for: locale).first
  }

  /// Goes on with a count, or knows its result.
  mutating func take(_ count: Count) {
    counting = count.counter.isComplete ? nil : count
    guard counting == nil else { return }
    known[count.table] = count.counter.coverage
    numbers = currentNumbers
  }

  /// How complete the shown localization is.
  ///
  /// Nil until the table is counted, and if the keys are the texts of the locale.
  private(set) var numbers: CoverageBoard.Cell?

  private var currentNumbers: CoverageBoard.Cell? {
    guard let shown, let table = known[shown.table] else { return nil }
    guard let found = table.locales.first(where: { $0.name == shown.localization }) else {
      return shown.localization == table.source ? nil : CoverageBoard.Cell(withoutAnyOf: table)
    }
    return CoverageBoard.Cell(found)
  }
}

/// How complete all tables together are in each locale, as `galley coverage` counts it.
struct TranslatedShares {
  private var shares: [LocaleTag: CompletedShare] = [:]

  /// Counts all tables of some tables.
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

  /// The share of a locale; nil if no table has the locale.
  func share(of locale: LocaleTag) -> CompletedShare? { shares[locale] }
}
