import Foundation
import TestMaterial
import Testing

/// Texts in the field when galley is killed.
@Suite(
  .serialized, .timeLimit(.minutes(3)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct DraftTests {
  /// Keys come faster than any pause that galley waits for.
  @Test func aTextTypedWithoutAPauseIsKept() async throws {
    let folder = try TemporaryFolder()
    try folder.write("W.xcstrings", bytes: Array(try Checkout.bytes("Catalogs/Welcome.xcstrings")))
    let terminal = try Terminal(columns: 100, rows: 24)
    try await terminal.wait(for: "the prompt") { $0.contains { $0.hasPrefix("ready>") } }
    try terminal.type("cd \(folder.path); export XDG_STATE_HOME=$PWD/state; clear")
    try terminal.press("Enter")
    try terminal.type("sh -c 'echo $$ >pid; exec \(try Program.path()) -l de W.xcstrings'")
    try terminal.press("Enter")
    try await terminal.wait(for: "the rows") { $0[0].contains("de  German") }
    try terminal.type("i")
    try await terminal.wait(for: "the field") { $0.contains { $0.hasPrefix("de > ") } }
    let pid = try #require(
      Int32(try folder.text(of: "pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    let end = Date.now.addingTimeInterval(60)
    var typed = ""
    // The first letters are kept before the last ones are typed.
    while (try? folder.text(of: "state/galley/drafts.json"))?.contains("xyxyxy") != true,
      Date.now < end
    {
      let letter = typed.hasSuffix("x") ? "y" : "x"
      try terminal.type(letter)
      typed += letter
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(kill(pid, SIGKILL) == 0)
    #expect(try folder.text(of: "state/galley/drafts.json").contains("xyxyxy"))
    try terminal.kill()
  }

  @Test(arguments: ["KILL", "TERM", "HUP"]) func theNextStartOffersTheText(signal: String)
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("W.xcstrings", bytes: Array(try Checkout.bytes("Catalogs/Welcome.xcstrings")))
    let terminal = try Terminal(columns: 100, rows: 24)
    try await terminal.wait(for: "the prompt") { $0.contains { $0.hasPrefix("ready>") } }
    try terminal.type("cd \(folder.path); export XDG_STATE_HOME=$PWD/state; clear")
    try terminal.press("Enter")
    let galley = "\(try Program.path()) -l de W.xcstrings"
    try terminal.type("sh -c 'echo $$ >pid; exec \(galley)'")
    try terminal.press("Enter")
    try await terminal.wait(for: "the rows") { $0[0].contains("de  German") }
    try terminal.type("i")
    try await terminal.wait(for: "the field") { $0.contains { $0.hasPrefix("de > ") } }
    try terminal.type(" und mehr")
    try await terminal.wait(for: "the text") { $0.contains { $0.contains("und mehr") } }
    let kept = Date.now.addingTimeInterval(20)
    while (try? folder.text(of: "state/galley/drafts.json"))?.contains("und mehr") != true,
      Date.now < kept
    {
      try await Task.sleep(for: .milliseconds(20))
    }
    let pid = try folder.text(of: "pid").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(
      kill(
        try #require(Int32(pid)), signal == "KILL" ? SIGKILL : signal == "TERM" ? SIGTERM : SIGHUP)
        == 0)
    // A program that was killed does not give the terminal back: Enter ends no line.
    try terminal.press("C-j")
    try terminal.type("reset; clear")
    try terminal.press("C-j")
    try await terminal.wait(for: "the shell") { !$0.joined().contains("German") }
    // The offer is in the text's language, unless the user asks for another one.
    let asks = signal == "KILL"
    try terminal.type(galley.replacing("-l de", with: asks ? "-l fr" : ""))
    try terminal.press("Enter")
    try await terminal.wait(for: "the offer") {
      $0.joined().contains("1 unsaved edit from last time")
        && $0[0].contains(asks ? "fr  French" : "de  German")
        && $0.joined().contains(asks ? ":locale de shows it" : "i continues it")
    }
    if asks {
      try terminal.type(":locale de")
      try terminal.press("Enter")
      try await terminal.wait(for: "the language") { $0[0].contains("de  German") }
    }
    try terminal.type("i")
    try await terminal.wait(for: "the text of the last time") {
      $0.joined().contains("und mehr") && $0.joined().contains("not saved yet")
    }
    try terminal.press("Enter")
    try await terminal.wait(for: "the file") { _ in
      (try? folder.text(of: "W.xcstrings"))?.contains(" und mehr\"") == true
    }
    try await terminal.wait(for: "no more drafts") { _ in
      (try? folder.text(of: "state/galley/drafts.json")) == #"{"drafts":[]}"# + "\n"
    }
    try terminal.kill()
  }
}
