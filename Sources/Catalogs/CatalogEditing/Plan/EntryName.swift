package import StringCatalog

/// The identity of an entry: its key, and a file of its table.
package struct EntryName: Hashable, Sendable {
  /// The path of the file.
  package let file: String
  /// The key of the entry.
  package let key: String
  /// The path of its catalog in the project, if the file is XLIFF with the strings of several.
  package let original: String?

  /// Creates an entry name.
  package init(file: String, key: String, original: String? = nil) {
    self.file = file
    self.key = key
    self.original = original
  }

  /// Creates the name of an entry in the file of one of its localizations.
  package init(_ localization: Localization) {
    self.init(
      file: localization.path, key: localization.entry.key, original: localization.entry.original)
  }

  /// Creates the name of an entry.
  package init(_ entry: Entry) {
    self.init(file: entry.path, key: entry.key, original: entry.original)
  }
}
