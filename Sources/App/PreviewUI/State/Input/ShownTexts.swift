internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// The strings that rows may show in a locale, verbatim from the files.
///
/// Fast, because nothing is resolved.
struct ShownTexts {
  private let locale: LocaleTag
  /// By table, the best localizations for the locale in order, followed by the source language's.
  private var localizations: [Int: [String]] = [:]

  init(in locale: LocaleTag) { self.locale = locale }

  /// Returns the strings of all forms of a row; empty if the row shows its key.
  mutating func texts(ofRow row: Int, in catalog: CatalogState) -> [String] {
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
