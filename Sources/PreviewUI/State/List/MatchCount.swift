/// The positions of all matches, found a part of the list at a time.
struct MatchCount: Job {
  /// The next position to look at.
  var next = 0
  var positions: [Int] = []
  /// Whether the status line should say which match is selected after all have been counted.
  var isAwaited = false
  /// The direction of the search that found the selected match, if it has wrapped.
  var wrap: Int?
  /// Matches in longer lists are not counted: it would take longer than users care about the
  /// number.
  static let limit = 20_000

  func isPending(in model: Model) -> Bool { next < model.list.count }

  /// Looks at some more rows.
  mutating func advance(rows: Int, in model: Model) {
    let end = min(model.list.count, next + rows)
    while next < end {
      let shown = model.rows.unstoredRow(at: model.catalog.index(of: model.list[next]))
      if model.search.query.matches(shown.row) { positions.append(next) }
      next += 1
    }
  }
}
