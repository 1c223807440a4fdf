/// The reason why something was not done, in words for the user.
package struct Fault: Error, Equatable {
  /// The reason, without a period.
  package let reason: String

  /// Creates a fault.
  package init(_ reason: String) { self.reason = reason }
}
