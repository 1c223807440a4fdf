#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The variables that the process was started with.
public enum ProcessEnvironment {
  /// The value of a variable; nil where it is not set.
  public static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Those of some variables that are set, with their values.
  public static func values(of names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = value(of: $1) }
  }
}
