import Glibc
import TerminalDriver
import TerminalUI

// A small program on a real screen, for the tests of the driver and for the eye: it shows what it
// is told and what it hears. Keys: q quit, t trap, o overflow the stack, a abort, s suspend,
// v evil text, x exit, u underneath (standard error), w wake, ^L redraw.

let clusters: [(String, Int)] = [
  ("e\u{301}", 1), ("日", 2), ("각", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇯🇵", 2), ("✈️", 2),
  ("क्षि", 2), ("z", 1),
]

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
    canvas.draw(line, at: Position(column: 0, row: 3 + number))
  }
  return canvas
}

func overflow(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { overflow(depth + $0.count) } + 1
}

let evil = [
  "\u{1B}]0;owned\u{7}", "\u{1B}[31mred", "\u{9B}31m", "\u{202E}rtl\u{2066}", "\r\n", "\u{200F}",
  "\u{2028}", "\0", "\u{7F}", "a\u{1B}c", "👍\u{1B}[5m🏽",
]

@MainActor func run() throws(ScreenError) -> Int32 {
  if CommandLine.arguments.contains("--ignore-hangup") { signal(SIGHUP, SIG_IGN) }
  var screen = try Screen.open()
  var lines = ["ready \(screen.colors)"]
  while true {
    screen.present(frame(screen.size, lines), cursor: Position(column: 0, row: 1))
    let event = screen.nextEvent(timeout: .seconds(60))
    switch event {
    case .key(.character("q")):
      screen.close()
      print("bye")
      return 0
    case .key(.character("t")):
      let empty: [Int] = []
      lines = ["\(empty[lines.count])"]
    case .key(.character("o")): lines = ["\(overflow(0))"]
    case .key(.character("a")): abort()
    case .key(.character("x")): exit(3)
    case .key(.character("u")): complain("underneath\n")
    case .key(.character("w")):
      Screen.wake()
    case .key(.control("l")): screen.redraw()
    case .key(.character("v")):
      var canvas = frame(screen.size, lines)
      for (row, text) in evil.enumerated() {
        canvas.draw([Cell(text, columns: 3), Cell("|")], at: Position(column: 20, row: row))
      }
      screen.present(canvas)
      lines = ["evil shown"]
      screen.present(frame(screen.size, lines))
    case .key(.character("s")):
      screen.suspend()
      print("outside")
      fflush(nil)
      screen.resume()
      lines = ["resumed"]
    case .hangup:
      screen.close()
      return 7
    case .some(let event): lines = ["\(event)"]
    case nil: return 8
    }
  }
}

func complain(_ text: String) {
  _ = text.utf8CString.withUnsafeBytes { write(2, $0.baseAddress, $0.count - 1) }
}

do {
  exit(try run())
} catch {
  complain("probe: \(error)\n")
  exit(2)
}
