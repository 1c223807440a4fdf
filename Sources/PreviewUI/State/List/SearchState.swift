/// The words that the user searches for, the search that is going on, and the count of matches.
struct SearchState: Sendable {
  /// The words searched for last.
  private(set) var query = SearchQuery()
  /// The search for a row that is going on.
  var search: RowSearch?
  /// The count of the matches.
  ///
  /// Nil if there is nothing to count, or if the rows have changed.
  var matches: MatchCount?
  /// The direction in which the last key has gone round the end of the list; nil if it has not.
  var wrap: Int?

  /// Takes other words, and forgets everything about the former ones.
  mutating func setQuery(_ query: SearchQuery) {
    self.query = query
    search = nil
    matches = nil
  }

  /// Begins the search that is going on and the count again, because the list is another one.
  mutating func forgetPositions() {
    search?.hasStarted = false
    matches = nil
  }
}
