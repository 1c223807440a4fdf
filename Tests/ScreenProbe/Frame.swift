import TerminalValues
import TestMaterial

/// Clusters that all terminals draw alike and loose ones, with their columns.
let clusters: [(String, Int)] = [
  ("e\u{301}", 1), ("日", 2), ("각", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇯🇵", 2), ("✈️", 2),
  ("क्षि", 2), ("z", 1),
]

/// The frame of the probe: its size, the clusters, struck text, and the given lines.
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

/// Texts that a terminal would obey: control sequences, and each steering character alone, between
/// letters, and inside clusters that all terminals draw alike and loose ones.
let hostile: [String] = {
  let sequences = [
    "\u{1B}]0;owned\u{7}", "\u{1B}[31mred", "\u{9B}31m", "\u{202E}rtl\u{2066}", "\r\n",
    "\u{1B}P$q\u{1B}\\", "\u{1B}]52;c;AAAA\u{7}", "\u{1B}[?1049l", "\u{1B}c", "\u{9D}0;x\u{9C}",
    "👍\u{1B}[5m🏽", "\u{1B}[201~", "\u{1B}[6n",
  ]
  let ranges: [ClosedRange<UInt32>] = [
    0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
    0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0001...0xE0001,
  ]
  let scalars = ranges.joined().compactMap(Unicode.Scalar.init)
  return sequences + scalars.flatMap { ["\($0)", "a\($0)c", "👨\u{200D}\($0)👩", "e\($0)\u{301}"] }
}()

/// A sequence of random frames, the same in every process.
///
/// Every other twenty frames have nothing that ncurses does not hold, so the terminal may scroll.
struct RandomFrames {
  private(set) var canvas: Canvas
  private(set) var cursor: Position?
  private var count = 0
  private var isPlain: Bool { count / 20 % 2 == 1 }
  private var generator = SeededGenerator(seed: 1)

  init(_ size: Size) {
    canvas = Canvas(size)
  }

  /// Changes some cells, sometimes after moving a band of rows up or down.
  mutating func advance() {
    count += 1
    if count % 20 == 0 { canvas = Canvas(canvas.size) }
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

  /// Draws words, clusters and blanks in random styles.
  private mutating func draw() {
    for _ in 0..<number(below: 12) {
      let style = Style(
        Style.Attributes(rawValue: UInt8(number(below: isPlain ? 32 : 64))),
        foreground: Color.allCases[number(below: 17)], background: Color.allCases[number(below: 17)]
      )
      let place = Position(
        column: number(below: canvas.size.columns + 4) - 2, row: number(below: canvas.size.rows))
      let cells = (0..<number(below: 9)).map { _ in
        let (text, columns) = clusters[number(below: isPlain ? 3 : clusters.count)]
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
    Int.random(in: 0..<bound, using: &generator)
  }
}
