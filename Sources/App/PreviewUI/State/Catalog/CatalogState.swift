internal import CatalogCheck
internal import CatalogEditing
internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog

/// The position of a row in the catalog.
struct RowIndex: Equatable, Sendable {
  /// The index of the table.
  let table: Int
  /// The index of the entry in the table.
  let entry: Int
}

/// The tables with their locales, the edited samples, and the numbering of rows.
///
/// Every entry of every table is a row. Rows are numbered across all tables, from 0.
struct CatalogState: Sendable {
  /// The tables, in file order.
  let tables: [PreviewTable]
  /// The labels of the tables.
  let labels: [TableLabel]
  /// A description of what is open, for the header.
  let origin: CatalogName
  /// Whether the sample catalogs are open because the user specified none.
  let areSamples: Bool
  /// The rules to check rows with, including the project's settings.
  let rules: RuleSet
  /// The rules whose violations deserve a mark.
  let rulesOfMarks: RuleSet
  /// The problems of files that belong to no row.
  let fileProblems: [Diagnostic]
  /// The names of files that could not be read, or not completely.
  let damagedFiles: [String]
  /// The paths of these files.
  let damagedPaths: Set<String>
  /// The locales to cycle through with `l`.
  let locales: [LocaleTag]
  /// The edited samples that have not been written.
  var edits = SampleEdits()
  /// A row with a string that the user is typing.
  var trial: TrialRow?
  /// The completeness of the tables shown so far.
  var coverage = TableCoverage()
  /// The unresolved merge conflicts, if any.
  var conflicts: ConflictState?
  /// The difference from a revision; nil until requested.
  var difference: DifferenceState?
  /// The revision that the tables are being compared with for the first time.
  var awaitedRevision: String?
  /// All problems of the files.
  let problems: [Diagnostic]
  /// The languages added by the user, by the folder of their tables.
  let added: [String: [String]]
  /// The number of times the tables have been replaced.
  let generation: Int
  /// The rows that the list hides.
  private(set) var wordless: WordlessRows
  /// The first row of each table, followed by the total number of rows.
  private let starts: [Int]

  init(
    _ tables: [PreviewTable], shownIn locale: LocaleTag, areSamples: Bool = false,
    problems: [Diagnostic] = [], rules: RuleSet = .all, named origin: CatalogName = CatalogName(),
    adding added: [String: [String]] = [:], generation: Int = 0, wordless: WordlessRows? = nil
  ) {
    let tables = added.isEmpty ? tables : tables.map { $0.offering(added[$0.table.folder] ?? []) }
    self.tables = tables
    self.added = added
    self.problems = problems
    labels = TableLabel.labels(of: tables)
    self.origin = origin
    self.generation = generation
    self.rules = rules
    rulesOfMarks = rules.ofMarks
    fileProblems = problems.ofFiles(of: tables, by: rules)
    damagedFiles = problems.damagedFiles
    damagedPaths = Set(problems.filter(\.isDamage).compactMap(\.path))
    self.areSamples = areSamples
    self.wordless = wordless ?? WordlessRows(of: tables)
    starts = Self.starts(of: tables)
    locales = Self.locales(of: tables, and: locale)
  }

  /// Replaces the tables, dropping edited samples that their files now contain.
  mutating func replace(
    _ tables: [PreviewTable], shownIn locale: LocaleTag, problems: [Diagnostic],
    rules: RuleSet, wordless: WordlessRows?
  ) {
    self = with(
      tables, shownIn: locale, problems: problems, rules: rules, adding: added, wordless: wordless)
    for previewTable in tables {
      edits.drop(heldBy: previewTable.samples, of: SampleEdits.TableID(previewTable.table))
    }
  }

  /// Returns a copy with a language added to the tables of a folder.
  func adding(_ locale: String, toFolder folder: String) -> CatalogState {
    var added = added
    added[folder, default: []].append(locale)
    return with(
      tables, shownIn: LocaleTag(locale), problems: problems, rules: rules, adding: added,
      wordless: wordless)
  }

