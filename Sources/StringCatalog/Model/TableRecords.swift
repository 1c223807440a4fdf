internal import SourceText

/// The index of one table: what stands where, in flat arrays, without a copy of any text.
///
/// An entry owns a run of localizations, of substitutions and of fields; a localization owns a run
/// of leaves.
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
    /// Where the locale's name stands.
    var offset: UInt32
    var locale: UInt32
    var leaves: Range<UInt32>
    var source: UInt16
  }

  struct Leaf: Sendable {
    var value: TextRange
    /// Where the state stands; without one, where the value does.
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

  /// A field that the format does not define, or defines so rarely that no record has room for it.
  struct Field: Sendable {
    /// The offset of what it belongs to: the key of an entry, the locale of a localization, the
    /// value of a leaf, the name of a substitution; `root` for the file.
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
  /// The fields beside the entries, of the file as a whole.
  var rootFields = RecordList<Field>()

  var locales = NameTable()
  var states = NameTable.states
  var paths = PathTable()

  var sourceLanguage = TextRange.none
  var version = TextRange.none

  /// The index as far as it goes now, for whoever looks at it while it grows.
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

  /// Makes room for what a catalog of so many bytes usually holds, without touching the memory.
  mutating func reserve(forBytes count: Int) {
    localizations.reserveCapacity(count / 230)
    leaves.reserveCapacity(count / 220)
  }
}

/// The switches of an entry, those that are written and those that are set.
struct EntryFlags: OptionSet, Sendable {
  let rawValue: UInt8

  static let doesNotTranslate = EntryFlags(rawValue: 1)
  static let hasGeneratedComment = EntryFlags(rawValue: 2)
  static let generatesSymbol = EntryFlags(rawValue: 4)
  static let generatesNoSymbol = EntryFlags(rawValue: 8)
}
