import Foundation
import TestMaterial
import Testing

@testable import galley

/// `galley agents`: instructions whose commands work, and hooks that deny and check.
@Suite(
  .enabled(if: DocumentShell.git != nil, "git is not installed"),
  .enabled(if: MakefileTests.make != nil, "make is not installed"))
struct AgentsTests {
  /// The lines of the `sh` blocks.
  private var commands: [String] {
    var isInside = false
    var lines: [String] = []
    for line in AgentInstructions.text.split(separator: "\n") {
      if line.hasPrefix("```") {
        isInside = line == "```sh"
      } else if isInside, let last = lines.last, last.hasSuffix("\\") {
        lines[lines.count - 1] = String(last.dropLast()) + String(line.drop { $0 == " " })
      } else if isInside {
        lines.append(String(line))
      }
    }
    return lines
  }

  /// The file that the instructions show.
  private var answers: String {
    let parts = AgentInstructions.text.components(separatedBy: "```json\n")
    return parts.count == 2 ? parts[1].components(separatedBy: "```")[0] : ""
  }

  @Test func everyCommandWorks() throws {
    let shell = try DocumentShell()
    #expect(commands.count >= 9)
    try #require(try shell.run("cat >answers.json <<'END'\n\(answers)END").status == 0)
    for line in commands {
      let outcome = try shell.run(line)
      #expect(outcome.status == 0, "\(line)\n\(outcome.output)\(outcome.errors)")
      if line.contains("set") { #expect(!outcome.output.contains("refused"), "\(outcome.output)") }
    }
  }

  @Test func theInstructionsAreShort() throws {
    let text = try Program.galley(["agents"]).output
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(text.utf8.count <= 3_000)
    #expect(lines.allSatisfy { $0.count <= 105 })
    let skill = try Program.galley(["agents", "--skill"]).output
    #expect(skill.hasPrefix("---\nname: galley\ndescription: ") && skill.hasSuffix(text))
    let rule = try Program.galley(["agents", "--for", "cursor"]).output
    #expect(rule.hasPrefix("---\n") && rule.hasSuffix(text))
    #expect(try Program.galley(["agents", "--for", "codex"]).output == text)
  }

  /// The hooks of each agent are JSON with the same commands.
  @Test(arguments: ["claude", "codex", "cursor"]) func hooksOf(agent: String) throws {
    let text = try Program.galley(["agents", "--hooks", "--for", agent]).output
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let events = try #require(root?["hooks"] as? [String: [[String: Any]]])
    #expect(Set(events.keys.map { $0.lowercased() }) == ["pretooluse", "posttooluse"])
    let all = events.values.joined().flatMap { hook in
      (hook["hooks"] as? [[String: String]])?.compactMap { $0["command"] }
        ?? [hook["command"] as? String ?? ""]
    }
    #expect(Set(all).count == 3)
    #expect(try all.contains(hook("PreToolUse")))
  }

  /// Commands that rewrite a catalog are denied, others are not.
  @Test(arguments: [
    ("python3 -c 'open(\"App/L.xcstrings\", \"w\")'", 2), ("jq . L.xcstrings > x", 2),
    ("sed -i s/a/b/ de.lproj/L.strings", 2), ("echo {} > App/L.xcstrings", 2),
    ("cat x >>L.xcstrings", 2), ("cat x | tee L.stringsdict", 2),
    ("galley set a b -l de App/L.xcstrings", 0), ("galley check L.xcstrings > report.txt", 0),
    ("python3 x.py && galley check L.xcstrings", 0), ("git diff -- L.xcstrings", 0),
    ("based on L.xcstrings", 0), ("jq . package.json", 0),
  ])
  func rewritingCommandsAreDenied(command: String, status: Int32) throws {
    let object: [String: Any] = ["tool_name": "Bash", "tool_input": ["command": command]]
    let input = try JSONSerialization.data(withJSONObject: object)
    let outcome = try Program.run("/bin/sh", ["-c", hook("PreToolUse")], input: Array(input))
    #expect(outcome.status == status, "\(command)")
  }

  @Test func patchesOfCatalogsAreDenied() throws {
    let patch = #"{"command":"*** Begin Patch\n*** Update File: App/L.xcstrings\n@@\n-a\n+b\n"}"#
    let outcome = try Program.run("/bin/sh", ["-c", hook("PreToolUse")], input: Array(patch.utf8))
    #expect(outcome.status == 2)
  }

  /// The command of the first hook of an event.
  private func hook(_ event: String) throws -> String {
    let text = try Program.galley(["agents", "--hooks"]).output
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let events = root?["hooks"] as? [String: [[String: Any]]]
    let hooks = events?[event]?.first?["hooks"] as? [[String: String]]
    return try #require(hooks?.first?["command"])
  }

  @Test(arguments: [
    ("App/Localizable.xcstrings", 2), ("a/de.lproj/Old.strings", 2),
    ("a/de.lproj/Old.stringsdict", 2), ("App/Main.swift", 0), ("strings.md", 0),
    ("App/F.XCSTRINGS", 2), ("a \"b\".xcstrings", 2), ("it's.strings", 2), ("\\\".strings", 2),
    ("a.strings\" .swift", 0),
  ])
  func directEditsAreDenied(path: String, status: Int32) throws {
    let object: [String: Any] = [
      "tool_name": "Edit",
      "tool_input": ["file_path": path, "old_string": "a.xcstrings\"", "new_string": "b"],
    ]
    let input = try JSONSerialization.data(
      withJSONObject: object, options: [.withoutEscapingSlashes])
    let outcome = try Program.run("/bin/sh", ["-c", hook("PreToolUse")], input: Array(input))
    #expect(outcome.status == status)
    #expect(outcome.errors.isEmpty == (status == 0))
  }

  @Test func writesAreChecked() throws {
    let shell = try DocumentShell()
    let hook = try hook("PostToolUse").replacingOccurrences(of: "'", with: "'\\''")
    func run(_ command: String) throws -> Program.Outcome {
      try shell.run(#"echo '{"tool_input":{"command":"\#(command)"}}' | sh -c '\#(hook)'"#)
    }
    #expect(try run("galley set a b").status == 0)
    #expect(
      try shell.run("galley set '%lld devices' Geräte -l de --form other --force").status == 0)
    let outcome = try run("galley set a b")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("[spec-missing]"), "\(outcome.errors)")
    #expect(try run("ls").status == 0)
  }
}
