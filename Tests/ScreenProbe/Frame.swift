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

/// Frames that follow one another by random drawing, the same in every process.
struct RandomFrames {
  private(set) var canvas: Canvas
  private(set) var cursor: Position?
  private var state: UInt64 = 1

  init(_ size: Size) {
    canvas = Canvas(size)
  }

  /// Changes some cells, and now and then moves a band of rows up or down first.
  mutating func advance() {
    if number(below: 3) == 0, canvas.size.rows > 3 { scroll() }
    draw()
  }

  private mutating func scroll() {
    let top = number(below: canvas.size.rows - 2)
    let bottom = top + 2 + number(below: canvas.size.rows - top - 2)
    let distance = number(below: 7) - 3
    let old = canvas
    for row in top...bottom {
      let blanks = Array(repeating: Cell.blank(), count: canvas.size.columns)
      canvas.draw(blanks, at: Position(column: 0, row: row))
      guard (top...bottom).contains(row + distance) else { continue }
      canvas.draw(old[row: row + distance], at: Position(column: 0, row: row))
    }
  }

  /// Changes some cells: words, clusters of all kinds, and blanks, in all styles.
  private mutating func draw() {
    for _ in 0..<number(below: 12) {
      let style = Style(
        Style.Attributes(rawValue: UInt8(number(below: 64))),
        foreground: Color.allCases[number(below: 17)], background: Color.allCases[number(below: 17)]
      )
      let place = Position(
        column: number(below: canvas.size.columns + 4) - 2, row: number(below: canvas.size.rows))
      let cells = (0..<number(below: 9)).map { _ in
        let (text, columns) = clusters[number(below: clusters.count)]
        return Cell(text, columns: columns, style: number(below: 3) == 0 ? style : .plain)
      }
      switch number(below: 4) {
      case 0: canvas.draw("galley proof", style: style, at: place)
      case 1: canvas.draw(String(repeating: " ", count: 30), at: place)
      default: canvas.draw(cells, at: place)
      }
    }
    let place = Position(
      column: number(below: canvas.size.columns), row: number(below: canvas.size.rows))
    cursor = number(below: 2) == 0 ? nil : place
  }

  private mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
