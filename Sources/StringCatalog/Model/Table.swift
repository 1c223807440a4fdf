/// One table of texts: a string catalog, or the .strings and .stringsdict files of one name in the
/// `.lproj` folders of one folder.
///
/// A table is an index over the bytes of its files. Its values are cheap to make and to copy, and
/// decode a text when it is asked for:
///
///     for entry in table.entries {
///       print(entry.key, entry.localization("fr")?.text ?? "not in French")
///     }
public struct Table: Sendable {
  let storage: TableStorage

  /// The name by which apps know the table: the file's, without its ending.
  public let name: String
  /// The folder in which it lies, or in which its `.lproj` folders lie; empty for the current one.
  public let folder: String
  /// The language in which the texts are written first, as the file spells it.
  public let sourceLanguage: String
  /// The version of the format that the file names, `1.0` say; nil in the older formats, which have
  /// none.
  public let version: String?

  init(
    storage: TableStorage, name: String, folder: String, sourceLanguage: String,
    version: String? = nil
  ) {
    self.storage = storage
    self.name = name
    self.folder = folder
    self.sourceLanguage = sourceLanguage
    self.version = version
  }

  /// The entries in file order.
  public var entries: Entries { Entries(storage: storage) }

  /// The locales that any entry names, in the order in which they come up.
  public var locales: [String] { storage.records.locales.names }

  /// The number of a locale as the files spell it; nil where no entry names it.
  package func localeNumber(_ locale: String) -> UInt32? { storage.records.locales.known(locale) }

  /// Whether the table is a string catalog, whose keys are texts of the source language.
  package var isCatalog: Bool { storage.sources.first?.syntax == .json }

  /// The states that leaves may have, as spelled; a leaf names one by its place here.
  public var states: [String] { storage.records.states.names }

  /// The paths of the files, the one with the source texts first.
  public var paths: [String] { storage.sources.map(\.path) }

  /// The fields beside the entries that the format does not define.
  public var otherFields: [Field] {
    storage.records.rootFields.map { Field(record: $0, storage: storage) }
  }

  /// The entry of a key.
  public func entry(forKey key: String) -> Entry? {
    storage.entry(forKey: key).map { Entry(storage: storage, number: $0) }
  }
}

extension Table {
  /// The entries of a table, in file order.
  public struct Entries: RandomAccessCollection, Sendable {
    let storage: TableStorage

    /// The first index, 0.
    public var startIndex: Int { 0 }
    /// The number of entries.
    public var endIndex: Int { storage.records.entries.count }
    /// The entry at a place in the file.
    public subscript(index: Int) -> Entry {
      precondition(indices.contains(index), "no such entry")
      return Entry(storage: storage, number: UInt32(index))
    }
  }
}
