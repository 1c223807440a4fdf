/// The search query, the current search, and the match count.
struct SearchState: Sendable {
  /// The last query.
  private(set) var query = SearchQuery()
  /// The search in progress, if any.
  var search: RowSearch?
  /// The count of matches.
  ///
  /// Nil if there is nothing to count, or if the rows have changed.
  var matches: MatchCount?
  /// The direction in which the last key wrapped around the list, if it did.
  var wrap: Int?

  /// Sets the query and discards the previous results.
  mutating func setQuery(_ query: SearchQuery) {
    self.query = query
    search = nil
    matches = nil
  }

  /// Restarts the search and the count, because the list has changed.
  mutating func forgetPositions() {
    search?.hasStarted = false
    matches = nil
  }
}
