import Foundation
import TestMaterial
import Testing

@testable import galley

/// The Tab key completes names from catalogs, in each shell in a real terminal; no shell evaluates
/// any part of them.
@Suite(
  .serialized, .timeLimit(.minutes(3)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct CatalogNameCompletionTests {
  /// The beginning that is typed before Tab, and the key that `galley explain` then receives.
  ///
  /// Each of the keys would leave a file `evaluated` if a shell evaluated it.
  private static let keys: [(typed: String, key: String)] = [
    ("Plai", "Plain"), ("Two", "Two words"), ("Sub", "Sub $(touch evaluated)"),
    ("Back", "Back `touch evaluated`"), ("Apo", "Apo's; touch evaluated; 'x"),
    ("'Apo", "Apo's; touch evaluated; 'x"),
    ("\"Quo", "Quo\"; touch evaluated; \"$(touch evaluated)"),
    ("Quo", "Quo\"; touch evaluated; \"$(touch evaluated)"), ("Bang", "Bang !touch"),
    ("Line", "Line\ntouch evaluated\n."), ("Esc", "Esc\u{1B}]0;title\u{7}."),
    ("Star", "Star * ~ ? [a]"),
    ("Colon", "Colon: %@"), ("Equ", "Equ=a"),
  ]

  private func terminal(_ shell: Shell, in folder: TemporaryFolder) async throws -> Terminal {
    let entries = Self.keys.map { pair in
      let name = String(decoding: (try? JSONEncoder().encode(pair.key)) ?? Data(), as: UTF8.self)
      return #"\#(name):{"localizations":{"sv":{"stringUnit":{"state":"new","value":""}}}}"#
    }
    try folder.write(
      "work/Special.xcstrings",
      #"{"sourceLanguage":"en","strings":{\#(Set(entries).joined(separator: ","))}}"#)
    try CompletionKeyTests.install(shell, in: folder)
    let terminal = try Terminal(columns: 120, rows: 12)
    try await terminal.wait(for: "the prompt") { $0.contains { $0.hasPrefix("ready>") } }
    for line in [
      "export HOME=\(folder.path) PATH=\(folder.path)/bin:$PATH", "cd \(folder.path)/work",
    ] + CompletionKeyTests.start(shell, in: folder) + ["clear"] {
      try terminal.type(line)
      try terminal.press("Enter")
    }
    try await terminal.wait(for: "a screen with nothing but a prompt") {
      $0[0].hasPrefix(">") && $0.dropFirst().allSatisfy(\.isEmpty)
    }
    return terminal
  }

  @Test(arguments: CompletionTests.installed)
  func noKeyIsEvaluated(shell: Shell) async throws {
    let folder = try TemporaryFolder()
    let terminal = try await terminal(shell, in: folder)
    for (number, pair) in Self.keys.enumerated() {
      // The program prints the key as JSON, if it received that key.
      try terminal.type("clear; galley explain --no-config --format json \(pair.typed)")
      try terminal.press("Tab")
      try await Task.sleep(for: .milliseconds(400))
      try terminal.type(" > out\(number); echo done\(number)")
      try terminal.press("Enter")
      try await terminal.wait(for: "the end of \(pair.key)") { $0.contains("done\(number)") }
      struct Row: Decodable { let key: String }
      let output = try folder.text(of: "work/out\(number)")
      let row = try? JSONDecoder().decode(Row.self, from: Data(output.utf8))
      #expect(row?.key == pair.key, "\(shell): \(pair.typed)")
      #expect(!FileManager.default.fileExists(atPath: folder["work/evaluated"]), "\(pair)")
    }
    try terminal.kill()
  }

  /// The typed line, and the line after Tab.
  private static let lines = [
    ("galley print -l s", "galley print -l sv"), ("galley print -l en,s", "galley print -l en,sv"),
    ("galley print --table Sp", "galley print --table Special"),
    ("galley print --key Pl", "galley print --key Plain"),
    ("galley print Special.xcstrings -l s", "galley print Special.xcstrings -l sv"),
  ]

  /// The same after a colon, at which only bash splits words.
  private static let linesOfBash = [
    ("galley print --key Colon:", "galley print --key Colon:\\ %@"),
    ("galley print --key=Colon:", "galley print --key=Colon:\\ %@"),
    (
      "galley print --table Special --key Colon:",
      "galley print --table Special --key Colon:\\ %@"
    ),
  ]

  @Test(arguments: CompletionTests.installed)
  func completesNames(shell: Shell) async throws {
    let folder = try TemporaryFolder()
    let terminal = try await terminal(shell, in: folder)
    for (typed, completed) in Self.lines + (shell == .bash ? Self.linesOfBash : []) {
      try terminal.type(typed)
      try terminal.press("Tab")
      try await terminal.wait(for: completed) { $0[0].trimmingSuffix == "> \(completed)" }
      try terminal.press("C-u")
      try await terminal.wait(for: "an empty line") { $0[0].trimmingSuffix == ">" }
    }
    try terminal.kill()
  }
}
