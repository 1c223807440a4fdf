/// A way to do the parts of some work, which do not depend on each other.
///
/// This module starts no threads, so whoever has large catalogs brings it.
package struct PartedWork: Sendable {
  /// Calls a function with every number below a count, and returns when all calls have returned.
  package let run: @Sendable (_ count: Int, _ part: @escaping @Sendable (Int) -> Void) -> Void

  /// A way that calls a function with every number below a count, in any order, on any thread.
  package init(
    _ run: @escaping @Sendable (_ count: Int, _ part: @escaping @Sendable (Int) -> Void) -> Void
  ) {
    self.run = run
  }

  /// One part after the other.
  package static let inTurn = PartedWork { count, part in
    for number in 0..<count { part(number) }
  }
}
