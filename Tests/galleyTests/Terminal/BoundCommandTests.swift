import Foundation
import TerminalValues
import TestMaterial
import Testing

/// Commands of the user's own on keys, run in a real terminal.
@Suite(
  .serialized, SharedTerminal(), .timeLimit(.minutes(2)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct BoundCommandTests {
  private let terminal: Terminal
  private let folder: TemporaryFolder
  /// A text that a shell would run, split and expand.
  private let text = #"It's $(touch made); touch made | "x" > made %(key) ?"#

  init() throws {
    terminal = try #require(SharedTerminal.current)
    folder = try TemporaryFolder()
    let spelled = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    try folder.write(
      "A table.xcstrings",
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "eins"}}}},
        "b c": {"localizations": {"de": {"stringUnit": {"state": "new", "value": \#(spelled)}}}}}}
      """#)
    // Each word on a line of its own.
    try folder.write("words", "for word; do echo \"[$word]\"; done > said; echo ready to go on\n")
    try folder.write(
      "galley/config",
      """
      bind <C-x> = !sh words %(path):%(line) %(key) %(locale) %(text)
      bind gx = !sh -c 'echo "<$1>" > said' sh %(text)
      bind gy = !sh -c 'exit 3'
      bind gz = !no-such-program %(key)
      """)
    let galley = "\(try Program.path()) -l de A\\ table.xcstrings"
    let command = "env XDG_CONFIG_HOME=\(folder.path) \(galley)"
    try folder.write("run", command)
    try terminal.restart("sh -c 'cd \(folder.path); sh run; echo exit $?; cat'")
  }

  /// The row is filled into the words after these were split, so no shell reads it.
  @Test(arguments: [
    ("<C-x>", ["[A table.xcstrings:3]", "[b c]", "[de]", "[TEXT]"]), ("gx", ["<TEXT>"]),
  ])
  func theRowIsPassedAsItIs(keys: String, said: [String]) async throws {
    try await terminal.wait(for: "the rows") { $0[0].contains("1/2") }
    try terminal.press(Key.keys(in: "j" + keys))
    let expected = said.map { $0.replacing("TEXT", with: text) + "\n" }.joined()
    for _ in 0..<500 where (try? folder.text(of: "said")) != expected {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try folder.text(of: "said") == expected)
    #expect(!FileManager.default.fileExists(atPath: folder["made"]))
    // The screen is there again, and keys work.
    try terminal.press(Key.keys(in: "k"))
    try await terminal.wait(for: "the rows again") { $0[0].contains("1/2") }
    try terminal.press(Key.keys(in: "q"))
    try await terminal.wait(for: "the end") { $0.contains("exit 0") }
  }

  @Test(arguments: [("gy", "sh failed with status 3"), ("gz", "no-such-program")])
  func failuresAreSaid(keys: String, message: String) async throws {
    try await terminal.wait(for: "the rows") { $0[0].contains("1/2") }
    try terminal.press(Key.keys(in: keys))
    try await terminal.wait(for: "the message") { $0.joined(separator: "\n").contains(message) }
    #expect(try terminal.tell("#{alternate_on}") == "1")
  }
}
