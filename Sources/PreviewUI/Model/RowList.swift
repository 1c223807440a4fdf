/// The rows that are listed, in their order: all in file order, or those that were chosen.
struct RowList: Sendable {
  /// The numbers of the rows, counted over all tables; nil where the places are the numbers.
  private let numbers: [Int]?
  /// How many there are.
  let count: Int

  /// Lists all rows in file order.
  init(count: Int) {
    numbers = nil
    self.count = count
  }

  /// Lists these rows in this order.
  init(_ numbers: [Int]) {
    self.numbers = numbers
    count = numbers.count
  }

  var indices: Range<Int> { 0..<count }

  /// The number of the row at a place.
  subscript(position: Int) -> Int { numbers?[position] ?? position }

  /// The place of a row; nil where it is not listed.
  func position(of row: Int) -> Int? {
    guard let numbers else { return indices.contains(row) ? row : nil }
    return numbers.firstIndex(of: row)
  }
}
