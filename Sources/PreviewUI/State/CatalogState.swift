internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog

/// The place of a row in the catalog.
struct RowIndex: Equatable, Sendable {
  /// The sheet, counted from 0.
  let sheet: Int
  /// The entry of that sheet, counted from 0.
  let entry: Int
}

/// The tables with their locales, the user's edits of samples, and the numbers of the rows.
///
/// Every entry of every sheet is a row. Rows are numbered over all sheets, from 0.
struct CatalogState: Sendable {
  /// The tables, in file order.
  private(set) var sheets: [PreviewTable]
  /// The locales that `l` steps through.
  private(set) var locales: [LocaleTag]
  /// The samples that the user has edited and not written yet.
  var edits = SampleEdits()
  /// The completeness of the tables that were shown.
  var coverage = TableCoverage()
  /// The number of times that the tables were replaced.
  private(set) var generation = 0
  /// The first row of each sheet, then the number of all rows.
  private var starts: [Int]

  init(_ sheets: [PreviewTable], shownIn locale: LocaleTag) {
    self.sheets = sheets
    starts = Self.starts(of: sheets)
    locales = Self.locales(of: sheets, and: locale)
  }

  /// Takes newly read tables, and drops the edits that their samples files contain now.
  mutating func replace(_ sheets: [PreviewTable], shownIn locale: LocaleTag) {
    self.sheets = sheets
    starts = Self.starts(of: sheets)
    locales = Self.locales(of: sheets, and: locale)
    for sheet in sheets { edits.drop(heldBy: sheet.samples, of: SampleEdits.TableID(sheet.table)) }
    coverage = TableCoverage()
    generation += 1
  }

  /// The number of rows in all tables.
  var rowCount: Int { starts[starts.count - 1] }

  /// The place of a row: in the last table that does not start after it.
  func index(of row: Int) -> RowIndex {
    // An empty table shares its start with the next. The last start is the number of all rows.
    let next = (0..<max(1, sheets.count)).partitioningIndex { starts[$0] > row }
    let sheet = max(0, next - 1)
    return RowIndex(sheet: sheet, entry: row - starts[sheet])
  }

  private static func starts(of sheets: [PreviewTable]) -> [Int] {
    sheets.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  private static func locales(of sheets: [PreviewTable], and shown: LocaleTag) -> [LocaleTag] {
    // `Base` names a folder, not a language.
    let names = sheets.flatMap {
      $0.matcher.available + [$0.table.sourceLanguage].compactMap(\.self)
    }
    .filter { $0 != "Base" }
    var tags = Set(names.map { LocaleTag($0).withoutPrivateUse })
    tags.insert(shown.withoutPrivateUse)
    return tags.filter(\.isDetermined).map { (name: $0.description, tag: $0) }
      .sorted { $0.name < $1.name }.map(\.tag)
  }
}

// MARK: - Entries across a reload

/// An entry, in a form that finds it again after the tables were replaced.
struct EntryIdentity: Sendable {
  fileprivate let folder: String
  fileprivate let table: String
  fileprivate let key: String
  fileprivate let row: Int
}

extension CatalogState {
  /// The identity of a row's entry.
  func identity(of row: Int) -> EntryIdentity {
    let index = index(of: row)
    let sheet = sheets[index.sheet]
    return EntryIdentity(
      folder: sheet.table.folder, table: sheet.table.name, key: sheet[index.entry].key, row: row)
  }

  /// The row of an entry; nil if it no longer exists.
  func row(of wanted: EntryIdentity?) -> Int? {
    guard let wanted else { return nil }
    func isTable(_ sheet: PreviewTable) -> Bool {
      sheet.table.name == wanted.table && sheet.table.folder == wanted.folder
    }
    // While a file is being read its rows keep their numbers. Looking there first spares a search
    // of all keys each time that more rows arrive.
    if wanted.row < rowCount {
      let index = index(of: wanted.row)
      let sheet = sheets[index.sheet]
      if sheet[index.entry].key == wanted.key, isTable(sheet) { return wanted.row }
    }
    for (number, sheet) in sheets.enumerated() where isTable(sheet) {
      if let entry = sheet.firstIndex(where: { $0.key == wanted.key }) {
        return starts[number] + entry
      }
    }
    return nil
  }

  /// Whether the user has edited samples of a row.
  func isEdited(_ row: Int) -> Bool {
    // Most users edit none. Then the key need not be decoded, which every frame would do.
    guard edits.count > 0 else { return false }
    let index = index(of: row)
    let sheet = sheets[index.sheet]
    return edits[SampleEdits.TableID(sheet.table)][sheet[index.entry].key] != nil
  }
}
