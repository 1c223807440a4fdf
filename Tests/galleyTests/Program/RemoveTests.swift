import Foundation
import TestMaterial
import Testing

/// `galley remove`: whole entries, and nothing else.
@Suite struct RemoveTests {
  private let folder: TemporaryFolder

  private static let entries = [
    "\"Gone\" : {\n      \"extractionState\" : \"stale\"\n    }",
    "\"Kept\" : {\n\n    }",
    "\"Made\" : {\n      \"extractionState\" : \"manual\"\n    }",
    "\"Unused\" : {\n\n    }",
  ]

  private static func catalog(_ entries: [String]) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    "
      + entries.joined(separator: ",\n    ") + "\n  },\n  \"version\" : \"1.0\"\n}"
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Main.xcstrings", Self.catalog(Self.entries))
    try folder.write("Code/App.swift", "let a = Text(\"Kept\")\n")
  }

  private func remove(_ words: [String]) throws -> Program.Outcome {
    try Program.galley(["remove"] + words + [folder["Main.xcstrings"]])
  }

  @Test(arguments: [
    (["Gone"], [1, 2, 3]), (["Gone", "Made", "Unused"], [1]), (["--stale"], [1, 2, 3]),
  ])
  func removes(words: [String], kept: [Int]) throws {
    let outcome = try remove(words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 4 - kept.count)
    #expect(lines.allSatisfy { $0.hasPrefix("removed Main · ") })
    #expect(
      try folder.text(of: "Main.xcstrings") == Self.catalog(kept.map { Self.entries[$0] }))
  }

  /// What was added manually has no literal that Xcode extracts.
  @Test func removesWhatTheCodeDoesNotUse() throws {
    let words = ["--unused", "--sources", folder["Code"]]
    let held = try remove(words)
    #expect(held.status == 1)
    #expect(held.errors.contains("Main: 2 of 4 strings would be removed; nothing is removed"))
    #expect(held.output.contains("not removed Main · Gone\n"), "\(held.output)")
    let dry = try remove(words + ["--dry-run"])
    #expect(dry.status == 1 && dry.output.contains("would remove Main · Gone\n"), "\(dry.output)")
    #expect(try folder.text(of: "Main.xcstrings") == Self.catalog(Self.entries))
    let outcome = try remove(words + ["--force"])
    #expect(outcome.status == 0)
    #expect(
      try folder.text(of: "Main.xcstrings") == Self.catalog([1, 2].map { Self.entries[$0] }))
  }

  // MARK: Keys and paths

  /// Runs galley in the folder.
  private func run(_ words: [String], input: String = "") throws -> Program.Outcome {
    try Program.run(
      "/usr/bin/env", ["-C", folder.path, Program.path(), "remove"] + words,
      input: Array(input.utf8))
  }

  /// A folder with the name of a key does not change what is removed.
  @Test func aKeyIsNoFolder() throws {
    try folder.write("Gone/Other.xcstrings", Self.catalog(Self.entries))
    let outcome = try run(["Gone", "Main.xcstrings"])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output == "removed Main · Gone\n")
    #expect(outcome.errors == "galley: removing from Main.xcstrings\n")
    #expect(try folder.text(of: "Gone/Other.xcstrings") == Self.catalog(Self.entries))
    try folder.makeFolder("App")
    #expect(try run(["Made", "App"]).output.contains("App: no such key; write -- before paths"))
  }

  @Test(arguments: [
    ["Made", "--", "Sub"], ["Made", "./Sub"], ["Made", "Sub/"], ["Made", "Sub/Other.xcstrings"],
    ["--", "Made", "--", "Sub"], ["--", "Made", "Sub/"],
  ])
  func pathsAreGiven(words: [String]) throws {
    try folder.write("Sub/Other.xcstrings", Self.catalog(Self.entries))
    let outcome = try run(words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "removed Other · Made\n")
  }

  @Test func keysBeginWithADash() throws {
    let entries = ["\"--force\" : {\n\n    }", "\"-l\" : {\n\n    }"]
    try folder.write("Main.xcstrings", Self.catalog(entries + Self.entries))
    #expect(try run(["--", "-l"]).status == 0)
    #expect(try run(["--", "--force", "Main.xcstrings"]).status == 0)
    #expect(try folder.text(of: "Main.xcstrings") == Self.catalog(Self.entries))
  }

  @Test func keysComeFromAFile() throws {
    try folder.write("Other.xcstrings", Self.catalog(Self.entries))
    let lines = #"{"table":"Main","key":"Made"}"# + "\n" + #"{"key":"-l"}"#
    let outcome = try run(["--from", "-"], input: lines)
    #expect(outcome.status == 1 && outcome.output.contains("refused -l: no such key"))
    let good = try run(["--from", "-", "."], input: #"{"table":"Main","key":"Made"}"#)
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.output == "removed Main · Made\n")
    let bad = try run(["--from", "-"], input: #"{"key":"Gone"}"# + "\n{")
    #expect(bad.status == 3 && bad.output == "not removed Main · Gone\nnot removed Other · Gone\n")
  }

  @Test func removesNothingWithoutSources() throws {
    #expect(try remove(["--unused"]).status == 2)
    try folder.makeFolder("Empty")
    #expect(try remove(["--unused", "--sources", folder["Empty"]]).status == 3)
    #expect(try folder.text(of: "Main.xcstrings") == Self.catalog(Self.entries))
  }

  @Test func removesNothingIfAKeyIsUnknown() throws {
    let outcome = try remove(["Gone", "Keptt", "--format", "json"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        #""key":"Keptt","action":"refused","reason":"no such key; did you mean 'Kept'?"}"#))
    #expect(outcome.output.contains(#""key":"Gone","action":"skipped"}"#))
    // A key may be in several tables.
    #expect(outcome.output.contains(#"{"table":"Main","file":"#), "\(outcome.output)")
    #expect(try folder.text(of: "Main.xcstrings") == Self.catalog(Self.entries))
  }

  @Test func aDryRunRemovesNothingIfAKeyIsUnknown() throws {
    let outcome = try remove(["Gone", "Keptt", "--dry-run"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        not removed Main · Gone
        refused Keptt: no such key; did you mean 'Kept'?

        dry run: nothing would be removed; 1 key refused

        """)
    let json = try remove(["Gone", "Keptt", "--dry-run", "--format", "json"])
    #expect(json.output.contains(#"{"changes":[],"#), "\(json.output)")
  }

  @Test func showsWhatItWouldRemove() throws {
    let outcome = try remove(["--stale", "--dry-run"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("would remove Main · Gone\n"), "\(outcome.output)")
    #expect(outcome.output.contains("\n- Gone\n"))
    #expect(try folder.text(of: "Main.xcstrings") == Self.catalog(Self.entries))
  }

  @Test func removesFromEveryLanguage() throws {
    try folder.write("en.lproj/Old.strings", "\"a\" = \"A\";\n\"b\" = \"B\";\n")
    try folder.write("de.lproj/Old.strings", "\"a\" = \"Ä\";\n")
    let outcome = try Program.galley(["remove", "a", folder.path])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(try folder.text(of: "en.lproj/Old.strings") == "\"b\" = \"B\";\n")
    #expect(try !folder.text(of: "de.lproj/Old.strings").contains("Ä"))
  }
}
