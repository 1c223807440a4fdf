/// An incremental search for the positions of all matches.
struct MatchCount: Job {
  /// The next position to examine.
  var next = 0
  var positions: [Int] = []
  /// Whether to show the number of the selected match in the status line once all are counted.
  var isAwaited = false
  /// The direction of the search that found the selected match, if it has wrapped.
  var wrap: Int?
  /// The maximum length of a list in which matches are counted; longer ones would take too long.
  static let limit = 20_000

  func isPending(in model: Model) -> Bool { next < model.list.count }

  /// Examines further rows.
  mutating func advance(rows: Int, in model: Model) {
    let end = min(model.list.count, next + rows)
    while next < end {
      let shown = model.rows.unstoredRow(at: model.catalog.index(of: model.list[next]))
      if model.search.query.matches(shown.row) { positions.append(next) }
      next += 1
    }
  }
}
