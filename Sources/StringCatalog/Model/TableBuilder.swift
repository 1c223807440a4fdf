internal import SourceText

/// What the readers write to: the records of the table that grows, and its problems.
///
/// A reader calls it in the order of the file. Where a name stands twice in one object, the first
/// place keeps the row and the last value wins; the builder sees to that and reports it.
struct TableBuilder {
  var records = TableRecords()
  var log = DiagnosticLog()
  /// Where each key stands among the entries.
  private(set) var keys = KeyIndex()

  /// Who last named a locale or a path, and where: what stands twice is found without looking back.
  private struct Mention {
    static let none = Mention(owner: .max, place: 0)
    var owner: UInt32
    var place: UInt32
  }

  private var mentionOfLocale: [Mention] = []
  private var mentionOfPath: [Mention] = []
  private var openEntry: UInt32 = 0
  private var openLocalization: UInt32 = 0
  /// Where the leaves of the open localization start.
  private var firstLeaf = 0

  /// A state of the builder that it can go back to.
  struct Mark {
    fileprivate var localizations: Int
    fileprivate var leaves: Int
    fileprivate var substitutions: Int
    fileprivate var fields: Int
    fileprivate var log: DiagnosticLog.Mark
  }

  var mark: Mark {
    Mark(
      localizations: records.localizations.count, leaves: records.leaves.count,
      substitutions: records.substitutions.count, fields: records.fields.count, log: log.mark)
  }

  /// Forgets all of the open entry since the mark.
  mutating func rollBack(to mark: Mark) {
    records.localizations.removeSubrange(mark.localizations...)
    records.leaves.removeSubrange(mark.leaves...)
    records.substitutions.removeSubrange(mark.substitutions...)
    records.fields.removeSubrange(mark.fields...)
    log.rollBack(to: mark.log)
  }

  // MARK: Entries

  /// Starts an entry; `finish(_:in:)` adds it to the table.
  mutating func openEntry(key: TextRange, source: UInt16 = 0) -> TableRecords.Entry {
    openEntry &+= 1
    let localization = UInt32(records.localizations.count)
    let substitution = UInt32(records.substitutions.count)
    let field = UInt32(records.fields.count)
    return TableRecords.Entry(
      key: key, localizations: localization..<localization,
      substitutions: substitution..<substitution, fields: field..<field, source: source)
  }

  /// Adds an entry; returns the one that it replaces where its key was there already.
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

  /// Starts a localization of the open entry.
  mutating func beginLocalization() {
    openLocalization &+= 1
    firstLeaf = records.leaves.count
  }

  /// Ends the localization that was started, whose name stands at an offset; false where the entry
  /// has named the locale already: then it takes the row of that one.
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

  /// Forgets the localizations of the open entry, whose `localizations` stand twice.
  mutating func dropLocalizations() -> Range<UInt32> {
    openEntry &+= 1
    let start = UInt32(records.localizations.count)
    return start..<start
  }

  // MARK: Leaves

  /// Adds a leaf to the open localization; false where it replaces one of the same path.
  @discardableResult
  mutating func add(_ leaf: TableRecords.Leaf) -> Bool {
    let count = records.leaves.count
    // Most localizations have one leaf, which needs no memory of its path.
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
