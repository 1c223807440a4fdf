import Foundation
import TestMaterial
import Testing

/// The program in a real terminal.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct TerminalTests {
  @Test func rowsAreShownStepThroughLocalesAndFollowTheWindow() async throws {
    let terminal = try Terminal(columns: 80, rows: 24)
    let folder = try TemporaryFolder()
    let before = folder["before"]
    let after = folder["after"]
    try await terminal.wait(for: "the prompt") { $0.contains { $0.hasPrefix("ready>") } }

    let catalog = Checkout.path("Catalogs/Travel.xcstrings")
    try terminal.type(
      "clear; stty -g > \(before); \(try Program.path()) -l en \(catalog); echo exit $?")
    try terminal.press("Enter")
    let first = try await terminal.wait(for: "the rows") { $0[0].contains("en  English") }
    #expect(first[0].hasPrefix(" Travel  1/10"))
    #expect(first[1] == String(repeating: "─", count: 80))
    #expect(first[3] == "▌   12 min delay")
    #expect(
      first[22].hasPrefix(" %lld min d") && first[22].contains("  1 line at 12+, 2 at 6+"))
    #expect(first[23].hasSuffix("? help"))

    try terminal.type("l")
    let spanish = try await terminal.wait(for: "Spanish") { $0[0].contains("es  Spanish") }
    #expect(spanish[3] == "▌   12\u{A0}min de retraso")
    try terminal.type("f")
    try await terminal.wait(for: "full names") { $0[0].contains("full names") }
    try terminal.type("j")
    try terminal.press("Enter")
    let inspected = try await terminal.wait(for: "the fragments") {
      $0.contains { $0.hasPrefix(" fragments") }
    }
    #expect(inspected.contains { $0.hasPrefix(" fragments") && $0.contains("⟦1 New York⟧") })

    try terminal.type("q")
    try await terminal.wait(for: "the list alone") {
      !$0.contains { $0.hasPrefix(" fragments") }
    }
    try terminal.resize(columns: 40, rows: 12)
    let small = try await terminal.wait(for: "a screen of 40x12") {
      $0.count > 11 && $0[9] == String(repeating: "─", count: 40)
    }
    #expect(small[0].hasPrefix(" Travel  2/10"))
    #expect(small[4].hasPrefix("▌"))
    // A row that took one line of 77 columns takes two of 37, or is extended.
    let marks = small[3..<9].compactMap { $0.dropFirst().first }
    #expect(Set(marks).isSubset(of: ["━", "═", "≡", " "]))
    #expect(small.allSatisfy { $0.count <= 40 })

    try terminal.type("q")
    try await terminal.wait(for: "the end") { $0.contains { $0 == "exit 0" } }
    try terminal.type("stty -g > \(after); echo back")
    try terminal.press("Enter")
    let shell = try await terminal.wait(for: "the shell") { $0.contains { $0 == "back" } }
    #expect(!shell.joined().contains("Travel ·"))
    #expect(try folder.text(of: "after") == folder.text(of: "before"))
    #expect(try !folder.text(of: "before").isEmpty)
    try terminal.kill()
  }
}
