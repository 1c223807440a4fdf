import Glibc
import TerminalValues
import TestMaterial
import Testing

@testable import ScreenProbe

/// The driver on a pseudo terminal: what it shows, which events it reports, and that the terminal is
/// as before afterwards.
@Suite(.serialized) struct ScreenTests {
  @Test func opensDrawsAndGivesBack() throws {
    var terminal = try PseudoTerminal()
    let expected = frame(Size(columns: 80, rows: 24), ["ready 256"]).lines
    try terminal.expect("not drawn") { $0.isAlternate && $0.text == expected }
    #expect(!terminal.model.ordersText)
    terminal.type("q")
    #expect(try terminal.ending() == .exited(0))
    #expect(!terminal.model.isAlternate)
    #expect(terminal.model.ordersText)
    #expect(terminal.model.printed.contains("bye\r\n"))
    #expect(terminal.model.foreign == [])
  }

  /// Preparing a screen sends nothing and changes no mode, and signals end the program as usual.
  @Test(arguments: [("\n", PseudoTerminal.Ending.exited(0)), ("\u{3}", .signaled(SIGINT))])
  func preparingChangesNothing(_ key: String, _ ending: PseudoTerminal.Ending) throws {
    var untouched = try PseudoTerminal(["/bin/true"])
    #expect(try untouched.ending() == .exited(0))
    var terminal = try PseudoTerminal([PseudoTerminal.probe, "--prepare"], columns: 90, rows: 30)
    try terminal.expect("not prepared") { $0.printed.contains("prepared 90x30\r\n") }
    #expect(terminal.modes == untouched.modes)
    terminal.type(key)
    #expect(try terminal.ending() == ending)
    #expect(terminal.modes == untouched.modes)
    #expect(["prepared 90x30\r\n\r\n", "prepared 90x30\r\n^C"].contains(terminal.model.printed))
    #expect(terminal.model.modes == [])
    #expect(terminal.model.foreign == [])
  }

  /// Scrolling is not left limited to the 24 rows that terminfo has for the terminal.
  @Test(arguments: ["q", "\u{3}", "\u{1A}"])
  func givesBackTheWholeOfALargeScreen(_ key: String) throws {
    var terminal = try PseudoTerminal(columns: 100, rows: 40)
    try terminal.expect(line: "ready")
    #expect(terminal.model.scrollsWhole)
    terminal.type(key)
    _ = try terminal.ending()
    #expect(terminal.model.scrollsWhole)
  }

