/// The rows that the user has marked, for an action on all of them.
///
/// A mark stays when a filter hides its row.
struct RowMarks: Equatable, Sendable {
  /// The numbers of the rows.
  private(set) var rows: Set<Int> = []

  var isEmpty: Bool { rows.isEmpty }
  var count: Int { rows.count }
  /// The numbers of the rows, in file order.
  var sorted: [Int] { rows.sorted() }

  func contains(_ row: Int) -> Bool { rows.contains(row) }

  /// Marks a row, or removes its mark.
  mutating func toggle(_ row: Int) {
    if rows.remove(row) == nil { rows.insert(row) }
  }

  /// Marks some rows, or removes their marks if all have one.
  mutating func toggle(all numbers: some Sequence<Int>) {
    let numbers = Set(numbers)
    if numbers.isSubset(of: rows) { rows.subtract(numbers) } else { rows.formUnion(numbers) }
  }

  /// Marks these rows and no others.
  mutating func set(_ numbers: some Sequence<Int>) { rows = Set(numbers) }

  mutating func removeAll() { rows = [] }
}
