internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// How far the tables are that were shown; each is counted once, a part at a time.
struct TableCoverage: Sendable {
  private var known: [Int: Coverage.Table] = [:]
  /// The table that is being counted.
  private var counting: (sheet: Int, counter: CoverageCounter)?
  /// The localization of a sheet that serves a locale best, which takes a while to find.
  private var shown: (sheet: Int, locale: LocaleTag, localization: String?)?
  /// As many entries as are counted at once where a frame waits for them.
  private static let promptEntries = 500

  /// Whether a table is being counted.
  var isCounting: Bool { counting != nil }

  /// Goes to a sheet in a locale: what is not known of it is counted from now on.
  mutating func show(_ sheet: PreviewTable, number: Int, in locale: LocaleTag) {
    if shown?.sheet != number || shown?.locale != locale {
      shown = (number, locale, Self.localization(of: sheet, in: locale))
      percent = currentPercent
    }
    guard known[number] == nil, counting?.sheet != number else { return }
    counting = (number, CoverageCounter(table: sheet.table))
    count(entries: Self.promptEntries)
  }

  /// The localization that serves a locale best, the source language being one though no text may
  /// name it.
  private static func localization(of sheet: PreviewTable, in locale: LocaleTag) -> String? {
    let source = sheet.table.sourceLanguage
    guard let best = sheet.matcher.chain(for: locale).first, best != source else {
      return LocalizationMatcher(available: [source]).chain(for: locale).first
    }
    return LocalizationMatcher(available: [best, source]).chain(for: locale).first
  }

  /// Counts a part of the table that is under way.
  mutating func count(entries: Int) {
    // It is taken out while it counts, so that nothing has to be copied.
    guard var counting = counting.take() else { return }
    counting.counter.count(entries: entries)
    if counting.counter.isComplete {
      known[counting.sheet] = counting.counter.coverage
      percent = currentPercent
    } else {
      self.counting = counting
    }
  }

  /// How much of the localization that is shown is done, in percent; 100 only if everything is done.
  ///
  /// Nil where that is not known yet, and where the keys are the texts.
  private(set) var percent: Int?

  private var currentPercent: Int? {
    guard let shown, let table = known[shown.sheet] else { return nil }
    guard let found = table.locales.first(where: { $0.name == shown.localization }) else {
      return shown.localization == table.source ? nil : 0
    }
    return found.share.percent
  }
}
