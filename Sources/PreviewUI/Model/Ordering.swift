/// The making of a list: which rows the filter admits, and in which order they stand.
///
/// It goes through the rows a part at a time, so that no key waits for it.
struct Ordering: Sendable {
  /// The row that stays selected.
  let anchor: Int
  /// Whether what has been found is listed before all is known.
  let showsEarly: Bool
  /// The next row to be looked at.
  var next = 0
  var found: [Int] = []
  var keys: [SortOrder.Key] = []
}

/// The search for the next row of some kind, a part of the list at a time.
struct Finding: Sendable {
  /// What is searched.
  enum Target: Sendable {
    case match
    case unfit
    case missing
    case problem
  }

  let target: Target
  let step: Int
  /// The next place to be looked at.
  var position: Int
  /// How many places are left.
  var rest: Int
  /// Whether it has gone on at the other end of the list.
  var hasWrapped = false
}

/// The places in the list that hold the words searched, found a part at a time.
struct Tally: Sendable {
  /// The next place to be looked at.
  var next = 0
  var places: [Int] = []
  /// Whether the status line says which of them is selected, once all are known.
  var isAwaited = false
  /// Whether the search has gone on at the other end of the list.
  var hasWrapped = false
  /// Longer lists are not counted, for that takes longer than anybody looks at a number.
  static let limit = 20_000
}
