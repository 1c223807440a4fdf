/// The review of rows one after another: those that need review, and machine translations.
struct ReviewQueue: Equatable, Sendable {
  /// How many listed rows are left.
  var left: Int
  /// The row whose forms the user has been shown, because several of them need review.
  var seen: Int?
}
