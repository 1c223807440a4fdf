package import LocalizedText
package import SourceText
internal import StringCatalog

extension Row {
  package var keyPlace: FilePlace { FilePlace(path: entry.path, location: entry.location) }

  /// The location of the string in the locale, or that of the key if the locale has none.
  package var textPlace: FilePlace {
    guard hasOwnText, let leaf = found.leaf else { return keyPlace }
    return FilePlace(path: leaf.localization.path, location: leaf.location)
  }

  /// Returns the location to write a translation at: that of the existing string, if the locale has
  /// one.
  ///
  /// For a missing string, it is the location of the key if one file has all locales. If each
  /// locale has its own file, it is that of the closest preceding, or else following, string that
  /// the locale has.
  package func placeToWrite(_ locale: LocaleTag, in previewTable: PreviewTable) -> FilePlace {
    let table = previewTable.table
    guard !hasOwnText, table.traits.locales == .folder,
      let name = previewTable.matcher.chain(for: locale).first,
      let number = table.localeNumber(name)
    else { return textPlace }
    let format = CatalogFormat(path: entry.path)
    func place(nearest entries: some Sequence<Entry>) -> FilePlace? {
      for entry in entries {
        guard let found = entry.localization(locale: number),
          CatalogFormat(path: found.path) == format
        else { continue }
        return FilePlace(path: found.path, location: found.location)
      }
      return nil
    }
    let position = Int(entry.number)
    return place(nearest: table.entries[..<position].reversed())
      ?? place(nearest: table.entries[position...]) ?? keyPlace
  }
}
