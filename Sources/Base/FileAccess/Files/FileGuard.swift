import CSystem

/// Removes a temporary file if a signal ends this process.
package struct FileGuard: ~Copyable {
  private let number: Int32

  /// Guards a path, relative to the working directory, at which a file is about to be created; signals
  /// wait for ``release()``.
  package init(_ path: String) { number = cf_guard(path) }

  deinit { cf_guard_end(number) }

  /// Lets a signal remove the file, which exists now, and end the process.
  package func release() { cf_guard_release(number) }

  /// Makes signals wait until the guard is destroyed: the file may contain what another program has
  /// saved, or the file that is being overwritten is incomplete.
  package func hold() { cf_guard_hold(number) }
}
