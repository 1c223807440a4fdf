internal import CatalogChanges
internal import PreviewRows
internal import StringCatalog

/// The changes since a revision, by the rows that have them.
///
/// While files are read again, the changes of the version before stay, found by their keys.
struct DifferenceState: Sendable {
  /// The changes of one table.
  private struct Place: Sendable {
    /// The number of the table in the difference.
    let number: Int
    /// The changes of each entry, by its number in the table.
    var ranges: [UInt32: Range<Int>] = [:]
    /// The language, as files spell it, in which the rows are shown; nil if the table has none for them.
    var localization: String?
    /// The entries whose rows have changed in that language.
    var shown: Set<UInt32> = []
  }

  /// The name of the revision.
  var revision: String { difference.revision }
  /// Tells this difference, in these tables and this language, from all others of a session.
  private(set) var version: Int
  private let difference: RevisionDifference
  /// For each of the open tables its changes.
  private var places: [Place?] = []
  /// What the places depend on.
  private var basis: (generation: Int, localizations: [String?])

  /// Finds the rows of a difference; `version` is greater than that of the difference before.
  init(
    _ difference: RevisionDifference, in catalog: CatalogState, localizations: [String?],
    version: Int
  ) {
    self.difference = difference
    self.version = version
    basis = (-1, [])
    find(in: catalog.tables, generation: catalog.generation, localizations: localizations)
  }

  /// Finds the rows again in tables, or in a language, that may be others than before.
  mutating func find(
    in tables: [PreviewTable], generation: Int, localizations: [String?]
  ) {
    guard basis != (generation, localizations) else { return }
    basis = (generation, localizations)
    version += 1
    places = zip(tables, localizations).map { previewTable, localization in
      let table = previewTable.table
      guard let number = difference.tables.firstIndex(where: { $0.isOf(table) }) else {
        return nil
      }
      var place = Place(number: number, localization: localization)
      let changes = difference.tables[number].changes
      var start = 0
      while start < changes.count {
        var end = start + 1
        // The changes of an entry follow each other.
        while end < changes.count, changes[end].isOfSameEntry(as: changes[start]) { end += 1 }
        if changes[start].kind != .removed, let entry = table.entry(forKey: changes[start].key) {
          place.ranges[entry.number] = start..<end
          if changes[start..<end].contains(where: { $0.concerns(localization) }) {
            place.shown.insert(entry.number)
          }
        }
        start = end
      }
      return place
    }
  }

  private func place(_ table: Int) -> Place? {
    places.indices.contains(table) ? places[table] : nil
  }

  // MARK: Rows

  /// Whether a row has changed, by the numbers of its table and of its entry there.
  func isChanged(_ entry: Int, ofTable table: Int) -> Bool {
    place(table)?.shown.contains(UInt32(entry)) ?? false
  }

  func changes(of entry: Int, ofTable table: Int) -> ArraySlice<CatalogDifference.Change> {
    guard let place = place(table), let range = place.ranges[UInt32(entry)] else { return [] }
    return difference.tables[place.number].changes[range]
  }

  /// The language of the rows of a table, as its files spell it.
  func localization(ofTable table: Int) -> String? { place(table)?.localization }

  /// A table as it was in the revision.
  func old(_ table: Int) -> Table? { place(table).flatMap { difference.tables[$0.number].old } }

  /// The keys that a table no longer has.
  func removedKeys(ofTable table: Int) -> [String] {
    place(table).map { place in
      difference.tables[place.number].changes.filter { $0.kind == .removed }.map(\.key)
    } ?? []
  }

  // MARK: Counts

  /// How many rows of all tables have changed in the language that is shown.
  var shownCount: Int { places.reduce(0) { $0 + ($1?.shown.count ?? 0) } }

  /// How many entries have changed in any language.
  var count: Int { places.reduce(0) { $0 + ($1?.ranges.count ?? 0) } }

  /// How many entries were removed.
  var removedCount: Int {
    difference.tables.reduce(0) { $0 + $1.changes.count { $0.kind == .removed } }
  }
}

extension CatalogDifference.Change {
  fileprivate func isOfSameEntry(as other: Self) -> Bool {
    // A removed entry has a number of another table.
    (kind == .removed) == (other.kind == .removed) && entry.number == other.entry.number
  }

  /// Whether the change shows in the row of a language: that of its text, of the source string, or of the
  /// entry.
  func concerns(_ localization: String?) -> Bool {
    locale == nil || kind == .source || locale == localization
  }
}
