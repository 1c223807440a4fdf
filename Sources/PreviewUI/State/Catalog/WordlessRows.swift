internal import CatalogCheck
internal import PreviewRows
internal import StringCatalog

/// The rows that nobody translates: their keys are empty, or only punctuation, numbers and placeholders,
/// and so is every text.
///
/// Xcode extracts such keys from code, as `%lld` or `·`. The list leaves them out until a filter asks for
/// them, or a jump leads to one.
struct WordlessRows: Equatable, Sendable {
  /// The numbers of the rows, in order.
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

  /// How many of them are among some rows.
  func count(in rows: Range<Int>) -> Int { start(at: rows.upperBound) - start(at: rows.lowerBound) }

  private func start(at row: Int) -> Int {
    numbers.indices.partitioningIndex { numbers[$0] >= row }
  }
}

extension Entry {
  /// Whether neither the key nor any text has words.
  var isWordless: Bool {
    guard !keyBeginsWithLetter, !key.hasWords else { return false }
    return localizations.allSatisfy { $0.leaves.allSatisfy { !$0.text.hasWords } }
  }
}
