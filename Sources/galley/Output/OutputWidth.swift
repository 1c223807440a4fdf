import Glibc
import PreviewUI
import TerminalUI

/// How wide a line on standard output may be.
enum OutputWidth {
  /// The terminal's columns, else `COLUMNS`, else 80.
  static func columns() -> Int {
    columns(ofTerminal: terminalSize?.columns, variables: Variable.current())
  }

  /// The same, as a function of what is known.
  static func columns(ofTerminal terminal: Int?, variables: [Variable: String]) -> Int {
    let set = variables[.columns].flatMap { Int($0) }
    return [terminal, set].compactMap(\.self).first { $0 > 0 && $0 <= Options.widths.upperBound }
      ?? 80
  }

  /// How wide a row is: in print as in the app, which has marks at the left of a terminal's rows.
  static func rowColumns() -> Int {
    isTerminal ? max(1, columns() - Model.gutter) : columns()
  }

  /// Whether lines on standard output are seen at once.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The size of the terminal on standard output, where there is one and it knows.
  static var terminalSize: Size? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
