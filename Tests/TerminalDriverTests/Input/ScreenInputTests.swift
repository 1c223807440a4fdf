import Glibc
import TerminalUI
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