  /// Returns a copy with other tables that keeps the user's edits.
  private func with(
    _ tables: [PreviewTable], shownIn locale: LocaleTag, problems: [Diagnostic], rules: RuleSet,
    adding added: [String: [String]], wordless: WordlessRows?
  ) -> CatalogState {
    var catalog = CatalogState(
      tables, shownIn: locale, areSamples: areSamples, problems: problems, rules: rules,
      named: origin, adding: added, generation: generation + 1, wordless: wordless)
    catalog.edits = edits
    catalog.conflicts = conflicts
    catalog.difference = difference
    catalog.awaitedRevision = awaitedRevision
    return catalog
  }

  /// Whether tables have as many rows as those of the catalog, which then keep their numbers.
  func hasSameRows(as tables: [PreviewTable]) -> Bool {
    self.tables.count == tables.count
      && zip(self.tables, tables).allSatisfy {
        $0.count == $1.count && $0.table.name == $1.table.name
          && $0.table.folder == $1.table.folder
      }
  }

  /// The number of rows in all tables.
  var rowCount: Int { starts[starts.count - 1] }

  /// Returns the indices of the tables with a name or label path; paths take precedence.
  func tables(named name: String) -> [Int] {
    let labelled = labels.indices.filter { labels[$0].path == name }
    return labelled.isEmpty ? labels.indices.filter { labels[$0].name == name } : labelled
  }

  /// Returns the position of a row.
  func index(of row: Int) -> RowIndex {
    // An empty table shares its start with the next. The last start is the number of all rows.
    let next = (0..<max(1, tables.count)).partitioningIndex { starts[$0] > row }
    let table = max(0, next - 1)
    return RowIndex(table: table, entry: row - starts[table])
  }

  /// Returns the entry of a row.
  func entry(ofRow row: Int) -> Entry {
    let index = index(of: row)
    return tables[index.table][index.entry]
  }

  /// Returns the number of a row's entry in its complete table, of which the rows may be a subset.
  func entry(at index: RowIndex) -> Int { tables[index.table].tableIndex(of: index.entry) }

  /// Returns whether no table has translations that are shown in a locale.
  func lacksTranslations(for locale: LocaleTag) -> Bool {
    !tables.isEmpty && tables.allSatisfy { $0.chain(for: locale).isEmpty }
  }

  /// Returns the row of a file nearest to a location: the last one that starts before it, or else
  /// the first; nil if no row is from the file.
  func row(nearestTo place: FilePlace) -> Int? {
    var first: Int?
    for (number, previewTable) in tables.enumerated() where !previewTable.isEmpty {
      guard previewTable.table.paths.contains(place.path) else { continue }
      first = first ?? starts[number]
      let before = previewTable.indices.filter {
        let entry = previewTable[$0]
        return entry.path == place.path && entry.location.line <= place.location.line
      }
      let nearest = before.max {
        previewTable[$0].location.line < previewTable[$1].location.line
      }
      if let nearest { return starts[number] + nearest }
    }
    return first
  }

  /// Returns the number of the first row of a table.
  func firstRow(ofTable table: Int) -> Int { starts[table] }

  /// Lists wordless rows that have conflicts.
  ///
  /// - Returns: whether there are any that were hidden.
  mutating func revealConflicts() -> Bool {
    guard let conflicts else { return false }
    var rows = wordless
    let hasHidden = rows.remove { row in
      let index = index(of: row)
      return conflicts.isKnown(entry(at: index), ofTable: index.table)
    }
    wordless = rows
    return hasHidden
  }

  /// Returns the number of wordless rows in a table.
  func wordlessCount(ofTable table: Int) -> Int {
    wordless.count(in: starts[table]..<starts[table + 1])
  }

  /// The list of all rows with words, in file order.
  var plainList: RowList { RowList(count: rowCount, without: wordless.numbers) }

  private static func starts(of tables: [PreviewTable]) -> [Int] {
    tables.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  private static func locales(of tables: [PreviewTable], and shown: LocaleTag) -> [LocaleTag] {
    // `Base` names a folder, not a language.
    let names = tables.flatMap {
      $0.matcher.available + [$0.table.sourceLanguage].compactMap(\.self)
    }
    .filter { $0 != "Base" }
    var tags = Set(names.map { LocaleTag($0).withoutPrivateUse })
    tags.insert(shown.withoutPrivateUse)
    return tags.sortedByName
  }
}

extension Diagnostic {
  /// Whether galley cannot read the whole file, or Foundation drops the rest of an old-style
  /// property list.
  fileprivate var isDamage: Bool { isLoss || rule == .stringsSyntax && severity == .error }
}

extension [Diagnostic] {
  /// The distinct names of files with missing content.
  fileprivate var damagedFiles: [String] {
    filter(\.isDamage).compactMap(\.path).withoutRepetition.map(\.fileName)
  }

