internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// The completeness of the tables that were shown.
///
/// Each is counted once, a part at a time.
struct TableCoverage: Sendable {
  private var known: [Int: Coverage.Table] = [:]
  /// The table that is being counted.
  private var counting: (table: Int, counter: CoverageCounter)?
  /// The localization of a table that serves a locale best; kept, because matching takes a while.
  private var shown: (table: Int, locale: LocaleTag, localization: String?)?
  /// The entries that are counted at once before a frame.
  private static let promptEntries = 500

  /// Whether a table is being counted.
  var isCounting: Bool { counting != nil }

  /// Shows a table in a locale, and starts to count it if that has not been done.
  mutating func show(_ previewTable: PreviewTable, number: Int, in locale: LocaleTag) {
    if shown?.table != number || shown?.locale != locale {
      shown = (number, locale, Self.localization(of: previewTable, in: locale))
      numbers = currentNumbers
    }
    guard known[number] == nil, counting?.table != number else { return }
    counting = (number, CoverageCounter(table: previewTable.table))
    count(entries: Self.promptEntries)
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

  /// Counts some more entries of the table that is being counted.
  mutating func count(entries: Int) {
    // Taken out of the state while it counts, so that its arrays are not copied.
    guard var counting = counting.take() else { return }
    counting.counter.count(entries: entries)
    if counting.counter.isComplete {
      known[counting.table] = counting.counter.coverage
      numbers = currentNumbers
    } else {
      self.counting = counting
    }
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
