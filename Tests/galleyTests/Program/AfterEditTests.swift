import Foundation
import TestMaterial
import Testing

/// `galley check --after-edit`: what the strings of an edited Swift file lack.
@Suite struct AfterEditTests {
  private let folder: TemporaryFolder

  private static func unit(_ state: String, _ value: String) -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  private static let catalog = """
    {"sourceLanguage":"en","strings":{
    "Draft":{"localizations":{"de":\(unit("needs_review", "Entwurf")),"fr":\(unit("translated", "Brouillon"))}},
    "Fine":{"localizations":{"de":\(unit("translated", "Gut")),"fr":\(unit("translated", "Bien"))}},
    "Half":{"localizations":{"de":\(unit("translated", "Halb"))}},
    "Hi %@":{"localizations":{"de":\(unit("translated", "Hallo")),"fr":\(unit("translated", "Salut %@"))}},
    "None":{},
    "Unused":{}
    },"version":"1.0"}
    """

  private static let code = """
    struct Menu: View { let name: String
      var body: some View {
        Text("New")
        Text("Fine")
        Text("Half")
        Text("Draft")
        Text("None")
        Text("Hi \\(name)")
      } }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/Localizable.xcstrings", Self.catalog)
    try folder.write("App/Menu.swift", Self.code)
    try folder.write("App/Other.swift", "let other = Text(\"Elsewhere\")\n")
    try folder.write("App/Fine.swift", "let fine = Text(\"Fine\")\n")
  }

  private func check(_ event: String) throws -> Program.Outcome {
    var outcome = try Program.galley(
      ["check", "--after-edit", folder["App"]], input: Array(event.utf8))
    outcome.output = outcome.output.replacing(folder.path + "/", with: "")
    return outcome
  }

  private func edit(of name: String) -> String {
    #"{"tool_name":"Edit","tool_input":{"file_path":"\#(folder[name])","new_string":"x"}}"#
  }

  /// Keys come before translations, these before reviews and errors.
  @Test func theWorstComesFirst() throws {
    let outcome = try check(edit(of: "App/Menu.swift"))
    #expect(
      outcome.output == """
        App/Menu.swift:3:10: no key 'New' in Localizable; galley sync adds it
        Localizable: no translation in de: 'None'
        Localizable: no translation in fr: 'Half' and 'None'
        Localizable: needs review in de: 'Draft'
        App/Localizable.xcstrings:5:76: error: missing placeholder %@ (argument 1) [spec-missing]
            "Hi %@" in de: "Hallo"

        """)
    #expect(outcome.status == 1)
  }

  @Test func filesWithoutProblemsAreSilent() throws {
    #expect(try check(edit(of: "App/Fine.swift")) == Program.Outcome(output: "", status: 0))
    for event in [edit(of: "App/Gone.swift"), edit(of: "App/Localizable.xcstrings"), "", "{", "[]"]
    {
      let outcome = try check(event)
      #expect(outcome.output.isEmpty && outcome.status == 0, "\(event)")
    }
  }

  /// Cursor and Codex name the files in other ways.
  @Test func otherAgentsAreUnderstood() throws {
    let cursor = #"{"tool_input":{"path":"\#(folder["App/Other.swift"])"}}"#
    let codex = """
      {"tool_input":{"command":["apply_patch","*** Begin Patch\\n*** Update File: \
      \(folder["App/Other.swift"])\\n@@\\n-a\\n+b\\n*** End Patch"]}}
      """
    for event in [cursor, codex] {
      #expect(try check(event).output.hasPrefix("App/Other.swift:1:18: no key 'Elsewhere'"))
    }
  }

  @Test func theAnswerIsShort() throws {
    let calls = (1...200).map { "Text(\"A long key with the number \($0)\")\n" }
    try folder.write("App/Many.swift", "let many = [\(calls.joined(separator: ", "))]\n")
    let outcome = try check(edit(of: "App/Many.swift"))
    // The paths were longer.
    #expect((1_200...2_000).contains(outcome.output.utf8.count))
    let last = outcome.output.split(separator: "\n").last ?? ""
    #expect(last.hasSuffix(" more; galley check --sources . lists them"), "\(last)")
  }

  /// The hook passes the answer on.
  @Test func theHookTellsTheAgent() throws {
    let text = try Program.galley(["agents", "--hooks"]).output
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let events = root?["hooks"] as? [String: [[String: Any]]]
    let hooks = events?["PostToolUse"]?.last?["hooks"] as? [[String: String]]
    let command = try #require(hooks?.first?["command"])
    #expect(command.contains("galley check --after-edit"))
    let shell = try DocumentShell()
    let code = "mkdir Code && echo 'let a = Text(\"Brand new\")' >Code/A.swift"
    try #require(try shell.run(code).status == 0)
    let quoted = command.replacing("'", with: "'\\''")
    let outcome = try shell.run(
      #"echo '{"tool_input":{"file_path":"Code/A.swift"}}' | sh -c '\#(quoted)'"#)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no key 'Brand new'"), "\(outcome)")
    let other = try shell.run(
      #"echo '{"tool_input":{"file_path":"README.md"}}' | sh -c '\#(quoted)'"#)
    #expect(other.status == 0)
  }
}