  /// Returns the problems that belong to no row, and those that make a row missing.
  fileprivate func ofFiles(of tables: [PreviewTable], by rules: RuleSet) -> [Diagnostic] {
    compactMap { problem in
      // Only exceptions ask for the table, and few projects have any.
      let table =
        rules.settings.exceptions.isEmpty
        ? nil : tables.first { $0.table.paths.contains(problem.path ?? "") }
      return rules.settings.settled(problem, table: table?.table.name)
    }.filter { problem in
      guard problem.severity >= .warning, let key = problem.key else {
        return problem.severity >= .warning
      }
      return (problem.isLoss || problem.rule == .keyMissing)
        && !tables.contains {
          $0.table.paths.contains(problem.path ?? "") && $0.table.entry(forKey: key) != nil
        }
    }
  }
}

// MARK: - Entries across a reload

/// An identity that finds an entry again after the tables have been replaced.
struct EntryIdentity: Equatable, Sendable {
  fileprivate let folder: String
  fileprivate let table: String
  fileprivate let key: String
  fileprivate let row: Int
}

extension CatalogState {
  /// Returns the identity of a row's entry.
  func identity(of row: Int) -> EntryIdentity {
    let index = index(of: row)
    let previewTable = tables[index.table]
    return EntryIdentity(
      folder: previewTable.table.folder, table: previewTable.table.name,
      key: previewTable[index.entry].key, row: row)
  }

  /// Returns the row of an entry; nil if it no longer exists.
  func row(of wanted: EntryIdentity?) -> Int? { wanted.flatMap { rows(of: [$0]).first } }

  /// Returns the row of an entry if its number is unchanged.
  ///
  /// Rows keep their numbers while a file is being read, so this avoids searching all keys each
  /// time more rows arrive.
  private func unmovedRow(of wanted: EntryIdentity) -> Int? {
    guard wanted.row < rowCount else { return nil }
    let index = index(of: wanted.row)
    let previewTable = tables[index.table]
    return previewTable[index.entry].key == wanted.key && previewTable.table.name == wanted.table
      && previewTable.table.folder == wanted.folder ? wanted.row : nil
  }

  /// Returns the rows of entries, omitting those that no longer exist.
  func rows(of wanted: [EntryIdentity]) -> [Int] {
    var found: [Int] = []
    // A search for each of them would take long after many rows were removed.
    var moved: [EntryIdentity] = []
    for identity in wanted {
      if let row = unmovedRow(of: identity) { found.append(row) } else { moved.append(identity) }
    }
    guard !moved.isEmpty else { return found }
    for (number, previewTable) in tables.enumerated() {
      let table = previewTable.table
      let keys = Set(
        moved.lazy.filter { $0.table == table.name && $0.folder == table.folder }.map(\.key))
      guard !keys.isEmpty else { continue }
      found += previewTable.indices.filter { keys.contains(previewTable[$0].key) }
        .map { starts[number] + $0 }
    }
    return found
  }

  /// Returns the row of an entry by name; nil if it is not shown.
  func row(of name: EntryName) -> Int? {
    for (number, previewTable) in tables.enumerated()
    where previewTable.table.paths.contains(name.file)
      && (name.original == nil || previewTable.table.original == name.original)
    {
      if let entry = previewTable.firstIndex(where: { $0.key == name.key }) {
        return starts[number] + entry
      }
    }
    return nil
  }

  /// Whether the user has edited the samples of a row.
  func isEdited(_ row: Int) -> Bool {
    // Most users edit none. Then the key need not be decoded, which every frame would do.
    guard edits.count > 0 else { return false }
    let index = index(of: row)
    let previewTable = tables[index.table]
    return edits[SampleEdits.TableID(previewTable.table)][previewTable[index.entry].key] != nil
  }
}

extension [String] {
  /// The first names of a list, followed by the number of others.
  var listed: String {
    prefix(12).joined(separator: ", ") + (count > 12 ? ", and \(count - 12) more" : "")
  }
}

extension String {
  /// The last name of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
