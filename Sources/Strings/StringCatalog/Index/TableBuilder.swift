internal import SourceText

/// Collects the table and diagnostics while a reader parses a file.
///
/// The reader calls it in file order. If a name occurs twice in an object, the entry or
/// localization keeps its first position and takes its last value; the results of the calls say so.
struct TableBuilder {
  var records = TableRecords()
  var log = DiagnosticLog()
  /// The entries by key.
  private(set) var keys = KeyIndex()

  /// The last owner that mentioned a locale or path, and the index of its record, which makes
  /// duplicates cheap to find.
  private struct Mention {
    static let none = Mention(owner: .max, place: 0)
    var owner: UInt32
    var place: UInt32
  }

  private var mentionOfLocale: [Mention] = []
  private var mentionOfPath: [Mention] = []
  private var openEntry: UInt32 = 0
  private var openLocalization: UInt32 = 0
  /// The index of the first leaf of the open localization.
  private var firstLeaf = 0

  // MARK: Entries

  /// Begins an entry; `finish(_:in:)` adds it to the table.
  mutating func openEntry(key: TextRange, source: UInt16 = 0) -> TableRecords.Entry {
    openEntry &+= 1
    let localization = UInt32(records.localizations.count)
    let substitution = UInt32(records.substitutions.count)
    let field = UInt32(records.fields.count)
    return TableRecords.Entry(
      key: key, localizations: localization..<localization,
      substitutions: substitution..<substitution, fields: field..<field, source: source)
  }

  /// Adds an entry.
  ///
  /// If the key already exists, replaces that entry and returns it.
  @discardableResult
  mutating func finish(_ entry: TableRecords.Entry, in source: CatalogSource) -> TableRecords.Entry?
  {
    var entry = entry
    entry.localizations = entry.localizations.lowerBound..<UInt32(records.localizations.count)
    entry.substitutions = entry.substitutions.lowerBound..<UInt32(records.substitutions.count)
    entry.fields = entry.fields.lowerBound..<UInt32(records.fields.count)
    records.substitutions.sortByOwner(in: entry.substitutions)
    records.fields.sortByOwner(in: entry.fields)
    let known = source.withUTF8(entry.key) { key in
      keys.insert(UInt32(records.entries.count), key: key) { other, key in
        source.holds(key, at: records.entries[Int(other)].key)
      }
    }
    guard let known else {
      records.entries.append(entry)
      return nil
    }
    let replaced = records.entries[Int(known)]
    records.entries[Int(known)] = entry
    return replaced
  }

  // MARK: Localizations

  /// Begins a localization of the open entry.
  mutating func beginLocalization() {
    openLocalization &+= 1
    firstLeaf = records.leaves.count
  }

  /// Ends the open localization, whose name is at an offset.
  ///
  /// Returns false if the entry already has the locale, in which case this localization replaces
  /// the earlier one.
  @discardableResult
  mutating func endLocalization(_ locale: UInt32, at offset: UInt32, source: UInt16 = 0) -> Bool {
    let localization = TableRecords.Localization(
      offset: offset, locale: locale, leaves: UInt32(firstLeaf)..<UInt32(records.leaves.count),
      source: source)
    while mentionOfLocale.count <= Int(locale) { mentionOfLocale.append(.none) }
    let mention = mentionOfLocale[Int(locale)]
    if mention.owner == openEntry {
      records.localizations[Int(mention.place)] = localization
      return false
    }
    mentionOfLocale[Int(locale)] = Mention(
      owner: openEntry, place: UInt32(records.localizations.count))
    records.localizations.append(localization)
    return true
  }

  /// Removes the localizations of the open entry because it has a second `localizations` member.
  mutating func dropLocalizations() -> Range<UInt32> {
    openEntry &+= 1
    let start = UInt32(records.localizations.count)
    return start..<start
  }

  // MARK: Leaves

  /// Adds a leaf to the open localization.
  ///
  /// Returns false if it replaces a leaf with the same path.
  @discardableResult
  mutating func add(_ leaf: TableRecords.Leaf) -> Bool {
    let count = records.leaves.count
    // Most localizations have one leaf, whose path need not be remembered.
    if count > firstLeaf {
      if count == firstLeaf + 1 { mention(records.leaves[firstLeaf].path, at: firstLeaf) }
      if Int(leaf.path) < mentionOfPath.count,
        mentionOfPath[Int(leaf.path)].owner == openLocalization
      {
        records.leaves[Int(mentionOfPath[Int(leaf.path)].place)] = leaf
        return false
      }
      mention(leaf.path, at: count)
    }
    records.leaves.append(leaf)
    return true
  }

  private mutating func mention(_ path: UInt32, at place: Int) {
    while mentionOfPath.count <= Int(path) { mentionOfPath.append(.none) }
    mentionOfPath[Int(path)] = Mention(owner: openLocalization, place: UInt32(place))
  }
}
