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

  /// Takes other words, and forgets everything about the former ones.
  mutating func setQuery(_ query: SearchQuery) {
    self.query = query
    search = nil
    matches = nil
  }
}

/// A search for the next row with some property, a part of the list at a time.
struct RowSearch: Sendable {
  /// The property.
  enum Target: Sendable {
    case match
    case overTwoLines
    case missing
    case problem
  }

  let target: Target
  let step: Int
  /// The next position to look at.
  private(set) var position: Int
  /// How many positions are left.
  private(set) var rest: Int
  /// Whether it has continued at the other end of the list.
  private(set) var hasWrapped: Bool
  private let count: Int
  /// The number of the match that is wanted, from 1, and how many were found.
  private var wanted: Int
  private var found = 0

  /// Starts a search at a position, which may be one before the first or one after the last.
  init(_ target: Target, step: Int, from position: Int, count: Int, wanting number: Int = 1) {
    wanted = number
    self.target = target
    self.step = step
    self.count = count
    self.position = (position + count) % count
    hasWrapped = self.position != position
    rest = count
  }

  /// Counts a match, and returns whether it is the wanted one.
  mutating func isWantedMatch() -> Bool {
    found += 1
    return found >= wanted
  }

  /// Goes through the list a second time if it holds matches, but fewer than are wanted.
  mutating func startsAgain() -> Bool {
    guard found > 0 else { return false }
    wanted = (wanted - 1) % found + 1
    found = 0
    rest = count
    return true
  }

  /// Goes to the next position.
  mutating func advance() {
    let next = position + step
    position = (next + count) % count
    hasWrapped = hasWrapped || position != next
    rest -= 1
  }
}

/// The positions of all matches, found a part of the list at a time.
struct MatchCount: Sendable {
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
}
