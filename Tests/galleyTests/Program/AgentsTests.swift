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
    for line in AgentsCommand.instructions.split(separator: "\n") {
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

  @Test func everyCommandWorks() throws {
    let shell = try DocumentShell()
    #expect(commands.count >= 7)
    for line in commands {
      // A project in which nothing is missing has no page.
      let isEmpty = line.contains("--state missing")
      let outcome = try shell.run(line)
      #expect(outcome.status == (isEmpty ? 3 : 0), "\(line)\n\(outcome.output)\(outcome.errors)")
      if line.contains("set") { #expect(!outcome.output.contains("refused"), "\(outcome.output)") }
    }
  }

  @Test func theInstructionsAreShort() throws {
    let text = try Program.galley(["agents"]).output
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 45)
    #expect(lines.allSatisfy { $0.count <= 105 })
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
