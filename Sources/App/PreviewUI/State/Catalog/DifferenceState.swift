internal import CatalogChanges
internal import PreviewRows
internal import StringCatalog

/// The changes since a revision, by row.
///
/// While files are being reloaded, the previous changes are kept and matched by key.
struct DifferenceState: Sendable {
  /// The changes to one table.
  private struct Place: Sendable {
    /// The index of the table in the difference.
    let number: Int
    /// The changes to each entry, by its number in the table.
    var ranges: [UInt32: Range<Int>] = [:]
    /// The language of the rows, as spelled in the files; nil if the table has none for them.
    var localization: String?
    /// The entries whose rows have changed in that language.
    var shown: Set<UInt32> = []
  }

  /// The name of the revision.
  var revision: String { difference.revision }
  /// A version number, unique for each combination of difference, tables, and language in a
  /// session.
  private(set) var version: Int
  private let difference: RevisionDifference
  /// The changes to each open table.
  private var places: [Place?] = []
  /// The inputs that `places` was computed from.
  private var basis: (generation: Int, localizations: [String?])

  /// Finds the rows of a difference; `version` must be greater than the previous difference's.
  init(
    _ difference: RevisionDifference, in catalog: CatalogState, localizations: [String?],
    version: Int
  ) {
    self.difference = difference
    self.version = version
    basis = (-1, [])
    find(in: catalog.tables, generation: catalog.generation, localizations: localizations)
  }

  /// Finds the rows again after tables or language may have changed.
  mutating func find(in tables: [PreviewTable], generation: Int, localizations: [String?]) {
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

  /// Whether a row has changed, given its table and its entry there.
  func isChanged(_ entry: Int, ofTable table: Int) -> Bool {
    place(table)?.shown.contains(UInt32(entry)) ?? false
  }

  func changes(of entry: Int, ofTable table: Int) -> ArraySlice<CatalogDifference.Change> {
    guard let place = place(table), let range = place.ranges[UInt32(entry)] else { return [] }
    return difference.tables[place.number].changes[range]
  }

  /// Returns the language of a table's rows, as spelled in its files.
  func localization(ofTable table: Int) -> String? { place(table)?.localization }

  /// Returns a table as of the revision.
  func old(_ table: Int) -> Table? { place(table).flatMap { difference.tables[$0.number].old } }

  /// Returns the keys that were removed from a table.
  func removedKeys(ofTable table: Int) -> [String] {
    place(table).map { place in
      difference.tables[place.number].changes.filter { $0.kind == .removed }.map(\.key)
    } ?? []
  }

  // MARK: Counts

  /// The number of rows in all tables that have changed in the displayed language.
  var shownCount: Int { places.reduce(0) { $0 + ($1?.shown.count ?? 0) } }

  /// The number of entries that have changed in any language.
  var count: Int { places.reduce(0) { $0 + ($1?.ranges.count ?? 0) } }

  /// The number of removed entries.
  var removedCount: Int {
    difference.tables.reduce(0) { $0 + $1.changes.count { $0.kind == .removed } }
  }
}

extension CatalogDifference.Change {
  fileprivate func isOfSameEntry(as other: Self) -> Bool {
    // A removed entry has a number of another table.
    (kind == .removed) == (other.kind == .removed) && entry.number == other.entry.number
  }

  /// Whether the change affects the row of a language: its string, the source string, or the entry.
  func concerns(_ localization: String?) -> Bool {
    locale == nil || kind == .source || locale == localization
  }
}
