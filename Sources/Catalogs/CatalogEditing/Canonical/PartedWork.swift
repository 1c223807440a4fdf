/// A strategy for running independent pieces of work.
///
/// This module starts no threads; callers with large catalogs supply a parallel implementation.
package struct PartedWork: Sendable {
  /// Calls a function with each number in `0..<count`, and returns when all calls have returned.
  package let run: @Sendable (_ count: Int, _ part: @escaping @Sendable (Int) -> Void) -> Void

  /// Creates a strategy from a function that may make the calls in any order and on any thread.
  package init(
    _ run: @escaping @Sendable (_ count: Int, _ part: @escaping @Sendable (Int) -> Void) -> Void
  ) {
    self.run = run
  }

  /// Runs the pieces one after another on the calling thread.
  package static let inTurn = PartedWork { count, part in
    for number in 0..<count { part(number) }
  }
}
