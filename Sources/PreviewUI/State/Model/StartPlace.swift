internal import PreviewRows
internal import StringCatalog

/// A line of a catalog file at which the list starts.
public struct StartLine: Hashable, Sendable {
  /// The path of the file, spelled as in the catalog.
  public let path: String
  /// The line, counted from 1.
  public let line: Int

  /// Describes a line of a file.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

/// Where the list starts: the row that the user asked for on the command line, or else the first row of
/// the table with the most strings.
///
/// A project has small tables, such as InfoPlist, before the one that people translate.
struct StartPlace: Sendable {
  let line: StartLine?
  /// The words of the row to search for, from that line on.
  let words: SearchQuery
  /// Where the user was when the app was left; nil if a line or words come first.
  let place: RememberedPlace?

  init(line: StartLine? = nil, words: String? = nil, place: RememberedPlace? = nil) {
    self.line = line
    self.place = line == nil && words == nil ? place : nil
    self.words = SearchQuery(words ?? "")
  }

  /// Whether the user asked for no row, so that a key that moves takes the place of the start.
  var isDefault: Bool { line == nil && place == nil && words.isEmpty }
}

extension Model {
  /// Selects the row that the list starts at, after all files were read; false if nothing is to be
  /// done.
  mutating func takeStart() -> Bool {
    guard status.progress == nil, let start = start.take() else { return false }
    if start.isDefault {
      if let table = catalog.largestTable,
        let position = list.position(ofTable: table, in: catalog)
      {
        list.showTable(at: position)
      }
    } else if let line = start.line {
      if let row = catalog.row(at: line) {
        begin(at: row)
      } else {
        status.say("no string at \(line.path):\(line.line)")
      }
    } else if let row = start.place.flatMap(catalog.row) {
      begin(at: row)
    }
    fillList()
    if !start.words.isEmpty {
      search.setQuery(start.words)
      find(.match, step: 1, skippingSelected: false)
    }
    return true
  }

  private mutating func begin(at row: Int) {
    if list.isInFileOrder { show(row) } else { rebuildList(showingEarly: true, anchor: row) }
  }
}

extension CatalogState {
  /// The table with the most strings, the first of them; nil without any.
  fileprivate var largestTable: Int? {
    let most = tables.lazy.map(\.count).max() ?? 0
    return most == 0 ? nil : tables.firstIndex { $0.count == most }
  }

  /// The row whose key or text is at a line of a file, or begins above it; nil if the file has no
  /// rows.
  func row(at wanted: StartLine) -> Int? {
    var best: (line: Int, row: Int)?
    var first: (line: Int, row: Int)?
    var row = 0
    for previewTable in tables {
      defer { row += previewTable.count }
      guard previewTable.table.paths.contains(wanted.path) else { continue }
      for (number, entry) in previewTable.enumerated() {
        for line in entry.lines(in: wanted.path) {
          if line <= wanted.line, line > best?.line ?? 0 { best = (line, row + number) }
          if line < first?.line ?? .max { first = (line, row + number) }
        }
      }
    }
    return (best ?? first)?.row
  }
}

extension Entry {
  /// The lines of the key, or of the texts of a key that is in another file.
  fileprivate func lines(in path: String) -> [Int] {
    if self.path == path { return [location.line] }
    return localizations.filter { $0.path == path }.compactMap { $0.leaves.first?.location.line }
  }
}
