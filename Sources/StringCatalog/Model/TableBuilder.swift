/// What the readers write to: the records of the table that grows, and its problems.
///
/// A reader calls it in the order of the file. Where a name stands twice in one object, the first
/// place keeps the row and the last value wins; the builder sees to that and reports it.
struct TableBuilder {
  var records = TableRecords()
  var log = ProblemLog()
  /// Where each key stands among the entries.
  private(set) var keys = KeyIndex()

  /// The localization of the open entry that last named a locale, by the locale's number.
  private var entryOfLocale: [UInt32] = []
  private var placeOfLocale: [UInt32] = []
  /// The localization that last used a path, and the leaf there, by the path's number.
  private var localizationOfPath: [UInt32] = []
  private var leafOfPath: [UInt32] = []
  private var openEntry: UInt32 = 0

  /// A state of the builder that it can go back to.
  struct Mark {
    fileprivate var localizations: Int
    fileprivate var leaves: Int
    fileprivate var substitutions: Int
    fileprivate var fields: Int
    fileprivate var log: ProblemLog.Mark
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
  mutating func finish(_ entry: TableRecords.Entry, in source: Source) -> TableRecords.Entry? {
    var entry = entry
    entry.localizations = entry.localizations.lowerBound..<UInt32(records.localizations.count)
    entry.substitutions = entry.substitutions.lowerBound..<UInt32(records.substitutions.count)
    entry.fields = entry.fields.lowerBound..<UInt32(records.fields.count)
    records.substitutions.sortByOwner(in: entry.substitutions)
    records.fields.sortByOwner(in: entry.fields)
    let known = source.withUTF8(entry.key) { key in
      keys.insert(UInt32(records.entries.count), key: key) { other, key in
        source.withUTF8(records.entries[Int(other)].key) { $0.holdsTheSame(as: key) }
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

  /// Starts a localization of the open entry; false where the entry has named the locale already.
  mutating func openLocalization(_ locale: UInt32, at offset: UInt32, source: UInt16 = 0) -> Bool {
    let leaf = UInt32(records.leaves.count)
    while entryOfLocale.count <= Int(locale) {
      entryOfLocale.append(0)
      placeOfLocale.append(0)
    }
    records.localizations.append(
      TableRecords.Localization(
        offset: offset, locale: locale, leaves: leaf..<leaf, source: source))
    let isNew = entryOfLocale[Int(locale)] != openEntry
    if isNew {
      entryOfLocale[Int(locale)] = openEntry
      placeOfLocale[Int(locale)] = UInt32(records.localizations.count - 1)
    }
    return isNew
  }

  /// Ends the localization that was started last, in the row of an earlier one where there is one.
  mutating func closeLocalization(isNew: Bool) {
    let last = records.localizations.count - 1
    let start = records.localizations[last].leaves.lowerBound
    records.localizations[last].leaves = start..<UInt32(records.leaves.count)
    guard !isNew else { return }
    let earlier = Int(placeOfLocale[Int(records.localizations[last].locale)])
    records.localizations[earlier] = records.localizations.removeLast()
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
    let path = Int(leaf.path)
    while localizationOfPath.count <= path {
      localizationOfPath.append(.max)
      leafOfPath.append(0)
    }
    let start = records.localizations[records.localizations.count - 1].leaves.lowerBound
    let known = leafOfPath[path]
    // A remembered leaf counts only where it lies in the open localization and still has its path.
    let localization = UInt32(records.localizations.count - 1)
    if localizationOfPath[path] == localization, known >= start,
      known < records.leaves.count, records.leaves[Int(known)].path == leaf.path
    {
      records.leaves[Int(known)] = leaf
      return false
    }
    localizationOfPath[path] = localization
    leafOfPath[path] = UInt32(records.leaves.count)
    records.leaves.append(leaf)
    return true
  }
}
