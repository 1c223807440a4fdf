internal import SourceText

/// The index of one table: the places of all texts in flat arrays, without a copy of any text.
///
/// An entry owns a range of localizations, substitutions and fields; a localization owns a range of
/// leaves.
struct TableRecords: Sendable {
  struct Entry: Sendable {
    var key: TextRange
    var comment = TextRange.none
    var extractionState = TextRange.none
    var localizations: Range<UInt32>
    var substitutions: Range<UInt32>
    var fields: Range<UInt32>
    var source: UInt16
    var flags: EntryFlags = []
  }

  struct Localization: Sendable {
    /// How many locales a table may have, so that a number of two bytes is enough.
    static let localeLimit = 1 << 16

    /// The offset of the locale's name; in a .strings or .stringsdict file, of the text.
    var offset: UInt32
    var leaves: Range<UInt32>
    private var shortLocale: UInt16
    var source: UInt16

    init(offset: UInt32, locale: UInt32, leaves: Range<UInt32>, source: UInt16) {
      self.offset = offset
      self.leaves = leaves
      shortLocale = UInt16(truncatingIfNeeded: locale)
      self.source = source
    }

    var locale: UInt32 {
      get { UInt32(shortLocale) }
      set { shortLocale = UInt16(truncatingIfNeeded: newValue) }
    }
  }

  struct Leaf: Sendable {
    var value: TextRange
    /// The offset of the state; without a state, that of the value.
    var stateOffset: UInt32
    var state: UInt32
    var path: UInt32
  }

  struct Substitution: Sendable {
    /// The offset of the localization that it belongs to.
    var owner: UInt32
    var name: TextRange
    var argument: Int?
    var specifier: TextRange
    var source: UInt16 = 0
  }

  /// A member that the format does not define, or that is too rare for a place in the records.
  struct Field: Sendable {
    /// The offset of its owner: of the key of an entry, the locale of a localization, the value of a
    /// leaf, the name of a substitution; `root` for the file.
    var owner: UInt32
    var name: TextRange
    var value: TextRange
    var source: UInt16 = 0

    static let root = UInt32.max
  }

  var entries = RecordList<Entry>()
  var localizations = RecordList<Localization>()
  var leaves = RecordList<Leaf>()
  var substitutions = RecordList<Substitution>()
  var fields = RecordList<Field>()
  /// The members beside the entries.
  var rootFields = RecordList<Field>()

  var locales = NameTable()
  var states = NameTable.states
  var paths = PathTable()

  var sourceLanguage = TextRange.none
  var version = TextRange.none

  /// The index in its present state, for callers that use it while it grows.
  func frozen() -> TableRecords {
    var records = self
    records.entries = entries.frozen()
    records.localizations = localizations.frozen()
    records.leaves = leaves.frozen()
    records.substitutions = substitutions.frozen()
    records.fields = fields.frozen()
    records.rootFields = rootFields.frozen()
    return records
  }

  /// Makes room for what a catalog of this size usually contains, without touching the memory.
  mutating func reserve(forBytes count: Int) {
    localizations.reserveCapacity(count / 230)
    leaves.reserveCapacity(count / 220)
  }
}

/// The true-or-false members of an entry.
struct EntryFlags: OptionSet, Sendable {
  let rawValue: UInt8

  static let doesNotTranslate = EntryFlags(rawValue: 1)
  static let hasGeneratedComment = EntryFlags(rawValue: 2)
  static let generatesSymbol = EntryFlags(rawValue: 4)
  static let generatesNoSymbol = EntryFlags(rawValue: 8)
}

/// A record that belongs to a part of an entry.
protocol Owned {
  /// The offset of its owner.
  var owner: UInt32 { get }
  /// Its own place.
  var name: TextRange { get }
  var source: UInt16 { get }
}

extension TableRecords.Field: Owned {}
extension TableRecords.Substitution: Owned {}

extension Owned {
  fileprivate var place: (UInt16, UInt32, UInt32) { (source, owner, name.offset) }
}

extension RecordList where Record: Owned {
  /// Sorts an entry's records by owner, and those of each owner by their order in the file.
  mutating func sortByOwner(in range: Range<UInt32>) {
    guard range.count > 1 else { return }
    let sorted = self[Int(range.lowerBound)..<Int(range.upperBound)].sorted { $0.place < $1.place }
    for (place, record) in zip(Int(range.lowerBound)..., sorted) { self[place] = record }
  }

  /// The records of one owner among those of an entry.
  func owned(
    by owner: UInt32, in source: UInt16, among range: Range<UInt32>
  ) -> Slice<RecordList> {
    let all = self[Int(range.lowerBound)..<Int(range.upperBound)]
    guard !all.isEmpty else { return all }
    let start = (all.startIndex..<all.endIndex).partitioningIndex {
      (all[$0].source, all[$0].owner) >= (source, owner)
    }
    let end = (start..<all.endIndex).partitioningIndex {
      (all[$0].source, all[$0].owner) > (source, owner)
    }
    return all[start..<end]
  }
}
