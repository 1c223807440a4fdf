internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// How much of all tables is translated, by locale, as `galley coverage` counts it.
struct TranslatedShares {
  private var shares: [LocaleTag: CompletedShare] = [:]

  /// Counts the tables of some sheets.
  init(of sheets: [PreviewTable]) {
    let tables = Coverage(of: sheets.map(\.table)).tables
    let locales = Set(tables.flatMap { $0.locales.map { LocaleTag($0.name) } })
    for table in tables {
      let counted = Dictionary(
        table.locales.map { (LocaleTag($0.name), $0) }, uniquingKeysWith: { first, _ in first })
      let all = table.locales.first?.share.total ?? table.keys
      for locale in locales.union([LocaleTag(table.source)]) {
        let isSource = locale == LocaleTag(table.source)
        let done = counted[locale]?.share.done ?? (isSource ? all : 0)
        shares[locale, default: CompletedShare()] += CompletedShare(done: done, of: all)
      }
    }
  }

  /// The share of a locale in percent, 100 only if everything is done; nil if no table names it.
  func percent(of locale: LocaleTag) -> Int? {
    shares[locale]?.percent
  }
}
