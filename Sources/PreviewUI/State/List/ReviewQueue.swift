/// A review of rows that need review or are machine-translated, one after another.
struct ReviewQueue: Equatable, Sendable {
  /// The number of listed rows left.
  var left: Int
  /// The row whose forms have been shown to the user because several of them need review.
  var seen: Int?
}
