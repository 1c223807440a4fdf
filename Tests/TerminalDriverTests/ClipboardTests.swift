import Glibc
import TerminalValues
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
}
