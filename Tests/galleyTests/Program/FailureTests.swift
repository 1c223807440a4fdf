import Foundation
import TestMaterial
import Testing

/// Input that cannot be read: messages and exit statuses.
@Suite struct FailureTests {
  /// Exit 3, and the rest is shown.
  @Test(arguments: [
    (["/nonexistent.xcstrings"], "/nonexistent.xcstrings: no such file"),
    (["Tests/CPseudoTerminal"], "Tests/CPseudoTerminal: no catalogs in this folder"),
    (
      ["README.md"],
      "README.md: not a catalog; its name must end in .xcstrings, .strings, .stringsdict or .xliff"
    ),
    (
      ["Tests/Broken/truncated.xcstrings"],
      "Tests/Broken/truncated.xcstrings:29:31: unexpected end of file; missing }"
    ),
    ([""], "'': no such file"),
    (["+/train"], "+/train: no such file; only browsing searches, use --key"),
    (["odd\u{1B}[2Jname.strings"], #"odd\u{1B}[2Jname.strings: no such file"#),
  ])
  func pathsThatCannotBeRead(paths: [String], message: String) throws {
    for command in ["print", "coverage"] {
      let outcome = try Program.galley([command] + paths + ["Catalogs/Travel.xcstrings"])
      #expect(outcome.status == 3)
      let counted = "galley: \(paths[0]): skipped; Apple's systems cannot read it\n"
      let isRejected = command == "coverage" && message.contains("missing }")
      #expect(outcome.errors == "galley: \(message)\n" + (isRejected ? counted : ""))
      #expect(outcome.output.contains(command == "coverage" ? "Travel: 10 keys" : "Bon Voyage"))
    }
  }

  /// The Polish file has the key twice, which is a problem of the Polish row and of no other.
  @Test(arguments: [("pl", true), ("lt", false), ("en", false)])
  func aProblemOfOneLocalization(locale: String, isThere: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("en.lproj/Main.strings", #""k" = "a";"#)
    try folder.write("pl.lproj/Main.strings", #""k" = "b"; "k" = "c";"#)
    try folder.write("lt.lproj/Main.strings", #""k" = "d";"#)
    let explained = try Program.galley(["explain", "k", "-l", locale, folder.path])
    #expect(explained.output.contains("strings-duplicate") == isThere)
    let printed = try Program.galley(["print", "--format", "json", "-l", locale, folder.path])
    #expect(printed.output.contains(#""problems":["strings-duplicate"]"#) == isThere)
  }

  /// A translation that is cut off is not missing.
  @Test func aLostTranslationIsNotMissing() throws {
    let folder = try TemporaryFolder()
    let catalog = #"""
      {"sourceLanguage":"en","strings":{"Hello":{"localizations":{"de":{"stringUnit":{
      "state":"translated","value":"Hallo"}}}},"Open":{},"Bye":{"localizations":{"de":{"stringUnit":{
      "state":"translated","value":"Tsch
      """#
    try folder.write("L.xcstrings", catalog)
    let outcome = try Program.galley(["check", "--format", "json", "-l", "de", folder.path])
    let findings = outcome.output.split(separator: "\n").filter { $0.contains("missing-locale") }
    #expect(findings.count == 1 && findings[0].contains(#""key":"Open""#), "\(outcome.output)")
  }

  /// Exit 1 with similar keys, or 3 if a file could not be read as well.
  @Test func anUnknownKey() throws {
    let near = try Program.galley(["explain", "Bon voyage", "Catalogs/Travel.xcstrings"])
    #expect(near.status == 1)
    #expect(near.output.isEmpty)
    #expect(
      near.errors
        == "galley: no table has the key 'Bon voyage'; did you mean 'Bon Voyage'?\n")
    let far = try Program.galley(["explain", "\u{1B}[2J", "Catalogs/Travel.xcstrings"])
    #expect(far.status == 1)
    #expect(far.errors == #"galley: no table has the key '\u{1B}[2J'"# + "\n")
    #expect(try Program.galley(["explain", "Bon voyage", "/nonexistent.xcstrings"]).status == 3)
    let elsewhere = [
      "explain", "Bon Voyage", "--table=Wallet", "Catalogs/Travel.xcstrings",
    ]
    #expect(try Program.galley(elsewhere).status == 3)
  }

  /// Exit 0: a report of a reader alone is not a failure.
  @Test(arguments: [
    "json-duplicate-key.xcstrings", "version-unknown.xcstrings", "strings-duplicate.strings",
    "shape-overlap-unit-and-variations.xcstrings", "TableClash", "Misplaced", "DictOverride",
  ])
  func reportsThatAreNotFailures(name: String) throws {
    for command in ["print", "coverage"] {
      let outcome = try Program.galley([command, "Tests/Broken/\(name)"])
      #expect(outcome.status == 0)
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(outcome.errors.hasPrefix("galley: Tests/Broken/\(name)"))
      #expect(!outcome.output.isEmpty)
    }
  }

  /// The app has a list of all problems; what it leaves on the terminal is short.
  @Test(arguments: [(2, 2), (3, 3), (4, 4), (2000, 4)])
  func theAppReportsAFewProblems(count: Int, lines: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Main.strings", (0...count).map { "\"k\" = \"\($0)\";\n" }.joined())
    let outcome = try Program.galley(["--script", "", folder.path])
    let reports = outcome.errors.split(separator: "\n")
    #expect(reports.count == lines)
    #expect(reports.prefix(3).allSatisfy { $0.contains("Main.strings:") })
    guard count > 3 else { return }
    let more =
      count == 4
      ? "1 more problem; 'galley check' lists it"
      : "998 more problems; 'galley check' lists them"
    #expect(reports.last == "galley: \(more)")
  }

  @Test func aFolderThatDoesNotExist() throws {
    let outcome = try Program.galley(["print"], variables: ["GALLEY_CATALOGS": "/nonexistent"])
    #expect(
      outcome == Program.Outcome(errors: "galley: /nonexistent: no such file\n", status: 3))
  }

  @Test func aFullDiskIsReported() throws {
    let outcome = try Program.run(
      "/bin/sh", ["-c", "\"$0\" print Catalogs > /dev/full", try Program.path()])
    #expect(
      outcome
        == Program.Outcome(
          errors: "galley: cannot write to standard output: No space left on device\n", status: 3))
  }

  @Test func aClosedPipeEndsItQuietly() throws {
    // More than a pipe holds, so that the reader is gone before the last write.
    for command in ["print -l all -w 400", "print --format json"] {
      let script = "\"$0\" \(command) Catalogs | head -n 1; echo ${PIPESTATUS[0]}"
      let outcome = try Program.run("/bin/bash", ["-c", script, try Program.path()])
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output.split(separator: "\n").count == 2)
      #expect(outcome.output.hasSuffix("\n0\n"))
    }
  }

  @Test func wrongSamplesAreReportedWithTheirPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Travel.xcstrings", bytes: try Checkout.bytes("Catalogs/Travel.xcstrings"))
    try folder.write(
      "Travel.samples.json", "{\"Bon Voyage\": {\"value\": 1},\n \"Bad\": {}}")
    let outcome = try Program.galley(["print", folder.path])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "galley: \(folder.path)/Travel.samples.json:2:2: Travel has no key \"Bad\"\n"
    )
    #expect(outcome.output.contains("Bon Voyage" + String(repeating: " ", count: 69) + "1\n"))
  }

  @Test func oneSamplesFileServesAllTables() throws {
    let folder = try TemporaryFolder()
    for name in ["Travel", "Movies"] {
      let path = "\(name).xcstrings"
      try folder.write(path, bytes: try Checkout.bytes("Catalogs/\(path)"))
      // With --samples, the files beside the tables are ignored.
      try folder.write("\(name).samples.json", "nonsense")
    }
    try folder.write(
      "all.json",
      """
      {"Bon Voyage": {"value": 1}, "Now showing": {"value": {"localized": "The Lion King"}},
       "Bad": {}}
      """)
    let samples = folder["all.json"]
    let outcome = try Program.galley(
      ["print", "-l", "de", "--table=Movies", "--samples", samples, folder.path])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == "galley: \(samples):2:2: no table has the key \"Bad\"\n")
    #expect(outcome.output.contains(" Der König der Löwen\n"))
  }

  @Test func aNamedSamplesFileMustExist() throws {
    let outcome = try Program.galley(
      ["print", "--samples", "/nonexistent.json", "Catalogs/Travel.xcstrings"])
    #expect(outcome.status == 3)
    #expect(outcome.errors == "galley: /nonexistent.json: no such file\n")
    #expect(outcome.output.contains("Bon Voyage"))
  }
}

/// Files that do not exist have no line in which something is wrong.
@Suite struct MissingFileTests {
  @Test(arguments: [
    ("text", "/nonexistent.xcstrings: error: no such file [unreadable]\n"),
    ("github", "::error file=/nonexistent.xcstrings,title=unreadable::no such file"),
    ("junit", ">/nonexistent.xcstrings: no such file"),
  ])
  func areNamedWithoutALine(form: String, text: String) throws {
    let outcome = try Program.galley(["check", "--format", form, "/nonexistent.xcstrings"])
    #expect(outcome.status == 3)
    #expect(outcome.output.contains(text), "\(outcome.output)")
    #expect(!outcome.output.contains(":1:1"))
  }
}