  @Test(arguments: [
    ("j", "key(j)"), (" ", "key(<Space>)"), ("\r", "key(<Enter>)"), ("\n", "key(<Enter>)"),
    ("\t", "key(<Tab>)"), ("\u{1B}", "key(<Esc>)"), ("\u{7F}", "key(<Backspace>)"),
    ("\u{4}", "key(<C-d>)"), ("\u{13}", "key(<C-s>)"), ("\u{11}", "key(<C-q>)"),
    ("\0", "key(<C-@>)"), ("\u{1C}", "key(<C-\\>)"), ("\u{1B}b", "key(<A-b>)"),
    ("é", "key(é)"), ("日", "key(日)"),
    ("👍", "key(👍)"), ("\u{1B}OA", "key(<Up>)"), ("\u{1B}OB", "key(<Down>)"),
    ("\u{1B}OC", "key(<Right>)"), ("\u{1B}OD", "key(<Left>)"), ("\u{1B}OH", "key(<Home>)"),
    ("\u{1B}OF", "key(<End>)"), ("\u{1B}[5~", "key(<PageUp>)"), ("\u{1B}[6~", "key(<PageDown>)"),
    ("\u{1B}[3~", "key(<Delete>)"), ("\u{1B}[2~", "key(<Insert>)"), ("\u{1B}[Z", "key(<S-Tab>)"),
    ("\u{1B}OP", "key(<F1>)"), ("\u{1B}[24~", "key(<F12>)"), ("w", "wake"),
    ("s", "resumed"), ("v", "hostile shown"),
  ])
  func receives(_ typed: String, _ line: String) throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.type(typed)
    let expected = frame(Size(columns: 80, rows: 24), [line]).lines
    try terminal.expect("not '\(line)'") { $0.text == expected }
    #expect(terminal.model.foreign == [])
  }

  /// However the program ends, the terminal is as before, and its message can be read.
  @Test(arguments: [
    Case("t", .signaled(SIGILL), "Fatal error: a mistake", orEnding: .signaled(SIGTRAP)),
    Case("o", .signaled(SIGSEGV)),
    Case("a", .signaled(SIGABRT)),
    Case("ux", .exited(3), "to standard error"),
    Case("uq", .exited(0), "to standard error"),
    Case("\u{3}", .signaled(SIGINT), "ScreenProbe: interrupted"),
    Case(SIGTERM, "ScreenProbe: terminated"),
    Case(SIGHUP, "ScreenProbe: the terminal was hung up"),
    Case(SIGINT, "ScreenProbe: interrupted"),
    Case(SIGSEGV, ""),
    Case(SIGBUS, ""),
    Case(SIGFPE, ""),
    Case(SIGQUIT, ""),
    Case(SIGALRM, ""),
    Case(SIGUSR1, ""),
    Case(SIGXCPU, ""),
  ])
  func givesBack(_ example: Case) throws {
    // Compare with a terminal on which nothing ran.
    var untouched = try PseudoTerminal(["/bin/true"])
    #expect(try untouched.ending() == .exited(0))
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.type("m")
    try terminal.expect(line: "mouse true")
    #expect(terminal.model.modes == [1000, 1006, 2004, 2027])
    #expect(terminal.modes != untouched.modes)
    if let signal = example.signal { terminal.send(signal) }
    terminal.type(example.keys)
    let ending = try terminal.ending()
    #expect(ending == example.ending || ending == example.orEnding)
    #expect(!terminal.model.isAlternate)
    #expect(terminal.model.ordersText)
    #expect(terminal.modes == untouched.modes)
    #expect(terminal.model.modes == [])
    #expect(terminal.model.printed.contains(example.message))
    #expect(terminal.model.foreign == [])
  }

  struct Case {
    let keys: String
    let signal: Int32?
    let ending: PseudoTerminal.Ending
    let orEnding: PseudoTerminal.Ending?
    let message: String

    init(
      _ keys: String, _ ending: PseudoTerminal.Ending, _ message: String = "",
      orEnding: PseudoTerminal.Ending? = nil
    ) {
      self.keys = keys
      signal = nil
      self.ending = ending
      self.orEnding = orEnding
      self.message = message
    }

    init(_ signal: Int32, _ message: String) {
      keys = ""
      self.signal = signal
      ending = .signaled(signal)
      orEnding = nil
      self.message = message
    }
  }

  @Test func followsTheWindow() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    for (columns, rows) in [(30, 8), (1, 1), (200, 60), (7, 40), (80, 24)] {
      terminal.resize(columns: columns, rows: rows)
      let size = Size(columns: columns, rows: rows)
      let expected = frame(size, ["resize(\(size))"]).lines
      try terminal.expect("not \(size)") { $0.text == expected }
    }
    #expect(terminal.model.foreign == [])
  }

  @Test func survivesManySizesInARow() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    for number in 0..<999 { terminal.resize(columns: 1 + number % 200, rows: 1 + number % 60) }
    terminal.resize(columns: 65_535, rows: 3)
    try terminal.expect(line: "probe 500x3")
    terminal.resize(columns: 40, rows: 10)
    let size = Size(columns: 40, rows: 10)
    let expected = frame(size, ["resize(\(size))"]).lines
    try terminal.expect("not the last size") { $0.text == expected }
    terminal.type("q")
    #expect(try terminal.ending() == .exited(0))
  }

  /// After any sequence of frames, the terminal shows the last one in every cell and style, although
  /// only changes were sent.
  @Test(arguments: [(40, 10), (7, 3), (1, 1)])
  func showsWhatItPresents(_ columns: Int, _ rows: Int) throws {
    var terminal = try PseudoTerminal(
      [PseudoTerminal.probe, "--patient"], columns: columns, rows: rows, answers: .init())
    try terminal.expect("not open") { $0.isAlternate }
    var frames = RandomFrames(Size(columns: columns, rows: rows))
    for number in 1...caseCount(120, many: 3_000) {
      frames.advance()
      terminal.type("n")
      let cursor = frames.cursor
      try terminal.expect("frame \(number) differs:\n\(frames.canvas.styledText)\n\(cursor as Any)")
      {
        $0.canvas.visible == frames.canvas.visible
          && $0.cursorPosition == cursor ?? $0.cursorPosition
      }
    }
    #expect(rows < 4 || terminal.model.scrolls > 0)
    #expect(terminal.model.foreign == [])
  }

  /// A terminal of 16 colors shows all of them, and one of 8 those that stand in for the others.
  @Test(arguments: [16, 8]) func showsTheColorsThatTheTerminalHas(_ colors: Int) throws {
    let folder = try TemporaryFolder()
    let numbers = "colors#\(colors), pairs#\(colors * 32)"
    try folder.write("entry", "few-colors|few colors, \(numbers), use=xterm-256color,\n")
    let compile = "tic -x -o '\(folder.path)' '\(folder["entry"])'"
    var terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "\(compile) && exec '\(PseudoTerminal.probe)' --patient"],
      environment: ["TERM": "few-colors", "TERMINFO": folder.path], columns: 30, rows: 6,
      answers: .init())
    try terminal.expect(line: "ready \(colors)")
    var frames = RandomFrames(Size(columns: 30, rows: 6))
    for number in 1...60 {
      frames.advance()
      terminal.type("n")
      let expected = frames.canvas.reduced(toColors: colors).visible
      try terminal.expect("frame \(number) differs:\n\(expected.styledText)") {
        $0.canvas.visible == expected
      }
    }
  }

  /// What terminals of other kinds are sent shows the same texts.
  ///
  /// On those that would scroll, the last cell of the last row stays blank.
  @Test(arguments: [
    ("xterm", true), ("linux", true), ("screen-256color", true), ("tmux-256color", true),
    ("rxvt-unicode-256color", true), ("vt100", true), ("vt220", true), ("ansi", false),
    ("pcansi", false),
  ])
  func speaksTheLanguageOfTheTerminal(_ name: String, drawsLastCell: Bool) throws {
    var terminal = try PseudoTerminal(
      [PseudoTerminal.probe, "--patient"], environment: ["TERM": name], columns: 30, rows: 6,
      answers: .init(), wrapsAtOnce: !drawsLastCell)
    try terminal.expect(line: "ready")
    var frames = RandomFrames(Size(columns: 30, rows: 6))
    for number in 1...60 {
      frames.advance()
      terminal.type("n")
      let (canvas, cursor) = (frames.canvas, frames.cursor)
      let lines = drawsLastCell ? canvas.lines : canvas.withoutLastCell.lines
      try terminal.expect("frame \(number) differs:\n\(canvas.text)") {
        $0.text == lines && $0.cursorPosition == cursor ?? $0.cursorPosition
      }
    }
    #expect(!terminal.model.wraps)
    terminal.type("\u{3}")
    #expect(try terminal.ending() == .signaled(SIGINT))
    #expect(terminal.model.foreign == [])
    #expect(terminal.model.modes == [])
    #expect(terminal.model.wraps)
  }

  /// A frame is one write, and none if it is like the one before.
  @Test(arguments: [[:], ["NO_MEMORY_FILES": "1"]]) func sendsAFrameAtOnce(
    _ environment: [String: String]
  ) throws {
    var terminal = try PseudoTerminal(environment: environment)
    try terminal.expect(line: "ready")
    terminal.type("f")
    try terminal.expect(line: "20 writes for 20 frames")
  }

  /// A signal comes between two frames, never in one: the terminal shows the last whole frame until it
  /// is given back.
  @Test(arguments: 0..<20) func isEndedBetweenFrames(_ number: Int) throws {
    var terminal = try PseudoTerminal(
      [PseudoTerminal.probe, "--patient"], columns: 20, rows: 5, answers: .init())
    try terminal.expect(line: "ready")
    terminal.type("z")
    try terminal.expect("no frames") { $0.frames > 20 + number }
    terminal.send(SIGTERM)
    #expect(try terminal.ending() == .signaled(SIGTERM))
    #expect(terminal.model.foreign == [])
    var frames = RandomFrames(Size(columns: 20, rows: 5))
    let last = terminal.model.lastScreen
    let isWhole = (0..<100_000).contains { _ in
      frames.advance()
      return frames.canvas.lines == last
    }
    #expect(isWhole, "\(last)")
  }

  /// Rows with overlays scroll too; only the overlays are sent again.
  @Test func sendsFewBytesForALine() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<60).map { _ in "2\tक्षि\n" }.joined()
    try folder.write("clusters.tsv", lines)
    var terminal = try PseudoTerminal([PseudoTerminal.probe, "--clusters", folder["clusters.tsv"]])
    try terminal.expect(line: "list 0")
    let before = terminal.received
    for line in 1...20 {
      terminal.type("j")
      try terminal.expect(line: "list \(line) ")
    }
    // For each line a place and twelve bytes for each of 23 overlays, and one row of text; and what
    // was not yet read of the first frame.
    #expect(terminal.received - before < 20 * (23 * 24 + 300) + 2_000)
    #expect(terminal.model.scrolls > 0)
  }

  /// A frame like the one before costs no output and, in the driver, no memory.
  @Test func sendsNothingForTheSameFrame() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.type("c")
    try terminal.expect(line: "allocated 0 in 100 frames")
  }

  @Test func stopsAndContinues() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    let modes = terminal.modes
    for columns in [80, 30, 90, 81, 31, 91, 82, 32, 92, 83] {
      terminal.type("\u{1A}")
      #expect(try terminal.ending() == .stopped(SIGTSTP))
      #expect(!terminal.model.isAlternate)
      #expect(terminal.model.modes == [])
      #expect(terminal.modes != modes)
      // A stopped program gets no signal about a new size.
      terminal.resize(columns: columns, rows: 9)
      terminal.send(SIGCONT)
      try terminal.expect(line: "probe \(columns)x9")
      #expect(terminal.modes == modes)
    }
    terminal.type("q")
    #expect(try terminal.ending() == .exited(0))
  }

  @Test func drawsAgainWhenItContinues() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    let lines = frame(Size(columns: 80, rows: 24), ["ready 256"]).lines
    terminal.type("\u{1A}")
    #expect(try terminal.ending() == .stopped(SIGTSTP))
    terminal.send(SIGCONT)
    try terminal.expect("not drawn again") {
      $0.isAlternate && !$0.ordersText && $0.text == lines
    }
  }

  @Test func givesTheTerminalToAnotherProgram() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.type("s")
    try terminal.expect(line: "resumed")
    #expect(terminal.model.printed.contains("outside"))
  }

  /// Control-Z stops a program on the terminal and the process of the screen with it.
  @Test func runsAProgramOnTheTerminal() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    for stops in [0, 1, 1] {
      terminal.type("e")
      try terminal.expect("no program") { $0.printed.hasSuffix("editing\r\n") && !$0.isAlternate }
      #expect(terminal.model.modes == [])
      for _ in 0..<stops {
        terminal.type("\u{1A}")
        guard case .stopped = try terminal.ending() else { return #expect(Bool(false)) }
        terminal.resize(columns: 60, rows: 12)
        terminal.send(SIGCONT)
      }
      // An interrupt is meant for the program, and the screen survives it.
      terminal.send(SIGINT)
      terminal.type("done\r")
      try terminal.expect(line: "edited exited(5)")
      if stops > 0 { try terminal.expect(line: "probe 60x12") }
    }
    terminal.type("q")
    #expect(try terminal.ending() == .exited(0))
  }

  /// A program that dies leaves its modes of the terminal; the screen and the shell get theirs back.
  @Test func survivesAProgramThatDies() throws {
    var terminal = try PseudoTerminal([PseudoTerminal.probe, "--prepare"])
    let before = terminal.modes
    terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    let modes = terminal.modes
    terminal.type("E")
    try terminal.expect(line: "edited signaled(9)")
    #expect(terminal.modes == modes)
    #expect(terminal.model.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
    terminal.type("q")
    #expect(try terminal.ending() == .exited(0))
    #expect(terminal.modes == before)
    #expect(terminal.model.modes == [])
  }

  /// After Control-S the terminal takes nothing; a signal ends the program all the same.
  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV]) func isEndedWhileTheTerminalIsStopped(
    _ signal: Int32
  )
    throws
  {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.type("\u{13}z")
    usleep(300_000)
    terminal.send(signal)
    #expect(try terminal.ending() == .signaled(signal))
  }

  @Test func endsWithItsTerminal() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.hangUp()
    // The signal and the end of the input come at the same time; either may be first.
    let ending = try terminal.ending()
    #expect(ending == .signaled(SIGHUP) || ending == .exited(7))
  }

  /// Without the signal, the probe sees the end of its input and exits with 7.
  @Test func noticesThatItsTerminalIsGone() throws {
    var terminal = try PseudoTerminal([PseudoTerminal.probe, "--ignore-hangup"])
    try terminal.expect(line: "ready")
    terminal.hangUp()
    #expect(try terminal.ending() == .exited(7))
  }

  @Test(arguments: [
    ("dumb", "probe: the terminal 'dumb' (TERM) cannot show a screen"),
    ("no-such-terminal", "probe: unknown terminal 'no-such-terminal' (TERM)"),
    ("", "probe: TERM is not set"),
  ])
  func refusesATerminalThatItCannotUse(_ name: String, _ message: String) throws {
    var terminal = try PseudoTerminal(environment: ["TERM": name])
    #expect(try terminal.ending() == .exited(2))
    #expect(terminal.model.printed == "\(message)\r\n")
  }

  @Test func refusesOutputThatIsNotATerminal() throws {
    var terminal = try PseudoTerminal(["/bin/sh", "-c", "'\(PseudoTerminal.probe)' > /dev/null"])
    #expect(try terminal.ending() == .exited(2))
    #expect(terminal.model.printed == "probe: standard output is not a terminal\r\n")
  }

  @Test func readsKeysFromTheTerminalWhenInputIsAFile() throws {
    var terminal = try PseudoTerminal(["/bin/sh", "-c", "'\(PseudoTerminal.probe)' < /dev/null"])
    try terminal.expect(line: "ready")
    terminal.type("q")
    #expect(try terminal.ending() == .exited(0))
  }

  @Test(arguments: [
    (["TERM": "xterm"], 8), (["TERM": "vt100"], 0), (["NO_COLOR": "1"], 0), (["NO_COLOR": ""], 256),
    (["LC_ALL": "C"], 256), (["LINES": "5", "COLUMNS": "10"], 256),
  ])
  func usesTheColorsOfTheTerminal(_ environment: [String: String], _ colors: Int) throws {
    var terminal = try PseudoTerminal(environment: environment)
    let expected = frame(Size(columns: 80, rows: 24), ["ready \(colors)"]).lines
    try terminal.expect("not \(colors) colours") { $0.text == expected }
  }
}

extension Canvas {
  /// The canvas as a terminal with that many colors shows it.
  fileprivate func reduced(toColors count: Int) -> Canvas {
    var canvas = Canvas(size)
    for row in 0..<size.rows {
      let cells = self[row: row].map { cell in
        var cell = cell
        cell.style = cell.style.reduced(toColors: count)
        return cell
      }
      canvas.draw(cells, at: Position(column: 0, row: row))
    }
    return canvas
  }

  /// The canvas without invisible differences: the styles of blanks that do not show.
  fileprivate var visible: Canvas {
    var canvas = Canvas(size)
    for row in 0..<size.rows {
      let cells = self[row: row].map { cell in
        let style = cell.style
        let isBlank =
          cell.text == " "
          && style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
        return isBlank ? .blank(Style(background: style.background)) : cell
      }
      canvas.draw(cells, at: Position(column: 0, row: row))
    }
    return canvas
  }

  fileprivate var withoutLastCell: Canvas {
    var canvas = self
    canvas.draw(" ", at: Position(column: size.columns - 1, row: size.rows - 1))
    return canvas
  }

  fileprivate var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
