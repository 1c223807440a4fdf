import Foundation

/// Checks file permissions as an ordinary user would meet them, also if the tests run as root.
///
/// The kernel checks permissions with the file system user of the thread. Root can change that for
/// the current thread alone, so other tests are not affected; without an `await`, `body` cannot move
/// to another thread. The temporary folder of a test must be open to all users first.
public func asOrdinaryUser<Result>(_ body: () throws -> Result) rethrows -> Result {
  // Swift's Glibc module does not have this function.
  typealias SetUser = @convention(c) (uid_t) -> CInt
  guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try body() }
  let setUser = unsafeBitCast(symbol, to: SetUser.self)
  let nobody: uid_t = 65534
  _ = setUser(nobody)
  defer { _ = setUser(0) }
  return try body()
}
