internal import LocalizedText
package import SourceText
internal import StringCatalog

extension Row {
  /// The place of the key.
  package var keyPlace: FilePlace { FilePlace(path: entry.path, location: entry.location) }

  /// The place of the text in the locale; that of the key if the locale has none.
  package var textPlace: FilePlace {
    guard hasOwnText, let leaf = found.leaf else { return keyPlace }
    return FilePlace(path: leaf.localization.path, location: leaf.location)
  }
}
