internal import CatalogCheck
internal import PreviewRows
internal import StringCatalog

/// The rows that need no translation: the key and all strings are empty, or consist of punctuation,
/// numbers, and placeholders.
///
/// Xcode extracts such keys from code, for example `%lld` or `·`. The list hides them unless a
/// filter or a jump reveals them.
struct WordlessRows: Equatable, Sendable {
  /// The numbers of the rows, in ascending order.
  let numbers: [Int]

  init(of tables: [PreviewTable]) {
    var numbers: [Int] = []
    var row = 0
    for previewTable in tables {
      for entry in previewTable {
        if entry.isWordless { numbers.append(row) }
        row += 1
      }
    }
    self.numbers = numbers
  }

  func contains(_ row: Int) -> Bool {
    let place = start(at: row)
    return place < numbers.count && numbers[place] == row
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
    guard !keyBeginsWithLetter, !key.hasWords else { return false }
    return localizations.allSatisfy { $0.leaves.allSatisfy { !$0.text.hasWords } }
  }
}
