import Foundation
import TestMaterial
import Testing

/// Signals while another program has the terminal, and terminals that cannot be described.
@Suite(
  .serialized, SharedTerminal(), .timeLimit(.minutes(2)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct EditorSignalTests {
  private let terminal: Terminal
  private let folder: TemporaryFolder

  init() throws {
    terminal = try #require(SharedTerminal.current)
    folder = try TemporaryFolder()
    try folder.write(
      "A.xcstrings", #"{"sourceLanguage":"en","strings":{"Trips":{}},"version":"1.0"}"#)
    try folder.write("editor", "stty raw -echo\necho up >up\nsleep 100\n")
  }

  private func start(_ variables: String, then script: String) throws {
    try folder.write(
      "run",
      """
      cd \(folder.path)
      \(variables) XDG_STATE_HOME=\(folder.path) XDG_CONFIG_HOME=\(folder.path) \
        sh -c 'echo $$ >pid; exec \(try Program.path()) A.xcstrings'
      \(script)
      cat
      """)
    try terminal.restart("sh \(folder["run"])")
  }

  /// The editor has set modes of its own.
  @Test(arguments: [SIGTERM, SIGHUP]) func theTerminalIsGivenBack(signal: Int32) async throws {
    try start("VISUAL='sh editor'", then: "stty -a >modes; echo ended")
    try await terminal.wait(for: "the row") { $0.joined().contains("Trips") }
    try terminal.type("e")
    try await terminal.wait(for: "the editor") { _ in
      FileManager.default.fileExists(atPath: folder["up"])
    }
    let pid = try folder.text(of: "pid").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(kill(try #require(Int32(pid)), signal) == 0)
    try await terminal.wait(for: "the end") { $0.joined().contains("ended") }
    let modes = try folder.text(of: "modes").split { " ;\n".contains($0) }
    #expect(modes.contains("icanon") && modes.contains("echo"), "\(modes)")
  }

  @Test func aPipeIsNoDescription() async throws {
    try folder.makeFolder("terminfo/x")
    try #require(mkfifo(folder["terminfo/x/xpipe"], 0o600) == 0)
    try start(
      "TERM=xpipe TERMINFO=\(folder["terminfo"])", then: "echo ended")
    try await terminal.wait(for: "the end") { $0.joined().contains("ended") }
  }
}
