internal import CatalogChanges
internal import PreviewRows
internal import StringCatalog

/// The conflicts that merges have left in the files that are open, and what the user has decided.
struct ConflictState: Sendable {
  /// A conflict, by the numbers of its file and in it.
  private struct Place: Sendable {
    let file: Int
    let number: Int
  }

  let files: [CatalogConflicts]
  /// For each file what is decided of its conflicts and not written yet.
  private var decisions: [[CatalogConflicts.ID: CatalogConflicts.Decision]]
  /// For each table the conflicts of its entries.
  private var places: [[UInt32: [Place]]] = []
  /// For each table the language of its rows, as files spell it.
  private var localizations: [String?] = []
  private var generation = -1

  /// Takes the conflicts of files; those that were decided before stay so.
  init(_ files: [CatalogConflicts], after earlier: ConflictState?) {
    self.files = files
    decisions = files.map { file in
      let known = earlier?.files.firstIndex { $0.path == file.path }
      let decided = known.flatMap { earlier?.decisions[$0] } ?? [:]
      let ids = Set(file.conflicts.map(\.id))
      return decided.filter { ids.contains($0.key) }
    }
  }

  /// Finds the rows of the conflicts, in tables or in a language that may be others than before.
  mutating func find(in catalog: CatalogState, localizations: [String?]) {
    self.localizations = localizations
    guard generation != catalog.generation else { return }
    generation = catalog.generation
    places = catalog.tables.map { previewTable in
      let table = previewTable.table
      var places: [UInt32: [Place]] = [:]
      for (file, conflicts) in files.enumerated() where table.paths.contains(conflicts.path) {
        for (number, conflict) in conflicts.conflicts.enumerated() {
          for key in [conflict.key, conflict.oldKey].compactMap(\.self) {
            guard let entry = table.entry(forKey: key) else { continue }
            places[entry.number, default: []].append(Place(file: file, number: number))
          }
        }
      }
      return places
    }
  }

  /// How many conflicts are not decided.
  var openCount: Int {
    zip(files, decisions).reduce(0) { $0 + $1.0.count - $1.1.count }
  }

  /// What is decided of a file.
  func decisions(inFile path: String) -> [CatalogConflicts.ID: CatalogConflicts.Decision] {
    files.firstIndex { $0.path == path }.map { decisions[$0] } ?? [:]
  }

  // MARK: Rows

  private func places(of entry: Int, ofTable table: Int) -> [Place] {
    guard places.indices.contains(table) else { return [] }
    return places[table][UInt32(entry)] ?? []
  }

  private func concerns(_ place: Place, rowsOfTable table: Int) -> Bool {
    let locale = files[place.file].conflicts[place.number].locale
    return locale == nil || locale == localizations[table]
  }

  private func decision(_ place: Place) -> CatalogConflicts.Decision? {
    decisions[place.file][files[place.file].conflicts[place.number].id]
  }

  /// Whether a row has a conflict that is not decided.
  func isOpen(_ entry: Int, ofTable table: Int) -> Bool {
    places(of: entry, ofTable: table).contains {
      concerns($0, rowsOfTable: table) && decision($0) == nil
    }
  }

  /// The conflicts of a row, each with what was decided.
  func conflicts(of entry: Int, ofTable table: Int) -> [RowConflict] {
    places(of: entry, ofTable: table).filter { concerns($0, rowsOfTable: table) }.map {
      RowConflict(conflict: files[$0.file].conflicts[$0.number], decision: decision($0))
    }
  }

  /// The languages in which an entry has other conflicts that are not decided.
  func otherLocales(of entry: Int, ofTable table: Int) -> [String] {
    places(of: entry, ofTable: table).filter {
      !concerns($0, rowsOfTable: table) && decision($0) == nil
    }.compactMap { files[$0.file].conflicts[$0.number].locale }
  }

  /// The first conflict that is not decided, from a row on: its table, its entry there and its language.
  func next(
    from start: (table: Int, entry: Int)
  ) -> (table: Int, entry: Int, locale: String?)? {
    var found: [(table: Int, entry: Int, locale: String?)] = []
    for (table, entries) in places.enumerated() {
      for (entry, places) in entries {
        let open = places.filter { decision($0) == nil }
        guard let place = open.first(where: { concerns($0, rowsOfTable: table) }) ?? open.first
        else { continue }
        let locale =
          concerns(place, rowsOfTable: table)
          ? nil : files[place.file].conflicts[place.number].locale
        found.append((table, Int(entry), locale))
      }
    }
    // Those in the language that is shown come first, and after the row those before it.
    return found.min { one, other in
      func key(_ place: (table: Int, entry: Int, locale: String?)) -> (Int, Int, Int, Int) {
        let isBefore = (place.table, place.entry) < (start.table, start.entry)
        return (place.locale == nil ? 0 : 1, isBefore ? 1 : 0, place.table, place.entry)
      }
      return key(one) < key(other)
    }
  }

  /// Decides the conflicts of a row.
  ///
  /// - Returns: the paths of their files; none if the row has no conflict.
  mutating func decide(
    _ entry: Int, ofTable table: Int, for side: CatalogConflicts.Side
  ) -> [String] {
    var paths: [String] = []
    for place in places(of: entry, ofTable: table) where concerns(place, rowsOfTable: table) {
      let file = files[place.file]
      decisions[place.file][file.conflicts[place.number].id] = .side(side)
      if !paths.contains(file.path) { paths.append(file.path) }
    }
    return paths
  }

  /// Decides the conflict of a string for a text that neither side has.
  ///
  /// - Returns: whether the string is in conflict in that language.
  mutating func decide(
    _ key: String, inFile path: String, for text: CatalogConflicts.OwnText
  ) -> Bool {
    guard let file = files.firstIndex(where: { $0.path == path }) else { return false }
    let ids = files[file].conflicts.filter { $0.canTake(text, ofKey: key) }.map(\.id)
    for id in ids { decisions[file][id] = .text(text) }
    return !ids.isEmpty
  }

  /// Forgets what is decided of a file and could not be written.
  mutating func forgetDecisions(inFile path: String) {
    if let file = files.firstIndex(where: { $0.path == path }) { decisions[file] = [:] }
  }
}

/// A conflict of a row, and what was decided.
struct RowConflict: Sendable {
  let conflict: CatalogConflicts.Conflict
  let decision: CatalogConflicts.Decision?
}
