internal import SourceText

/// The numbers of the listed rows, in order.
struct RowList: Sendable {
  private enum Order: Sendable {
    /// All rows in file order except for some, given in ascending order.
    case file(without: [Int])
    case given([Int])
  }
  private let order: Order
  let count: Int

  /// Creates a list of all rows in file order except for some, given in ascending order.
  init(count: Int, without hidden: [Int] = []) {
    order = .file(without: hidden)
    self.count = count - hidden.count
  }

  init(_ numbers: [Int]) {
    order = .given(numbers)
    count = numbers.count
  }

  var indices: Range<Int> { 0..<count }

  /// The number of the row at a position.
  subscript(position: Int) -> Int {
    switch order {
    case .file(let hidden):
      position + hidden.indices.partitioningIndex { hidden[$0] - $0 > position }
    case .given(let numbers): numbers[position]
    }
  }

  /// Returns the position of a row; nil if it is not listed.
  func position(of row: Int) -> Int? {
    switch order {
    case .file(let hidden):
      let before = hidden.indices.partitioningIndex { hidden[$0] >= row }
      if before < hidden.count, hidden[before] == row { return nil }
      return indices.contains(row - before) ? row - before : nil
    case .given(let numbers): return numbers.firstIndex(of: row)
    }
  }
}
