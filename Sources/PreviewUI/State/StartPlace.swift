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

/// The row that the user asked for on the command line.
struct StartPlace: Sendable {
  let line: StartLine?
  /// The words of the row to search for, from that line on.
  let words: SearchQuery
  /// Where the user was when the app was left; nil if a line or words come first.
  let place: RememberedPlace?

  /// Nil if there is neither a line nor words nor a place.
  init?(line: StartLine?, words: String?, place: RememberedPlace? = nil) {
    guard line != nil || words != nil || place != nil else { return nil }
    self.line = line
    self.place = line == nil && words == nil ? place : nil
    self.words = SearchQuery(words ?? "")
  }
}

extension Model {
  /// Selects the row that the user asked for, after all files were read.
  mutating func takeStart() {
    guard status.progress == nil, let start = start.take() else { return }
    if let line = start.line {
      if let row = catalog.row(at: line) {
        list.select(row: row)
      } else {
        status.say("no row from \(line.path):\(line.line)")
      }
    }
    if let row = start.place.flatMap(catalog.row) {
      if list.isInFileOrder {
        list.select(row: row)
      } else {
        rebuildList(showingEarly: true, anchor: row)
      }
    }
    guard !start.words.isEmpty else { return }
    search.setQuery(start.words)
    find(.match, step: 1, skippingSelected: false)
  }
}

extension CatalogState {
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
