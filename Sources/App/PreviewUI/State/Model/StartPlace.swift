internal import PreviewRows
internal import StringCatalog

/// A line of a catalog file at which to start.
package struct StartLine: Hashable, Sendable {
  /// The path of the file, as spelled in the catalog.
  package let path: String
  /// The line, counted from 1.
  package let line: Int

  /// Creates a start line.
  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

/// The row at which to start: the one requested on the command line, or else the first row of the
/// table with the most strings.
///
/// Projects often have small tables, such as InfoPlist, before the main one.
struct StartPlace: Sendable {
  let line: StartLine?
  /// The query for the row, from that line on.
  let words: SearchQuery
  /// The position in the last session; nil if a line or query takes precedence.
  let place: RememberedPlace?

  init(line: StartLine? = nil, words: String? = nil, place: RememberedPlace? = nil) {
    self.line = line
    self.place = line == nil && words == nil ? place : nil
    self.words = SearchQuery(words ?? "")
  }

  /// Whether no row was requested, so that moving the selection cancels the start.
  var isDefault: Bool { line == nil && place == nil && words.isEmpty }
}

extension Model {
  /// Selects the row to start at once all files are read; returns false if there is nothing to do.
  func takeStart() -> Bool {
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

  private func begin(at row: Int) {
    if list.isInFileOrder { show(row) } else { rebuildList(showingEarly: true, anchor: row) }
  }
}

extension CatalogState {
  /// The first of the tables with the most strings, if there are any tables.
  fileprivate var largestTable: Int? {
    let most = tables.lazy.map(\.count).max() ?? 0
    return most == 0 ? nil : tables.firstIndex { $0.count == most }
  }

  /// Returns the row whose key or string is at a line of a file, or starts above it; nil if the
  /// file has no rows.
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
  /// Returns the line of the key, or the lines of the strings if the key is in another file.
  fileprivate func lines(in path: String) -> [Int] {
    if self.path == path { return [location.line] }
    return localizations.filter { $0.path == path }.compactMap { $0.leaves.first?.location.line }
  }
}
