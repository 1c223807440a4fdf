import TerminalUI

/// Clusters that curses holds and clusters that it cannot, with their columns.
let clusters: [(String, Int)] = [
  ("e\u{301}", 1), ("日", 2), ("각", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇯🇵", 2), ("✈️", 2),
  ("क्षि", 2), ("z", 1),
]

/// What the probe shows: its size, clusters, struck text, and lines of its own.
func frame(_ size: Size, _ lines: [String]) -> Canvas {
  var canvas = Canvas(size)
  canvas.draw(
    "probe \(size)", style: Style([.bold, .reverse]), at: Position(column: 0, row: 0))
  canvas.draw("|", at: Position(column: size.columns - 1, row: size.rows - 1))
  let samples = clusters.flatMap {
    [Cell("|"), Cell($0.0, columns: $0.1, style: Style(.underline, foreground: .brightCyan))]
  }
  canvas.draw(samples + [Cell("|")], at: Position(column: 0, row: 1))
  canvas.draw(
    "struck", style: Style(.strikethrough, foreground: .red), at: Position(column: 0, row: 2))
  for (number, line) in lines.enumerated() {
    canvas.draw(line, at: Position(column: 0, row: 3 + number)) {
      $0.isASCII || $0 == "é" ? 1 : 2
    }
  }
  return canvas
}

/// Texts that would do something to a terminal.
let evil = [
  "\u{1B}]0;owned\u{7}", "\u{1B}[31mred", "\u{9B}31m", "\u{202E}rtl\u{2066}", "\r\n", "\u{200F}",
  "\u{2028}", "\0", "\u{7F}", "a\u{1B}c", "👍\u{1B}[5m🏽",
]
