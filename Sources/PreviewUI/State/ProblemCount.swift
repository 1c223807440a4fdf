internal import PreviewRows

/// How many rows of a table have a problem in one environment, counted a part at a time.
struct ProblemCount: Sendable {
  private let rows: RowStore
  private let table: Int
  /// The rows with a problem so far.
  private(set) var count = 0
  /// The next entry to look at.
  private var next = 0

  init(of table: Int, in rows: RowStore) {
    self.rows = rows
    self.table = table
  }

  /// Whether this counts the rows of a table in a store.
  func isOf(_ table: Int, in rows: RowStore) -> Bool { self.table == table && self.rows === rows }

  /// Whether all rows have been looked at.
  func isComplete(of catalog: CatalogState) -> Bool { next >= catalog.tables[table].count }

  /// Looks at some more rows.
  mutating func grow(rows number: Int, of catalog: CatalogState) {
    let end = min(catalog.tables[table].count, next + number)
    while next < end {
      if rows.unstoredRow(at: RowIndex(table: table, entry: next)).severity != nil { count += 1 }
      next += 1
    }
  }
}

extension Model {
  /// Whether rows with problems are left to count for the header, which can wait for everything else.
  public var isCountingProblems: Bool {
    guard status.progress == nil, let table = selectedTableNumber else { return false }
    guard let problemCount, problemCount.isOf(table, in: rows) else { return true }
    return !problemCount.isComplete(of: catalog)
  }

  /// Counts some more rows with problems.
  public mutating func countProblems(rows number: Int = 200) {
    guard let table = selectedTableNumber else { return }
    var count = problemCount.take()
    if count?.isOf(table, in: rows) != true { count = ProblemCount(of: table, in: rows) }
    count?.grow(rows: part(of: number), of: catalog)
    problemCount = count
  }

  /// Takes what another model has counted, if its rows are the same.
  public mutating func takeProblemCount(of other: Model) {
    guard other.rows === rows else { return }
    problemCount = other.problemCount
  }

  /// The rows with problems in the table of the selected row; nil until they are counted.
  var countedProblems: Int? {
    guard let problemCount, let table = selectedTableNumber, problemCount.isOf(table, in: rows),
      problemCount.isComplete(of: catalog)
    else { return nil }
    return problemCount.count
  }
}
