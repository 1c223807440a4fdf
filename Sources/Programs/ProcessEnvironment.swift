#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment variables of the process.
public enum ProcessEnvironment {
  /// The value of a variable, or nil if it is not set.
  public static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// All variables, as `NAME=value`.
  package static var all: [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  /// How many threads can run at the same time.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Ends the process.
  package static func end(status: Int32) -> Never { exit(status) }

  /// The values of some variables, without those that are not set.
  public static func values(of names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = value(of: $1) }
  }
}
