internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// How much of all tables is translated, by locale, as `galley coverage` counts it.
struct TranslatedShares {
  private struct Share {
    var done = 0
    var all = 0
  }

  private var shares: [LocaleTag: Share] = [:]

  /// Counts the tables of some sheets.
  init(of sheets: [PreviewTable]) {
    let tables = Coverage(of: sheets.map(\.table)).tables
    let locales = Set(tables.flatMap { $0.locales.map { LocaleTag($0.name) } })
    for table in tables {
      let counted = Dictionary(
        table.locales.map { (LocaleTag($0.name), $0) }, uniquingKeysWith: { first, _ in first })
      let all = table.locales.first?.translatable ?? table.keys
      for locale in locales.union([LocaleTag(table.source)]) {
        let isSource = locale == LocaleTag(table.source)
        shares[locale, default: Share()].done += counted[locale]?.done ?? (isSource ? all : 0)
        shares[locale, default: Share()].all += all
      }
    }
  }

  /// The share of a locale in percent, 100 only where nothing is left; nil where no table names it.
  func percent(of locale: LocaleTag) -> Int? {
    shares[locale].map { $0.done < $0.all ? min(99, (100 * $0.done + $0.all / 2) / $0.all) : 100 }
  }
}
