import Glibc
import TerminalValues
import TestMaterial
import Testing

/// What a screen on a pseudo terminal receives beside keys.
@Suite(.serialized) struct ScreenInputTests {
  /// The terminal model draws each cluster as a whole and answers so.
  ///
  /// Keys that are typed before the answers are not lost.
  @Test func receivesWhatTheTerminalCanDo() throws {
    var terminal = try PseudoTerminal([PseudoTerminal.probe, "--patient"], answers: .init())
    terminal.type("\u{1B}[5~")
    try terminal.expect(line: "key(<PageUp>)")
    terminal.type("k")
    try terminal.expect(line: "light false 2 2 2 2 1")
    #expect(terminal.model.foreign == [])
    terminal.type("q")
    #expect(try terminal.ending() == .exited(0))
    // The end of a frame may arrive after the line that was waited for.
    #expect(terminal.model.frames > 0)
    #expect(terminal.model.modes == [])
  }

  @Test func worksWithoutAnswers() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    usleep(60_000)
    terminal.type("k")
    try terminal.expect(line: "dark false - - - - -")
    #expect(terminal.model.frames == 0)
  }

  /// If mode 2027 was on before, it stays on.
  @Test func leavesClusterModeAsItWas() throws {
    var terminal = try PseudoTerminal(
      [PseudoTerminal.probe, "--patient"],
      answers: .init(name: "", background: "", modes: [2027: 1]))
    try terminal.expect(line: "ready")
    terminal.type("k")
    try terminal.expect(line: "dark false 2 2 2 2 1")
    terminal.type("q")
    #expect(try terminal.ending() == .exited(0))
    #expect(terminal.model.modes == [2027])
  }

  @Test(arguments: [
    ("\u{1B}[<0;5;6M", "mouse(click 4,5)"), ("\u{1B}[<0;5;6M\u{1B}[<0;5;6m", "mouse(click 4,5)"),
    ("\u{1B}[<64;1;1M", "mouse(wheelUp 0,0)"), ("\u{1B}[<65;80;24M", "mouse(wheelDown 79,23)"),
    ("\u{1B}[<0;5;6M\u{1B}[<0;5;6m\u{1B}[<0;5;6M", "mouse(doubleClick 4,5)"),
    ("\u{1B}[<0;5;6M\u{1B}[<0;5;7M", "mouse(click 4,6)"),
    ("\u{1B}[200~one\rtwo\u{1B}[201~", "paste 7"),
  ])
  func receives(_ sent: String, _ line: String) throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.type("m")
    try terminal.expect(line: "mouse true")
    terminal.type(sent)
    try terminal.expect(line: line)
    terminal.type("m")
    try terminal.expect(line: "mouse false")
    #expect(terminal.model.modes.isDisjoint(with: [1000, 1006]))
  }

  /// A slow line delivers a key in two parts; only Escape is a key of its own then.
  @Test(arguments: [
    ("\u{1B}[A", "key(<Up>)"), ("\u{1B}OB", "key(<Down>)"), ("\u{1B}[6~", "key(<PageDown>)"),
    ("\u{1B}[1;5C", "key(<Right>)"), ("\u{1B}[24~", "key(<F12>)"), ("\u{1B}[3;2~", "key(<Delete>)"),
    ("\u{1B}[<64;5;6M", "mouse(wheelUp 4,5)"), ("\u{1B}[200~one\u{1B}[201~", "paste 3"),
    ("é", "key(é)"),
    ("日", "key(日)"), ("👍", "key(👍)"),
  ])
  func putsSlowKeysTogether(_ sequence: String, _ line: String) throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.type("m")
    try terminal.expect(line: "mouse true")
    let bytes = Array(sequence.utf8)
    let first = bytes[0] == 0x1B ? 2 : 1
    for cut in first..<max(first + 1, bytes.count) {
      terminal.type("h")
      try terminal.expect(line: "key(h)")
      terminal.type(Array(bytes[..<cut]))
      usleep(bytes[0] == 0x1B ? 60_000 : 30_000)
      terminal.type(Array(bytes[cut...]))
      try terminal.expect(line: line)
    }
    terminal.type("h")
    try terminal.expect(line: "key(h)")
  }

  /// Escape needs no other key after it; with a letter at once after it, it is Alt.
  @Test func reportsEscapeAlone() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.type("\u{1B}")
    try terminal.expect(line: "key(<Esc>)")
    terminal.type("h")
    try terminal.expect(line: "key(h)")
    terminal.type("\u{1B}h")
    try terminal.expect(line: "key(<A-h>)")
  }

  /// After random bytes and a pause, the next key arrives; nothing crashes.
  @Test(arguments: ["C.UTF-8", "C", "POSIX", "no_such"]) func survivesNoise(_ locale: String) throws
  {
    var terminal = try PseudoTerminal(environment: ["LC_ALL": locale])
    try terminal.expect(line: "ready")
    var generator = SeededGenerator(seed: 1)
    let alphabet =
      Array("\u{1B}\u{1B}[]OPM<;019~RT\u{7}\\\u{18}".utf8) + [0xC3, 0xFF, 0x80, 0, 0xE6]
    for number in 0..<caseCount(6, many: 60) {
      terminal.type((0..<500).compactMap { _ in alphabet.randomElement(using: &generator) })
      usleep(200_000)
      terminal.type(number % 2 == 0 ? "h" : "\u{8}")
      try terminal.expect(line: number % 2 == 0 ? "key(h)" : "key(<Backspace>)")
    }
    terminal.type("q")
    #expect(try terminal.ending() == .exited(0))
  }

  /// A pasted megabyte is one event, and the key after it arrives.
  @Test func survivesAHugePaste() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.type("\u{1B}[200~")
    let piece = String(repeating: "q", count: 1_000)
    for _ in 0..<1_000 { terminal.typeAll(piece) }
    terminal.type("\u{1B}[201~")
    try terminal.expect(line: "paste 65536")
    terminal.type("q")
    #expect(try terminal.ending() == .exited(0))
  }
}
