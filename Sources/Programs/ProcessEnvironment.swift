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

  /// The values of some variables, without those that are not set.
  public static func values(of names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = value(of: $1) }
  }
}
