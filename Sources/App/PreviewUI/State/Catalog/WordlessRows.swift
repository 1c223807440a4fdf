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
  private(set) var numbers: [Int] = []

  /// Finds the rows of tables.
  package init(of tables: [PreviewTable]) {
    var row = 0
    for table in tables {
      for entry in table.indices where table[entry].isWordless { numbers.append(row + entry) }
      row += table.count
    }
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
