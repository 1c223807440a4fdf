/// An incremental count of a table's rows with problems, in one environment.
struct ProblemCount: Job {
  private let rows: RowStore
  private let table: Int
  private let root: RootModifiers
  private let width: Int
  /// The number before the files were read again, which is shown until the rows are counted.
  private let earlier: Int?
  /// The number of rows with a problem so far.
  private(set) var count = 0
  /// The number of rows with a problem once all have been checked.
  private var total: Int?
  /// The next entry to check.
  private var next = 0

  /// Starts a count of the selected row's table that takes the place of another.
  init(of table: Int, in model: Model, after other: Self?) {
    rows = model.rows
    self.table = table
    root = model.preview.root
    width = model.geometry.rowWidth
    let isSame = other?.table == table && other?.root == root && other?.width == width
    earlier = isSame ? other?.total ?? other?.earlier : nil
  }

  /// The number to show.
  fileprivate func shown(in model: Model) -> Int? { isComplete(in: model) ? count : earlier }

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
    if isComplete(in: model) { total = count }
  }
}

extension Model {
  /// The number of rows with problems in the selected row's table; nil until they are counted.
  var countedProblems: Int? {
    guard let problemCount, let table = selectedTableNumber, problemCount.isOf(table, in: rows)
    else { return nil }
    return problemCount.shown(in: self)
  }
}
