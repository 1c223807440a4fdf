internal import CatalogCheck
package import PreviewRows
internal import StringCatalog

/// The rows that need no translation: the key and all strings are empty, or consist of punctuation,
/// numbers, and placeholders.
///
/// Xcode extracts such keys from code, for example `%lld` or `·`. The list hides them unless a
/// filter or a jump reveals them.
///
/// To find them, every key is looked at. The thread that loads the tables does it, because keys would
/// wait for it.
package struct WordlessRows: Equatable, Sendable {
  /// The numbers of the rows, in ascending order.
  private(set) var numbers: [Int]
  /// The files and the number of rows of each table.
  private let parts: [Part]

  private struct Part: Equatable {
    let paths: [String]
    let count: Int
  }

  /// Finds the rows of tables.
  ///
  /// - Parameters:
  ///   - tables: the tables.
  ///   - earlier: the rows that were found when less of the files had been read. Just the rest of a
  ///     String Catalog is looked at, although a key that occurs twice replaces its first entry.
  package init(of tables: [PreviewTable], after earlier: WordlessRows? = nil) {
    var numbers: [Int] = []
    var parts: [Part] = []
    var (row, earlierRow) = (0, 0)
    for (number, previewTable) in tables.enumerated() {
      let table = previewTable.table
      let part = Part(paths: table.paths, count: previewTable.count)
      var known = 0
      if let earlier, earlier.parts.indices.contains(number) {
        let before = earlier.parts[number]
        let rows = earlierRow..<earlierRow + before.count
        if table.traits.locales == .file, before.paths == part.paths, before.count <= part.count {
          known = before.count
          let places = earlier.start(at: rows.lowerBound)..<earlier.start(at: rows.upperBound)
          numbers += earlier.numbers[places].map { $0 - earlierRow + row }
        }
        earlierRow = rows.upperBound
      }
      for entry in known..<part.count where previewTable[entry].isWordless {
        numbers.append(row + entry)
      }
      row += part.count
      parts.append(part)
    }
    self.numbers = numbers
    self.parts = parts
  }

  func contains(_ row: Int) -> Bool {
    let place = start(at: row)
    return place < numbers.count && numbers[place] == row
  }

  /// Removes rows, so that the list shows them.
  ///
  /// - Returns: whether there were any.
  mutating func remove(where isShown: (Int) -> Bool) -> Bool {
    let count = numbers.count
    numbers.removeAll(where: isShown)
    return numbers.count < count
  }

  /// Returns the number of these rows in a range.
  func count(in rows: Range<Int>) -> Int { start(at: rows.upperBound) - start(at: rows.lowerBound) }

  private func start(at row: Int) -> Int {
    numbers.indices.partitioningIndex { numbers[$0] >= row }
  }
}

extension Entry {
  /// Whether neither the key nor any string has words.
  var isWordless: Bool {
    guard !keyHasPlainLetter, !key.hasWords else { return false }
    return localizations.allSatisfy { $0.leaves.allSatisfy { !$0.text.hasWords } }
  }
}
