import Foundation
import TestMaterial
import Testing

/// The app in a project whose place it remembers, and with colors of the user's own.
@Suite(
  .serialized, .timeLimit(.minutes(3)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct RememberedPlaceTests {
  private func terminal(_ folder: TemporaryFolder) async throws -> Terminal {
    let terminal = try Terminal(columns: 100, rows: 24)
    try await terminal.wait(for: "the prompt") { $0.contains { $0.hasPrefix("ready>") } }
    try terminal.type(
      "cd \(folder.path); export XDG_CONFIG_HOME=$PWD/config XDG_STATE_HOME=$PWD/state; clear")
    try terminal.press("Enter")
    return terminal
  }

  /// Starts galley, does something on its screen, and quits.
  private func browse(
    _ command: String, in terminal: Terminal, _ keys: [String], isThere: ([String]) -> Bool
  ) async throws {
    try terminal.type(command)
    try terminal.press("Enter")
    try await terminal.wait(for: command, isThere)
    for key in keys { try terminal.type(key) }
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Travel", "Wallet"] {
      let bytes = try Checkout.bytes("Catalogs/\(name).xcstrings")
      try folder.write("project/\(name).xcstrings", bytes: Array(bytes))
    }
    try folder.write("project/.git", bytes: [])
    return folder
  }

  @Test func opensWhereTheUserWas() async throws {
    let folder = try project()
    try folder.write("config/galley/config", "remember = yes\n")
    let terminal = try await terminal(folder)
    let galley = "\(try Program.path()) project"
    try await browse("\(galley) -l ja", in: terminal, []) { $0[0].contains("ja  Japanese") }
    // The sixth row of the table Wallet.
    try terminal.type("]5j")
    try await terminal.wait(for: "the sixth row") { $0[0].contains("Wallet  6/11") }
    try terminal.type("q")
    try await terminal.wait(for: "the shell") { !$0[0].contains("Japanese") }
    #expect(try folder.text(of: "state/galley/places.json").hasPrefix(#"{"places":[{"project":"#))
    try await browse(galley, in: terminal, ["q"]) {
      $0[0].contains("Wallet  6/11") && $0[0].contains("ja  Japanese")
    }
    try await terminal.wait(for: "the shell") { !$0[0].contains("Japanese") }
    try await browse("\(galley) -l de", in: terminal, ["q"]) {
      $0[0].contains("Wallet  6/11") && $0[0].contains("de  German")
    }
    try terminal.kill()
  }

  @Test func keepsNothingUnlessAsked() async throws {
    let folder = try project()
    let terminal = try await terminal(folder)
    try await browse("\(try Program.path()) project -l ja", in: terminal, ["jjq"]) {
      $0[0].contains("Japanese")
    }
    try await terminal.wait(for: "the shell") { !$0[0].contains("Japanese") }
    #expect(!FileManager.default.fileExists(atPath: folder["state"]))
    try terminal.kill()
  }

  @Test func aForeignFileIsReportedAndKept() async throws {
    let folder = try project()
    try folder.write("config/galley/config", "remember = yes\n")
    try folder.write("state/galley/places.json", "my own notes\n")
    let terminal = try await terminal(folder)
    try await browse("\(try Program.path()) project -l ja", in: terminal, ["jjq"]) {
      $0[0].contains("Japanese")
    }
    try await terminal.wait(for: "the note") {
      $0.joined().contains("not a galley file")
    }
    #expect(try folder.text(of: "state/galley/places.json") == "my own notes\n")
    try terminal.kill()
  }
}
