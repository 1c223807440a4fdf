/// An incremental count of a table's rows with problems, in one environment.
struct ProblemCount: Job {
  private let rows: RowStore
  private let table: Int
  /// The number of rows with a problem so far.
  private(set) var count = 0
  /// The next entry to check.
  private var next = 0

  init(of table: Int, in rows: RowStore) {
    self.rows = rows
    self.table = table
  }

  /// Whether this counts the rows of a table in a store.
  ///
  /// A text that is being typed counts only when it is saved.
  func isOf(_ table: Int, in rows: RowStore) -> Bool {
    self.table == table && self.rows.isVariant(of: rows)
  }

  /// Whether any rows of the selected row's table have not been checked.
  func isPending(in model: Model) -> Bool {
    model.status.progress == nil && model.selectedTableNumber == table
      && model.rows.isVariant(of: rows)
      && !isComplete(in: model)
  }

  /// Whether all rows have been checked.
  func isComplete(in model: Model) -> Bool { next >= model.catalog.tables[table].count }

  /// Checks further rows.
  mutating func advance(rows number: Int, in model: Model) {
    let end = min(model.catalog.tables[table].count, next + number)
    while next < end {
      if rows.unstoredRow(at: RowIndex(table: table, entry: next)).severity != nil { count += 1 }
      next += 1
    }
  }
}

extension Model {
  /// The number of rows with problems in the selected row's table; nil until they are counted.
  var countedProblems: Int? {
    guard let problemCount, let table = selectedTableNumber, problemCount.isOf(table, in: rows),
      problemCount.isComplete(in: self)
    else { return nil }
    return problemCount.count
  }
}
