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
