internal import CatalogChanges
internal import PreviewRows
internal import StringCatalog

/// The merge conflicts in the open files, and the user's decisions.
struct ConflictState: Sendable {
  /// The position of a conflict: its file, and its index there.
  private struct Place: Sendable {
    let file: Int
    let number: Int
  }

  let files: [CatalogConflicts]
  /// By file, the decisions that have not been written.
  private var decisions: [[CatalogConflicts.ID: CatalogConflicts.Decision]]
  /// By table, the conflicts of each entry.
  private var places: [[UInt32: [Place]]] = []
  /// By table, the language of its rows, as spelled in the files.
  private var localizations: [String?] = []
  private var generation = -1

  /// Creates the state for files with conflicts, keeping earlier decisions.
  init(_ files: [CatalogConflicts], after earlier: ConflictState?) {
    self.files = files
    decisions = files.map { file in
      let known = earlier?.files.firstIndex { $0.path == file.path }
      let decided = known.flatMap { earlier?.decisions[$0] } ?? [:]
      let ids = Set(file.conflicts.map(\.id))
      return decided.filter { ids.contains($0.key) }
    }
  }

  /// Finds the rows of the conflicts after tables or language may have changed.
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

  /// The number of undecided conflicts.
  var openCount: Int { zip(files, decisions).reduce(0) { $0 + $1.0.count - $1.1.count } }

  /// Returns the decisions for a file.
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

  /// Whether an entry has a conflict in any language.
  func isKnown(_ entry: Int, ofTable table: Int) -> Bool {
    !places(of: entry, ofTable: table).isEmpty
  }

  /// Whether a row has an undecided conflict.
  func isOpen(_ entry: Int, ofTable table: Int) -> Bool {
    places(of: entry, ofTable: table).contains {
      concerns($0, rowsOfTable: table) && decision($0) == nil
    }
  }

  /// Returns the conflicts of a row with their decisions.
  func conflicts(of entry: Int, ofTable table: Int) -> [RowConflict] {
    places(of: entry, ofTable: table).filter { concerns($0, rowsOfTable: table) }.map {
      RowConflict(conflict: files[$0.file].conflicts[$0.number], decision: decision($0))
    }
  }

  /// Returns the languages in which an entry has other undecided conflicts.
  func otherLocales(of entry: Int, ofTable table: Int) -> [String] {
    places(of: entry, ofTable: table).filter {
      !concerns($0, rowsOfTable: table) && decision($0) == nil
    }.compactMap { files[$0.file].conflicts[$0.number].locale }
  }

  /// Returns the table, entry, and language of the first undecided conflict from a row on; the language
  /// is nil if it is the one that is shown.
  ///
  /// First come the conflicts after the row. Then, if the search leaves the language, those in the
  /// languages after this one, so that repeated searches find every conflict; or else those before
  /// the row.
  func next(
    from start: (table: Int, entry: Int), leavingLanguage: Bool
  ) -> (table: Int, entry: Int, locale: String?)? {
    var found: [(table: Int, entry: Int, locale: String?)] = []
    for (table, entries) in places.enumerated() {
      for (entry, places) in entries {
        for place in places where decision(place) == nil {
          let isShown = concerns(place, rowsOfTable: table)
          let locale = isShown ? nil : files[place.file].conflicts[place.number].locale
          found.append((table, Int(entry), locale))
        }
      }
    }
    let shown = localizations.indices.contains(start.table) ? localizations[start.table] ?? "" : ""
    return found.min { one, other in
      func key(_ place: (table: Int, entry: Int, locale: String?)) -> (Int, String, Int, Int) {
        let isBefore = (place.table, place.entry) < (start.table, start.entry)
        let group =
          if let locale = place.locale { locale > shown ? 2 : 3 } else {
            isBefore ? (leavingLanguage ? 4 : 1) : 0
          }
        return (group, place.locale ?? "", place.table, place.entry)
      }
      return key(one) < key(other)
    }
  }

  /// Decides the conflicts of a row.
  ///
  /// - Returns: the paths of the affected files; empty if the row has no conflict.
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

  /// Decides the conflict of a string in favor of a custom string.
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

  /// Discards the decisions for a file that could not be written.
  mutating func forgetDecisions(inFile path: String) {
    if let file = files.firstIndex(where: { $0.path == path }) { decisions[file] = [:] }
  }
}

/// A conflict of a row, with the decision.
struct RowConflict: Sendable {
  let conflict: CatalogConflicts.Conflict
  let decision: CatalogConflicts.Decision?
}

extension [RowConflict] {
  /// The conflict of a row that a custom string can settle: the only undecided one, about one string.
  var editable: CatalogConflicts.Conflict? {
    let open = filter { $0.decision == nil }
    return open.count == 1 && open[0].conflict.isAboutOneString ? open[0].conflict : nil
  }
}
