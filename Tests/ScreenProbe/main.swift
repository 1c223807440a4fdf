import CAllocations
import FileAccess
import Glibc
import TerminalDriver
import TerminalValues

// A small program on a real screen, for the tests of the driver and to try a terminal by hand. It
// shows the events that it gets. Keys: q quit, t trap, o overflow the stack, a abort, s suspend,
// v hostile text, n next random frame, x exit, u write to standard error, w wake, c count
// allocations, m mouse on or off, k what the terminal can do, y copy, Y copy too much, e run a
// program, E run one that dies, f count the writes of frames, z present frames until a signal ends the program, ^L redraw.

func overflow(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { overflow(depth + $0.count) } + 1
}

@MainActor func run() throws(ScreenError) -> Int32 {
  if CommandLine.arguments.contains("--ignore-hangup") { signal(SIGHUP, SIG_IGN) }
  if CommandLine.arguments.contains("--prepare") {
    let screen = try Screen.prepare()
    print("prepared \(screen.size)")
    _ = readLine()
    return 0
  }
  // A busy machine may delay the answers of a test's terminal.
  let isPatient = CommandLine.arguments.contains("--patient")
  let flag = WakeFlag()
  var screen = try Screen.prepare(
    answerTimeout: isPatient ? .seconds(20) : .milliseconds(50), wakingOn: flag)
  screen.resume()
  var frames: RandomFrames?
  var isMouseOn = false
  var lines = ["ready \(screen.colors)"]
  while true {
    if let frames {
      screen.present(frames.canvas, cursor: frames.cursor)
    } else {
      screen.present(frame(screen.size, lines), cursor: Position(column: 0, row: 1))
    }
    let event = screen.nextEvent(timeout: .seconds(60))
    switch event {
    case .key(.character("q")):
      screen.close()
      print("bye")
      return 0
    case .key(.character("t")): fatalError("a mistake")
    case .key(.character("o")): lines = ["\(overflow(0))"]
    case .key(.character("a")): abort()
    case .key(.character("x")): exit(3)
    case .key(.character("m")):
      isMouseOn.toggle()
      screen.setMouseReporting(isMouseOn)
      lines = ["mouse \(isMouseOn)"]
    case .key(.character("y")): lines = ["copied \(screen.copy("\u{1B}]0;x\u{7}é"))"]
    case .key(.character("Y")):
      lines = ["copied \(screen.copy(String(repeating: "x", count: Screen.copyLimit + 1)))"]
    case .key(.character("e")):
      let ending = try? screen.run(["sh", "-c", "echo editing; read line; exit 5"])
      lines = ["edited \(ending.map { "\($0)" } ?? "-")"]
    case .key(.character("E")):
      // It leaves modes of its own, and dies.
      let program = "printf '\\033[?1003h\\033[?1006h'; stty raw -echo; kill -9 $$"
      let ending = try? screen.run(["sh", "-c", program])
      lines = ["edited \(ending.map { "\($0)" } ?? "-")"]
    case .key(.character("k")): lines = [describe(screen.capabilities)]
    case .mouse(let mouse): lines = ["mouse(\(mouse.gesture) \(mouse.position))"]
    case .paste(let text): lines = ["paste \(text.utf8.count)"]
    case .capabilities: break
    case .key(.character("c")):
      let canvas = frame(screen.size, lines)
      screen.present(canvas)
      let before = callocations_of_this_thread()
      for _ in 0..<100 { screen.present(canvas) }
      let count = callocations_of_this_thread() - before
      lines = ["allocated \(count) in 100 frames"]
    case .key(.character("f")):
      var frames = RandomFrames(screen.size)
      let before = cwrites_to_output()
      for _ in 0..<20 {
        frames.advance()
        for _ in 0..<5 { screen.present(frames.canvas, cursor: Position(column: 0, row: 0)) }
      }
      lines = ["\(cwrites_to_output() - before) writes for 20 frames"]
    case .key(.character("z")):
      var frames = RandomFrames(screen.size)
      while true {
        frames.advance()
        screen.present(frames.canvas)
        // A terminal that does not read as fast as this writes would get a part of a frame.
        usleep(2_000)
      }
    case .key(.character("u")): complain("to standard error\n")
    case .key(.character("w")): flag.set()
    case .key(.character("n")):
      var next = frames ?? RandomFrames(screen.size)
      next.advance()
      frames = next
    case .key(.control("l")): screen.redraw()
    case .key(.character("v")):
      for start in stride(from: 0, to: hostile.count, by: screen.size.rows) {
        var canvas = Canvas(screen.size)
        for (row, text) in hostile[start...].prefix(screen.size.rows).enumerated() {
          canvas.draw([Cell(text, columns: 3), Cell("|")], at: Position(column: 20, row: row))
        }
        screen.present(canvas)
      }
      lines = ["hostile shown"]
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

func describe(_ capabilities: TerminalCapabilities) -> String {
  let columns = capabilities.columns
  let numbers = [
    columns.emojiSelector, columns.joiner, columns.modifier, columns.conjunct, columns.ambiguous,
  ].map { $0.map(String.init) ?? "-" }.joined(separator: " ")
  return "\(capabilities.background) \(capabilities.reordersText) \(numbers)"
}

func complain(_ text: String) {
  _ = text.utf8CString.withUnsafeBytes { write(2, $0.baseAddress, $0.count - 1) }
}

do {
  if let place = CommandLine.arguments.firstIndex(of: "--clusters") {
    var list = ClusterList(path: CommandLine.arguments[place + 1])
    try list.run()
    exit(0)
  }
  exit(try run())
} catch {
  complain("probe: \(error)\n")
  exit(2)
}
