/// A table of strings: a String Catalog, or the .strings and .stringsdict files with the same name
/// in sibling `.lproj` folders.
///
/// A table is an index over the bytes of its files. Its values are cheap to create and copy, and
/// decode strings on demand:
///
///     for entry in table.entries {
///       print(entry.key, entry.localization("fr")?.text ?? "not in French")
///     }
public struct Table: Sendable {
  let storage: TableStorage

  /// The name that apps use for the table: the file name without its extension.
  public let name: String
  /// The folder that contains the file or its `.lproj` folder; empty for the current folder.
  public let folder: String
  /// The source language, as spelled in the files; nil if unknown.
  public let sourceLanguage: String?
  /// Whether the source language was inferred because neither a file nor the caller specified it.
  public let isSourceLanguageGuessed: Bool
  /// The format version specified in the file, for example `1.0`; nil in the older formats.
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

  /// The locales of all entries, in order of first occurrence.
  public var locales: [String] { storage.records.locales.names }

  /// The locales, followed by the source language.
  package var languages: [String] { locales + [sourceLanguage].compactMap(\.self) }

  /// Returns the number of a locale, as spelled in the files; nil if no entry has it.
  package func localeNumber(_ locale: String) -> UInt32? { storage.records.locales.known(locale) }

  /// The number of the source language; nil if unknown or if no entry has it.
  package var sourceLocaleNumber: UInt32? { sourceLanguage.flatMap(localeNumber) }

  /// The properties of the table's format.
  package var traits: TableTraits { storage.traits }

  /// The path of its catalog in the project, by which edits tell it from the other tables of an XLIFF
  /// file; nil if its file has no other table.
  package var original: String? { storage.original }

  /// The possible states of leaves, as spelled in the files.
  ///
  /// Leaves refer to states by index; index 0 means no state.
  public var states: [String] { storage.records.states.names }

  /// The paths of the files, starting with the source language's.
  public var paths: [String] { storage.sources.map(\.path) }

  /// The files with their bytes, in the same order as `paths`.
  package var files: [SourceFile] { storage.sources.map(\.file) }

  /// Whether its file was read to the end and has no problem.
  package var isSound: Bool { storage.isSound }

  /// Whether its entries have the order that they have in the file.
  package var isInFileOrder: Bool {
    let entries = storage.records.entries
    return zip(entries, entries.dropFirst()).allSatisfy { $0.key.offset < $1.key.offset }
  }

  /// The members beside the entries that are unknown to the format.
  public var otherFields: [Field] {
    storage.records.rootFields.map { Field(record: $0, storage: storage) }
  }

  /// Returns the entry for a key; nil if there is none.
  public func entry(forKey key: String) -> Entry? {
    storage.entry(forKey: key).map { Entry(storage: storage, number: $0) }
  }
}

extension Table {
  /// A collection of the entries of a table, in file order.
  public struct Entries: RandomAccessCollection, Sendable {
    let storage: TableStorage

    /// The first index, always 0.
    public var startIndex: Int { 0 }
    /// The number of entries.
    public var endIndex: Int { storage.records.entries.count }
    /// The entry at an index.
    public subscript(index: Int) -> Entry {
      precondition(indices.contains(index), "no such entry")
      return Entry(storage: storage, number: UInt32(index))
    }
  }

  /// The numbers of entries, localizations, and leaves in a table.
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

  /// The counts of the table, computed without decoding strings.
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
