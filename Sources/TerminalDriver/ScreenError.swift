/// Why the terminal could not be taken over.
public enum ScreenError: Error, Hashable, Sendable {
  /// The process has its screen already.
  case alreadyOpen
  /// Standard output is no terminal.
  case notATerminal
  /// Standard input is no terminal, and the process has no other.
  case noKeyboard
  /// The system knows no terminal of this name, the value of `TERM`.
  case unknownTerminal(String)
  /// The terminal of this name cannot place its cursor.
  case incapableTerminal(String)
  /// The terminal was there and yet did not open.
  case failed
}

extension ScreenError: CustomStringConvertible {
  /// A sentence for the user.
  public var description: String {
    switch self {
    case .alreadyOpen: "the screen is open already"
    case .notATerminal: "standard output is not a terminal"
    case .noKeyboard: "there is no terminal to read keys from"
    case .unknownTerminal(""): "TERM is not set"
    case .unknownTerminal(let name): "no terminal '\(name)' is known (TERM)"
    case .incapableTerminal(let name): "the terminal '\(name)' (TERM) cannot show a screen"
    case .failed: "the terminal could not be opened"
    }
  }
}
