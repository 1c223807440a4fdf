import AppSources
import CatalogFiles
import SourceText
import StringCatalog

/// A place in a catalog or in source code, as editors and messages name it: `FILE:LINE[:COLUMN]`.
struct StringPlace: Equatable, Sendable {
  struct Found {
    let key: String
    /// The language, as the files spell it; nil if the place is in none.
    var locale: String?
  }

  let path: String
  let line: Int
  /// The column; nil for the whole line.
  let column: Int?

  /// Reads a place; nil if the text is none.
  init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)[...]
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts = parts.dropLast()
    }
    path = parts.joined(separator: ":")
    guard let line = numbers.first, !path.isEmpty, numbers.allSatisfy({ $0 > 0 }) else {
      return nil
    }
    self.line = line
    column = numbers.count > 1 ? numbers[1] : nil
  }

  /// Whether the file is a catalog.
  var isInCatalog: Bool { CatalogFormat(path: path) != nil }

  /// The string at the place; nil if there is none.
  ///
  /// - Parameter tables: the loaded tables.
  /// - Returns: its key.
  /// - Throws: why the file cannot be read.
  func string(in tables: [Table]) throws(FileFault) -> Found? {
    if isInCatalog { return stringOfCatalog(in: tables) }
    guard let bytes = try SmallFile.bytes(at: path) else { throw .missing }
    let source = AppSource(path: path, bytes: bytes)
    // The last literal that begins before the column is meant, or else the first of the line.
    let literals = source.literals(inLine: line)
    let before = literals.filter { $0.column <= column ?? .max }.reversed()
    let ordered = column == nil ? literals : before + literals.filter { $0.column > column ?? 0 }
    for literal in ordered {
      if let key = tables.keys.first(where: literal.pattern.matches) { return Found(key: key) }
    }
    return nil
  }

  private func stringOfCatalog(in tables: [Table]) -> Found? {
    let real = path.realPath
    let paths = Set(tables.flatMap(\.paths).filter { $0 == path || $0.realPath == real })
    let files = tables.flatMap(\.files).filter { paths.contains($0.path) }
    guard files.contains(where: { line <= $0.lineCount }) else { return nil }
    var best: (location: SourceLocation, found: Found)?
    func offer(_ location: SourceLocation, _ path: String, _ found: Found) {
      guard paths.contains(path), isReached(location) else { return }
      if let best, best.location > location { return }
      best = (location, found)
    }
    for table in tables where table.paths.contains(where: paths.contains) {
      for entry in table.entries {
        offer(entry.location, entry.path, Found(key: entry.key))
        for localization in entry.localizations {
          offer(
            localization.location, localization.path,
            Found(key: entry.key, locale: localization.locale))
        }
      }
    }
    return best?.found
  }

  /// Whether a location is not after the place.
  private func isReached(_ location: SourceLocation) -> Bool {
    location.line < line || location.line == line && location.column <= column ?? .max
  }
}

extension SourceFile {
  /// The number of its lines.
  fileprivate var lineCount: Int { bytes.array.count { $0 == UInt8(ascii: "\n") } + 1 }
}
