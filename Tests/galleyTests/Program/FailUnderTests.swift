import TestMaterial
import Testing

/// `galley coverage --fail-under`, for CI servers.
@Suite struct FailUnderTests {
  /// Ten keys, of which German has nine; French has none in the second table.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func entry(_ key: Int, _ locales: [String]) -> String {
      let texts = locales.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"x"}}"# }
      return #""k\#(key)":{"localizations":{\#(texts.joined(separator: ","))}}"#
    }
    let one = (0..<5).map { entry($0, ["de", "fr"]) }.joined(separator: ",")
    let two = (5..<10).map { entry($0, $0 == 5 ? [] : ["de"]) }.joined(separator: ",")
    try folder.write("One.xcstrings", #"{"sourceLanguage":"en","strings":{\#(one)}}"#)
    try folder.write("Two.xcstrings", #"{"sourceLanguage":"en","strings":{\#(two)}}"#)
    return folder
  }

  @Test(arguments: [
    ("50", []), ("50.1", ["fr is 50.0% complete, less than 50.1%"]),
    ("90", ["fr is 50.0% complete, less than 90.0%"]),
    ("90.1", ["de is 90.0% complete, less than 90.1%", "fr is 50.0% complete, less than 90.1%"]),
    ("100", ["de is 90.0% complete, less than 100.0%", "fr is 50.0% complete, less than 100.0%"]),
  ])
  func namesTheLanguages(percent: String, messages: [String]) throws {
    let folder = try folder()
    let whole = try Program.galley(["coverage", folder.path])
    let outcome = try Program.galley(["coverage", "--fail-under", percent, folder.path])
    #expect(outcome.errors == messages.map { "galley: \($0)\n" }.joined())
    #expect(outcome.status == (messages.isEmpty ? 0 : 1))
    // The report itself stays the same.
    #expect(outcome.output == whole.output && whole.status == 0)
  }

  @Test func onlyTheLanguagesThatAreAskedForCount() throws {
    let folder = try folder()
    let outcome = try Program.galley(["coverage", "-lde", "--fail-under=90", folder.path])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
  }

  @Test(arguments: ["", "-1", "101", "100.1", "9.55", "1e1", "x", "50%", ".5", "5."])
  func noPercentage(value: String) throws {
    let outcome = try Program.galley(["coverage", "--fail-under=\(value)"])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("expected a percentage from 0 to 100"))
  }

  /// With `--reviewed`, strings that need review are not complete.
  @Test func reviewed() throws {
    let folder = try TemporaryFolder()
    let units = ["translated", "needs_review"].map { state in
      #""\#(state)":{"localizations":{"de":{"stringUnit":{"state":"\#(state)","value":"x"}}}}"#
    }
    try folder.write(
      "A.xcstrings", #"{"sourceLanguage":"en","strings":{\#(units.joined(separator: ","))}}"#)
    let complete = try Program.galley(["coverage", "--fail-under", "100", folder.path])
    #expect(complete.status == 0)
    let reviewed = try Program.galley([
      "coverage", "--fail-under", "100", "--reviewed", folder.path,
    ])
    #expect(reviewed.status == 1)
    #expect(reviewed.errors == "galley: de is 50.0% reviewed, less than 100.0%\n")
    #expect(try Program.galley(["coverage", "--reviewed", folder.path]).status == 2)
  }

  /// A key that the source language lacks, and a stale key, are not missing, in coverage as in check.
  @Test func unusedKeysAreNotMissing() throws {
    let folder = try TemporaryFolder()
    try folder.write("en.lproj/A.strings", "a = \"A word\"; b = \"A word more\";")
    try folder.write("de.lproj/A.strings", "a = \"Ein Wort\"; old = \"Altes\";")
    try folder.write("fr.lproj/A.strings", "a = \"Un mot\";")
    let coverage = try Program.galley(["coverage", "--format", "json", "-l", "fr", folder.path])
    #expect(coverage.output.contains(#""missing":1,"#), "\(coverage.output)")
    let missing = try Program.galley(
      ["print", "-l", "fr", "--state", "missing", "--fields", "key", folder.path])
    #expect(missing.output == "b\n")
    let check = try Program.galley(["check", "--only", "missing-locale", folder.path])
    #expect(check.output.contains("no translation in de and fr"), "\(check.output)")
    #expect(!check.output.contains("old"))
  }
}
