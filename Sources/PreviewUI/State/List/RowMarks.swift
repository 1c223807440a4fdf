/// The rows that the user has marked for a bulk action.
///
/// Marks persist when a filter hides their rows.
struct RowMarks: Equatable, Sendable {
  /// The numbers of the rows.
  private(set) var rows: Set<Int> = []

  var isEmpty: Bool { rows.isEmpty }
  var count: Int { rows.count }
  /// The numbers of the rows, in file order.
  var sorted: [Int] { rows.sorted() }

  func contains(_ row: Int) -> Bool { rows.contains(row) }

  /// Toggles the mark of a row.
  mutating func toggle(_ row: Int) {
    if rows.remove(row) == nil { rows.insert(row) }
  }

  /// Marks the given rows, or removes their marks if all are marked.
  mutating func toggle(all numbers: some Sequence<Int>) {
    let numbers = Set(numbers)
    if numbers.isSubset(of: rows) { rows.subtract(numbers) } else { rows.formUnion(numbers) }
  }

  /// Marks only the given rows.
  mutating func set(_ numbers: some Sequence<Int>) { rows = Set(numbers) }

  mutating func removeAll() { rows = [] }
}
