import Glibc
import TerminalUI
import Testing

@testable import TerminalDriver

@Suite(.serialized) struct ClipboardTests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func encodes(_ text: String, _ encoded: String) {
    #expect(String(decoding: Base64.encode(Array(text.utf8)), as: UTF8.self) == encoded)
  }

  /// The probe copies "<ESC>]0;x<BEL>é", which a terminal would obey, so it is sent in base64.
  @Test func sendsTheTextEncoded() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.type("y")
    try terminal.expect(line: "copied true")
    #expect(terminal.model.copied == ["52;c;G10wO3gHw6k="])
    #expect(terminal.model.foreign == [])
  }

  @Test func refusesATextThatIsTooLong() throws {
    var terminal = try PseudoTerminal()
    try terminal.expect(line: "ready")
    terminal.type("Y")
    try terminal.expect(line: "copied false")
    #expect(terminal.model.copied == [])
  }

  /// Runs programs of any Unix: true, sh, test, grep, sleep.
  @Test func runsAProgramWithoutAShell() throws {
    #expect(try Subprogram.run(["true"]) == .exited(0))
    #expect(try Subprogram.run(["sh", "-c", "exit 3"]) == .exited(3))
    #expect(try Subprogram.run(["sh", "-c", "kill -9 $$"]) == .signaled(9))
    #expect(try Subprogram.run(["test", "$HOME", "=", "$" + "HOME"]) == .exited(0))
    #expect(try Subprogram.feed(["grep", "-q", "^b$"], Array("a\nb\n".utf8)) == .exited(0))
    // A program that takes too long is killed.
    #expect(try Subprogram.feed(["sleep", "60"], [1]) == .signaled(SIGKILL))
  }

  @Test(arguments: [[], ["no-such-program"], ["/etc/passwd"], ["true", "a\0b"]])
  func throwsIfAProgramCannotRun(_ words: [String]) {
    #expect(throws: SubprogramError.self) { try Subprogram.run(words) }
  }
}
