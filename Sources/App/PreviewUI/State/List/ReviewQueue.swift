/// A review of rows that need review or are machine-translated, one after another.
struct ReviewQueue: Equatable, Sendable {
  /// The number of listed rows left.
  var left: Int
}
