internal import SourceText

/// The index and files of a table, shared by all its values.
final class TableStorage: Sendable {
  let records: TableRecords
  let sources: [CatalogSource]
  let traits: TableTraits
  /// The name of the table, shared by all its files.
  let name: String
  /// The path of its catalog in the project, if the file is XLIFF with several tables.
  let original: String?
  /// Whether its file was read to the end and has no problem.
  let isSound: Bool
  private let keys: KeyIndex

  init(
    records: TableRecords, sources: [CatalogSource], keys: KeyIndex, traits: TableTraits,
    isSound: Bool = false, name: String? = nil, original: String? = nil
  ) {
    self.original = original
    self.traits = traits
    self.records = records
    self.sources = sources
    self.keys = keys
    self.isSound = isSound
    self.name = name ?? sources.first.map { CatalogFile.Place($0.path).table } ?? ""
  }

  func text(_ range: TextRange, in source: UInt16) -> String? {
    range.isNone ? nil : sources[Int(source)].text(range)
  }

  func location(ofTextAt offset: UInt32, in source: UInt16) -> SourceLocation {
    sources[Int(source)].location(ofTextAt: offset)
  }

  func entry(forKey key: String) -> UInt32? {
    key.withBytes { key in
      keys.entry(for: key) { number, key in
        let entry = records.entries[Int(number)]
        return sources[Int(entry.source)].holds(key, at: entry.key)
      }
    }
  }

  /// Returns the localization of an entry in a locale, if there is one.
  func localization(of entry: UInt32, locale: UInt32) -> UInt32? {
    for number in records.entries[Int(entry)].localizations
    where records.localizations[Int(number)].locale == locale {
      return number
    }
    return nil
  }
}
