/// One table of texts: a string catalog, or the .strings and .stringsdict files of one name in the
/// `.lproj` folders of one folder.
///
/// A table is an index over the bytes of its files. Its values are cheap to make and to copy, and
/// decode a text on request:
///
///     for entry in table.entries {
///       print(entry.key, entry.localization("fr")?.text ?? "not in French")
///     }
public struct Table: Sendable {
  let storage: TableStorage

  /// The name by which apps know the table: that of the file without its ending.
  public let name: String
  /// The folder that contains the file or its `.lproj` folder; empty for the current folder.
  public let folder: String
  /// The language in which the texts are written first, as the files spell it; nil if it is unknown.
  public let sourceLanguage: String?
  /// Whether the source language was inferred, because neither a file nor the caller named it.
  public let isSourceLanguageGuessed: Bool
  /// The version of the format that the file names, for example `1.0`; nil in the older formats.
  public let version: String?

  init(
    storage: TableStorage, name: String, folder: String, language: SourceLanguage,
    version: String? = nil
  ) {
    self.storage = storage
    self.name = name
    self.folder = folder
    sourceLanguage = language.name
    isSourceLanguageGuessed = language.isGuessed
    self.version = version
  }

  /// The entries in file order.
  public var entries: Entries { Entries(storage: storage) }

  /// The locales that the entries name, in the order in which they first occur.
  public var locales: [String] { storage.records.locales.names }

  /// The locales, and the source language.
  package var languages: [String] { locales + [sourceLanguage].compactMap(\.self) }

  /// The number of a locale, by the spelling in the files; nil if no entry has it.
  package func localeNumber(_ locale: String) -> UInt32? { storage.records.locales.known(locale) }

  /// The number of the source language; nil if it is unknown or no entry has it.
  package var sourceLocaleNumber: UInt32? { sourceLanguage.flatMap(localeNumber) }

  /// What the formats of its files have in common.
  package var traits: TableTraits { storage.traits }

  /// The states that leaves may have, as the files spell them.
  ///
  /// A leaf refers to a state by its index; the first one means that no state is written.
  public var states: [String] { storage.records.states.names }

  /// The paths of the files, that of the source language first.
  public var paths: [String] { storage.sources.map(\.path) }

  /// The files in the same order, with their bytes.
  package var files: [SourceFile] { storage.sources.map(\.file) }

  /// The members beside the entries that the format does not define.
  public var otherFields: [Field] {
    storage.records.rootFields.map { Field(record: $0, storage: storage) }
  }

  /// Returns the entry of a key; nil if the table has none.
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
    /// The entry at an index.
    public subscript(index: Int) -> Entry {
      precondition(indices.contains(index), "no such entry")
      return Entry(storage: storage, number: UInt32(index))
    }
  }

  /// How much a table contains.
  public struct Counts: Hashable, Sendable {
    /// The number of entries.
    public var entries = 0
    /// The number of localizations in all entries.
    public var localizations = 0
    /// The number of leaves in all localizations.
    public var leaves = 0
    /// The number of leaves in each state, in the order of the table's `states`.
    public var leavesByState: [Int]
  }

  /// Counts what the table contains, without decoding any text.
  public var counts: Counts {
    let numbers = TableNumbers(self)
    var counts = Counts(leavesByState: Array(repeating: 0, count: states.count))
    counts.entries = numbers.entryCount
    for entry in 0..<counts.entries {
      let localizations = numbers.localizations(of: entry)
      counts.localizations += localizations.count
      for localization in localizations {
        let leaves = numbers.leaves(of: localization)
        counts.leaves += leaves.count
        for leaf in leaves { counts.leavesByState[numbers.state(of: leaf)] += 1 }
      }
    }
    return counts
  }
}
