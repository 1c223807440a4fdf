import TestMaterial
import Testing

/// `galley check` with a file `.galley.json`.
@Suite struct ProjectSettingsProgramTests {
  private static let catalog = #"""
    {"sourceLanguage": "en", "strings": {
      "Hello, %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}},
      "A long title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Ein langer Titel"}}}}}}
    """#

  /// Checks in the folder `a` of a project whose settings are in the folder above.
  private func check(_ settings: String, _ words: [String]) throws -> Program.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(".galley.json", settings)
    try folder.write("a/b/Main.xcstrings", Self.catalog)
    return try Program.run(
      "/usr/bin/env", ["-C", folder["a"], Program.path(), "check", "--format", "json", "b"] + words)
  }

  /// The rule, the severity and the locale of each finding.
  private func problems(_ settings: String, _ words: String...) throws -> [String] {
    try check(settings, words).output.split(separator: "\n").map { line in
      line.split(separator: "\"").enumerated()
        .filter { [3, 7].contains($0.offset) || ["de", "fr"].contains($0.element) }
        .map { String($0.element) }.joined(separator: " ")
    }
  }

  @Test func severities() throws {
    #expect(
      try problems("{}") == [
        "spec-missing error de fr", "missing-locale warning fr",
      ]
    )
    #expect(
      try problems(#"{"severities": {"spec-missing": "warning", "missing-locale": "info"}}"#)
        == ["spec-missing warning de fr"])
    let off = #"{"severities": {"spec-missing": "off", "missing-locale": "off"}}"#
    #expect(try problems(off) == [])
    // The command line asks for it.
    #expect(try problems(off, "--only", "spec-missing", "-l", "de") == ["spec-missing error de"])
    #expect(try problems(off, "--no-config", "-l", "de") == ["spec-missing error de"])
  }

  @Test func localesAndExceptions() throws {
    #expect(try problems(#"{"locales": ["de"]}"#) == ["spec-missing error de"])
    #expect(
      try problems(#"{"locales": ["de"]}"#, "-l", "fr", "--only", "spec-missing")
        == ["spec-missing error fr"])
    #expect(
      try problems(#"{"exceptions": [{"keys": ["Hello*"], "locales": ["fr"]}]}"#)
        == ["spec-missing error de", "missing-locale warning fr"])
  }

  @Test func exceptionsThatMatchNothing() throws {
    let settings = """
      {"exceptions": [{"rules": ["spec-missing"], "locales": ["de"]},
        {"rules": ["spec-missing"], "keys": ["Helo*"]}, {"rules": ["key-unused"]},
        {"rules": ["truncates"], "keys": ["A *"]}, {"keys": ["No*"]}]}
      """
    let found = ["spec-missing error", "exception-unused warning"]
    func rules(_ words: String...) throws -> [String] {
      try check(settings, words).output.split(separator: "\n").map { line in
        line.split(separator: "\"").enumerated().filter { [3, 7].contains($0.offset) }
          .map { String($0.element) }.joined(separator: " ")
      }
    }
    #expect(try rules("--except", "missing-locale") == [found[0]])
    let only = ["--only", "spec-missing,exception-unused,truncates"]
    #expect(try rules(only[0], only[1]) == [found[0], found[1]])
    #expect(try rules(only[0], only[1], "-w9") == [found[0], found[1]])
    #expect(try rules(only[0], only[1], "-w80") == [found[0], found[1], found[1]])
    #expect(try rules(only[0], only[1], "-l", "de,fr") == [found[0]])
    #expect(try rules(only[0], only[1], "--key", "Hello*") == [found[0]])
  }

  @Test func widths() throws {
    let settings = #"{"widths": {"A *": {"columns": 12, "layout": "compact"}}}"#
    #expect(
      try problems(settings, "--only", "truncates", "-w", "80") == ["truncates error de"])
    #expect(try problems(settings, "--only", "truncates", "--no-config", "-w", "80") == [])
  }

  @Test func howCompleteALanguageIs() throws {
    let outcome = try problems(#"{"min": {"de": 100, "*": 50.1}}"#, "--only", "incomplete-locale")
    #expect(outcome == ["incomplete-locale error fr"])
    #expect(try problems(#"{"min": {"*": 50}}"#, "--only", "incomplete-locale") == [])
    #expect(
      try problems(#"{"min": {"nl": 1}}"#, "--only", "incomplete-locale").count == 1)
  }

  @Test func aMistakeEndsTheCheck() throws {
    let outcome = try check("{\n  \"widths\": 7}", [])
    #expect(outcome.status == 3)
    #expect(outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].hasSuffix("/.galley.json:2:13: expected an object for \"widths\""))
    #expect(lines[1].hasPrefix("galley: nothing was checked; fix /"))
    #expect(lines[1].hasSuffix("/.galley.json first"))
  }

  /// A repository is a project of its own.
  @Test func theSearchEndsAtTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write(".galley.json", "not JSON")
    try folder.write("a/.git", "gitdir: elsewhere")
    try folder.write("a/Main.xcstrings", Self.catalog)
    let outcome = try Program.galley(["check", "-l", "de", folder["a"]])
    #expect(outcome.status == 1)
  }
}
