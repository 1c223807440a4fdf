internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// The texts that rows may show in a locale, as the files have them: quick to look at, because nothing is
/// resolved.
struct ShownTexts {
  private let catalog: CatalogState
  private let locale: LocaleTag
  /// The localizations of each table that serve the locale, the best first, then that of the source
  /// language.
  private var localizations: [Int: [String]] = [:]

  init(of catalog: CatalogState, in locale: LocaleTag) {
    self.catalog = catalog
    self.locale = locale
  }

  /// The texts of all forms of a row; none if the row shows its key.
  mutating func texts(ofRow row: Int) -> [String] {
    let index = catalog.index(of: row)
    let previewTable = catalog.tables[index.table]
    let names =
      localizations[index.table] ?? previewTable.chain(for: locale)
      + [previewTable.table.sourceLanguage].compactMap(\.self)
    localizations[index.table] = names
    let entry = previewTable[index.entry]
    for name in names {
      let texts = entry.localization(name)?.leaves.map(\.text).filter { !$0.isEmpty } ?? []
      if !texts.isEmpty { return texts }
    }
    return []
  }
}
