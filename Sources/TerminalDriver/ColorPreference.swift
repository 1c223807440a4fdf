import Glibc

/// Whether colours are wanted.
public enum ColorPreference: Hashable, Sendable {
  /// As many as the terminal has, unless `NO_COLOR` is set and not empty.
  case automatic
  /// As many as the terminal has.
  case always
  /// None.
  case never

  /// Whether to use colours in this process's environment.
  var wantsColor: Bool {
    switch self {
    case .always: true
    case .never: false
    case .automatic: environmentVariable("NO_COLOR").isEmpty
    }
  }
}

/// The value of a variable of the process's environment; empty when there is none.
func environmentVariable(_ name: String) -> String {
  getenv(name).map { String(cString: $0) } ?? ""
}
