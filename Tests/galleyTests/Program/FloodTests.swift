import TestMaterial
import Testing

/// Commands say what concerns them, and count the rest.
@Suite struct FloodTests {
  /// A folder with 20 duplicate keys, and another key that has two problems.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let duplicates = (0..<20).map { "\"k\($0)\" = \"a\";\n\"k\($0)\" = \"b\";\n" }
    try folder.write(
      "en.lproj/Main.strings", duplicates.joined() + "\"own\" = \"a\";\n\"own\" = \"b\";\n")
    return folder
  }

  @Test func explainSaysWhatConcernsTheKey() throws {
    let folder = try folder()
    let own = try Program.galley(["explain", "own", folder.path])
    #expect(own.status == 0)
    #expect(own.errors.split(separator: "\n").count == 1)
    #expect(own.errors.contains("duplicate key"))
    #expect(try Program.galley(["explain", "k1", folder.path]).errors.contains("Main.strings:4:"))
    // What makes the command fail is counted.
    try folder.write("en.lproj/Other.strings", "\"a\" = \"b\"\n")
    let failed = try Program.galley(["explain", "own", folder.path])
    #expect(failed.status == 3)
    #expect(
      failed.errors.hasPrefix("galley: 1 problem in another file; 'galley check' lists it\n"),
      "\(failed.errors)")
    try folder.write("en.lproj/Main.strings", "\"own\" = \"b\"\n")
    #expect(
      try Program.galley(["explain", "own", folder.path]).errors.contains("missing semicolon"))
  }

  @Test(arguments: [
    ["print"], ["coverage"], ["fit"], ["--script", ""], ["print", "--format", "json"],
  ])
  func threeLinesAndACount(words: [String]) throws {
    let folder = try folder()
    let outcome = try Program.galley(words + [folder.path])
    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.status == 0)
    #expect(lines.count == 4)
    #expect(lines.dropLast().allSatisfy { $0.contains("duplicate key") })
    #expect(lines.last == "galley: 18 more problems; 'galley check' lists them")
    #expect(
      try Program.galley(["check", folder.path]).output.split(separator: "\n").count {
        $0.contains("[strings-duplicate]")
      } == 21)
  }

  /// The problems for which the command fails come first.
  @Test func failuresComeFirst() throws {
    let folder = try folder()
    try folder.write("en.lproj/Z.strings", "\"a\" = \"b\"\n")
    let outcome = try Program.galley(["print", folder.path])
    #expect(outcome.status == 3)
    #expect(outcome.errors.split(separator: "\n").first?.contains("Z.strings:1:") == true)
    #expect(outcome.errors.hasSuffix("galley: 19 more problems; 'galley check' lists them\n"))
  }

  @Test(arguments: ["review", "validate", "synchronize"])
  func aWordThatLooksLikeACommand(word: String) throws {
    let outcome = try Program.galley([word, "Catalogs"])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix(
        "galley: '\(word)' is not a galley command or a path"
      ),
      "\(outcome.errors)")
  }

  /// A path is no command, whatever its name is.
  @Test func aPathNamedLikeACommand() throws {
    let folder = try TemporaryFolder()
    try folder.write("lint/Main.strings", "\"a\" = \"b\";\n")
    let outcome = try Program.run(
      "/usr/bin/env", ["-C", folder.path, Program.path(), "lint"])
    #expect(outcome.status == 0 && outcome.output.contains("b"))
  }

  /// A language whose texts are in another one is one problem, not one for each string.
  @Test(arguments: [
    ("wrong-script", "Настройки приложения"), ("wrong-language", "Open the file in the app"),
  ])
  func aLanguageInAnotherOneIsOneProblem(rule: String, text: String) throws {
    let folder = try TemporaryFolder()
    let entries = (1...9).map { number in
      let unit = #"{"stringUnit": {"state": "translated", "value": "\#(text) \#(number)"}}"#
      return #""Open the file in the app \#(number)": {"localizations": {"fr": \#(unit)}}"#
    }
    let path = try folder.write(
      "A.xcstrings", #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}}"#)
    let outcome = try Program.galley(["check", "--no-config", path])
    #expect(outcome.output.matches(of: /\[\S+\]/).count == 1)
    #expect(
      outcome.output.contains("; 8 more like this in fr (--only \(rule) lists them) [\(rule)]"))
    let all = try Program.galley(["check", "--no-config", "--only", rule, path])
    #expect(all.output.matches(of: /\[\S+\]/).count == 9)
  }
}
