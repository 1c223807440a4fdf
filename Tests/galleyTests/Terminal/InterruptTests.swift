import Foundation
import TerminalValues
import TestMaterial
import Testing

/// Control-C in a real terminal: it cancels what is open, and ends galley only where nothing is.
@Suite(
  .serialized, SharedTerminal(), .timeLimit(.minutes(2)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct InterruptTests {
  private let terminal: Terminal
  private let folder: TemporaryFolder
  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld files": {"localizations": {"pl": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}}}}
    """#

  init() throws {
    terminal = try #require(SharedTerminal.current)
    folder = try TemporaryFolder()
    try folder.write("A.xcstrings", Self.catalog)
    try folder.write("galley/config", "")
    try folder.write(
      "run",
      """
      env XDG_CONFIG_HOME=\(folder.path) XDG_STATE_HOME=\(folder.path) \
      \(Program.path()) -l pl A.xcstrings
      """)
    try terminal.restart("sh -c 'trap : INT; cd \(folder.path); sh run; echo ended; cat'")
  }

  private func press(_ keys: String) throws { try terminal.press(Key.keys(in: keys)) }

  @Test(arguments: ["i", "I<Enter>", "Ij<Enter>"])
  func theTypedTextIsNotLost(field: String) async throws {
    try await terminal.wait(for: "the row") { $0[0].contains("1/1") }
    try press(field)
    try await terminal.wait(for: "the field") { $0.contains { $0.contains("> ") } }
    try press("unsaved")
    try await terminal.wait(for: "the text") { $0.contains { $0.contains("unsaved") } }
    try press("<C-c>")
    try await terminal.wait(for: "the question") {
      $0.contains { $0.contains("Esc again discards it") } && $0.contains { $0.contains("unsaved") }
    }
    try press("<C-c>")
    try await terminal.wait(for: "what was there before") {
      !$0.contains { $0.contains("unsaved") }
    }
    #expect(try terminal.tell("#{alternate_on}") == "1")
    #expect(try folder.text(of: "A.xcstrings") == Self.catalog)
  }

  /// As in vim, Control-\ ends nothing.
  @Test func controlBackslashIsAKey() async throws {
    try await terminal.wait(for: "the row") { $0[0].contains("1/1") }
    try press("<C-\\>")
    try await terminal.wait(for: "the answer") {
      $0.contains { $0.contains("<C-\\> is not bound") }
    }
    try press("i<C-\\>unsaved<C-\\>x")
    try await terminal.wait(for: "the text") { $0.contains { $0.contains("unsavedx") } }
    try press("<Esc><Esc>")
    try await terminal.wait(for: "the list") { !$0.contains { $0.contains("unsaved") } }
    try press("q")
    try await terminal.wait(for: "the end") { $0.contains { $0.contains("ended") } }
    #expect(try folder.text(of: "A.xcstrings") == Self.catalog)
  }

  /// Where nothing is open, it ends galley as it ends other programs.
  @Test func theListEnds() async throws {
    try await terminal.wait(for: "the row") { $0[0].contains("1/1") }
    try press("/files")
    try await terminal.wait(for: "the search") { $0.contains { $0.contains("files") } }
    try press("<C-c>")
    try await terminal.wait(for: "the list") { !$0.contains { $0.contains("/files") } }
    try press("?")
    try await terminal.wait(for: "the help") { $0.contains { $0.contains("Marks left of a row") } }
    try press("<C-c>")
    try await terminal.wait(for: "the end") { $0.contains { $0.contains("interrupted") } }
  }
}
