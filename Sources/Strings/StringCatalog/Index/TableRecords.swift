internal import SourceText

/// The index of one table: flat arrays of ranges into the file, without copies of strings.
///
/// An entry owns a range of localizations, substitutions, and fields; a localization owns a range
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
    /// The maximum number of locales in a table, so that two bytes suffice for a locale.
    static let localeLimit = 1 << 16

    /// The offset of the locale's name; in a .strings or .stringsdict file, of the string.
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
    /// The offset of the state, or of the value if there is no state.
    var stateOffset: UInt32
    var state: UInt32
    var path: UInt32
  }

  struct Substitution: Sendable {
    /// The offset of the localization that owns it.
    var owner: UInt32
    var name: TextRange
    var argument: Int?
    var specifier: TextRange
    var source: UInt16 = 0
  }

  /// A member that is unknown to the format, or too rare to have a field in the records.
  struct Field: Sendable {
    /// The offset of its owner: the key of an entry, the locale of a localization, the value of a
    /// leaf, or the name of a substitution; `root` for the file.
    var owner: UInt32
    var name: TextRange
    var value: TextRange
    var source: UInt16 = 0

    static let root = UInt32.max
  }

  var entries: [Entry] = []
  var localizations: [Localization] = []
  var leaves: [Leaf] = []
  var substitutions: [Substitution] = []
  var fields: [Field] = []
  /// The members beside the entries.
  var rootFields: [Field] = []

  var locales = NameTable()
  var states = NameTable.states
  var paths = PathTable()

  var sourceLanguage = TextRange.none
  var version = TextRange.none
}

/// The Boolean members of an entry.
struct EntryFlags: OptionSet, Sendable {
  let rawValue: UInt8

  static let doesNotTranslate = EntryFlags(rawValue: 1)
  static let hasGeneratedComment = EntryFlags(rawValue: 2)
  static let generatesSymbol = EntryFlags(rawValue: 4)
  static let generatesNoSymbol = EntryFlags(rawValue: 8)
}

/// A record owned by a part of an entry.
protocol Owned {
  /// The offset of its owner.
  var owner: UInt32 { get }
  /// The range of its name.
  var name: TextRange { get }
  var source: UInt16 { get }
}

extension TableRecords.Field: Owned {}
extension TableRecords.Substitution: Owned {}

extension Owned {
  fileprivate var place: (UInt16, UInt32, UInt32) { (source, owner, name.offset) }
}

extension Array where Element: Owned {
  /// Sorts an entry's records by owner, and by file order within each owner.
  mutating func sortByOwner(in range: Range<UInt32>) {
    guard range.count > 1 else { return }
    let sorted = self[Int(range.lowerBound)..<Int(range.upperBound)].sorted { $0.place < $1.place }
    for (place, record) in zip(Int(range.lowerBound)..., sorted) { self[place] = record }
  }

  /// Returns an owner's records among those of an entry.
  func owned(
    by owner: UInt32, in source: UInt16, among range: Range<UInt32>
  ) -> ArraySlice<Element> {
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
