import Foundation
import TestMaterial
import Testing

/// `check` with a baseline and with comments that ignore rules, as CI runs it.
@Suite struct BaselineFileTests {
  private let catalog = """
    {"sourceLanguage": "en", "strings": {
      "Hello, %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}
    }, "version": "1.0"}
    """

  @Test func onlyWhatIsNew() throws {
    let folder = try TemporaryFolder()
    try folder.write("Main.xcstrings", catalog)
    let words = ["check", folder["Main.xcstrings"]]
    #expect(try Program.galley(words).status == 1)
    let file = folder["baseline"]
    let written = try Program.galley(words + ["--write-baseline", file])
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(written.errors == "galley: wrote 1 problem to \(file)\n")
    #expect(try Program.galley(words + ["--baseline", file]).status == 0)
    // The text changes.
    try folder.write("Main.xcstrings", catalog.replacing("Hallo", with: "Hallo du"))
    let changed = try Program.galley(words + ["--baseline", file, "--format", "json"])
    #expect(changed.status == 1 && changed.output.contains(#""rule":"spec-missing""#))
  }

  /// Files are named from the folder of the baseline, wherever the check runs.
  @Test func theWorkingFolderDoesNotMatter() throws {
    let folder = try TemporaryFolder()
    try folder.write("app/Main.xcstrings", catalog)
    // A problem of the table, not of a string.
    try folder.write("app/Other.xcstrings", catalog.replacing("\"de\"", with: "\"fr\""))
    func check(in working: String, _ words: [String]) throws -> Program.Outcome {
      try Program.run("/usr/bin/env", ["-C", folder[working], Program.path(), "check"] + words)
    }
    let written = try check(in: ".", ["app", "--write-baseline", "known"])
    #expect(written.status == 0 && written.errors.contains("wrote 4 problems"))
    let text = try folder.text(of: "known")
    #expect(text.contains(#"missing-locale Other "app/Other.xcstrings""#), "\(text)")
    for (working, words) in [
      (".", ["app", "--baseline", "known"]), ("app", ["--baseline", "../known"]),
      ("app", [folder["app"], "--baseline", folder["known"]]),
    ] {
      let outcome = try check(in: working, words)
      #expect(outcome.status == 0, "\(working) \(words): \(outcome.output)")
    }
    // A copy has the same strings, but nobody has accepted what its tables lack.
    for name in ["Main", "Other"] {
      try folder.write("copy/\(name).xcstrings", folder.text(of: "app/\(name).xcstrings"))
    }
    let copied = try check(in: ".", ["copy", "--baseline", "known"])
    #expect(copied.status == 1 && copied.output.contains("2 problems accepted"), "\(copied.output)")
  }

  @Test(
    arguments: [
      (nil, "baseline: no such file"), ("a\n", "1:1: invalid line in baseline"),
    ] as [(String?, String)])
  func baselinesThatCannotBeRead(text: String?, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Main.xcstrings", catalog)
    if let text { try folder.write("baseline", text) }
    let outcome = try Program.galley(
      ["check", folder["Main.xcstrings"], "--baseline", folder["baseline"]])
    #expect(outcome.status == 3 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(message))
  }

  @Test func aBaselineNeedsAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("Main.xcstrings", catalog)
    let outcome = try Program.galley(
      ["check", folder["Main.xcstrings"], "--write-baseline", folder["none/baseline"]])
    #expect(outcome.status == 3)
    #expect(outcome.errors == "galley: \(folder["none"]): no such folder\n")
  }

  /// Comments also ignore what readers report.
  @Test func commentsOfEntries() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "en.lproj/Main.strings",
      """
      /* [galley: ignore strings-duplicate] */
      "a" = "x";
      /* [galley: ignore strings-duplicate] */
      "a" = "y";
      "b" = "x";
      "b" = "y";
      """)
    let outcome = try Program.galley(["check", "--format", "json", folder.path])
    #expect(outcome.status == 1)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.contains(#""key":"b""#))
  }
}
