/// Why something was not done, in words for the user.
struct Fault: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
