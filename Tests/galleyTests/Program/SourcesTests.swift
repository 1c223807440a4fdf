import Foundation
import TestMaterial
import Testing

/// `--sources`: keys and the sources of an app.
@Suite struct SourcesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Localizable.xcstrings",
      #"""
      {"sourceLanguage": "en", "strings": {
        "Sign out": {}, "Never": {}, "Ignored": {"comment": "[galley: ignore key-unused]"},
        "%lld items": {}, "Hello, %@!": {}, "Line\nbreak": {}, "Café": {}, "%@": {}, "In a list": {},
        "trip.title": {}, "0xW-ab-3dF.text": {}, "Split text": {}}}
      """#)
    try folder.write("InfoPlist.xcstrings", #"{"strings": {"NSCameraUsageDescription": {}}}"#)
    try folder.write(
      "App/Menu.swift",
      #"""
      // Text("Not me")
      Text("Sign out"); Text("\(items.count) items"); Text("Hello, \(name)!"); Text("Line\nbreak")
      Text("Log in"); Text("\(items.count) things"); Text("Log in"); Text(verbatim: "No key")
      Text("•"); Text("Elsewhere", bundle: .design); Text("Café"); Text("Other", tableName: "Missing")
      Text(.tripTitle); Text("""
        Split \
        text
        """)
      """#)
    try folder.write("App/deep/List.plist", "<string>In a list</string>")
    try folder.write("App/Main.storyboard", #"<label id="0xW-ab-3dF"/>"#)
  }

  private func findings(_ words: String...) throws -> [String] {
    let outcome = try Program.galley(
      ["check", "--only", "key-unused,key-missing", "--format", "github"] + words + [folder.path])
    return outcome.output.split(separator: "\n").map {
      String($0).replacing("::warning file=\(folder.path)/", with: "")
    }
  }

  @Test func nothingIsReportedUnlessItIsAskedFor() throws {
    #expect(try findings() == [])
  }

  @Test func unusedAndMissingKeys() throws {
    #expect(
      try findings("--sources", folder["App"]) == [
        "App/Menu.swift,line=3,col=6,title=key-missing::no such key in table "
          + "'Localizable'; used here and in 1 more place: \"Log in\"",
        "App/Menu.swift,line=3,col=22,title=key-missing::no such key in table "
          + "'Localizable': \"%25lld things\"",
        "Localizable.xcstrings,line=2,col=19,title=key-unused::key not found in the code: "
          + "\"Never\"",
      ])
    #expect(try findings("--sources", folder["App"], "--key", "Sign*") == [])
    #expect(try findings("--sources", folder["App"], "--table", "InfoPlist") == [])
    #expect(try findings("--sources", folder["App"], "--key", "Log*").count == 1)
  }

  @Test func explainListsThePlaces() throws {
    let words = ["explain", "%lld items", "--sources", folder["App"], folder.path]
    let outcome = try Program.galley(words)
    #expect(outcome.output.contains("Sources\n  \(folder["App/Menu.swift"]):2:24\n"))
    let json = try Program.galley(words + ["--format", "json"]).output
    #expect(
      json.contains(
        #""uses":[{"path":"\#(folder["App/Menu.swift"])","line":2,"column":24}]"#))
    let unused = try Program.galley(["explain", "Never", "--sources", folder["App"], folder.path])
    #expect(unused.output.contains("Sources\n  key not found in the code\n"))
  }

  /// Without sources nothing can be said about keys, and that is no success.
  @Test func foldersWithoutSources() throws {
    try folder.makeFolder("Empty")
    for (name, message) in [("Empty", "no Swift files under "), ("None", "None: no such folder\n")]
    {
      let words = ["check", "--only", "key-unused,key-missing", "--sources", folder[name]]
      let outcome = try Program.galley(words + [folder.path])
      #expect(outcome.status == 3)
      #expect(outcome.errors.contains(message))
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(outcome.output.hasPrefix("no problems"))
    }
  }

  // MARK: The app

  private func screen(_ keys: String) throws -> String {
    let words = ["--script", keys, "--size", "100x30", "-l", "en"]
    let outcome = try Program.galley(words + ["--sources", folder["App"], folder.path])
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    return outcome.output.replacing("\(folder.path)/", with: "")
  }

  /// The app marks and lists the same problems as the command finds.
  @Test func theAppComparesKeys() throws {
    let list = try screen("P")
    #expect(list.contains("! 2  key-missing"))
    #expect(list.contains("   Menu.swift:3:6  Log in  no such key in table 'Localizable'"))
    #expect(list.contains("   Menu.swift:3:22  %lld things  no such key in table 'Localizable'"))
    #expect(list.contains("! 1  key-unused"))
    #expect(list.contains("   Never  key not found in the code"))
    let rows = try screen("")
    #expect(rows.contains("\n  ! Never\n"))
    #expect(rows.matches(of: /\n[▌ ] ?!/).count == 1)
  }

  @Test func theAppGoesToThePlaces() throws {
    try folder.write("App/Second.swift", "\n\tText(\"Sign out\")\n")
    let places = try screen("/Sign<Enter>ge")
    #expect(places.contains("▌ App/Menu.swift:2    Text(\"Sign out\"); Text("))
    #expect(places.contains("\n  App/Second.swift:2  Text(\"Sign out\")\n"))
    #expect(try screen("/Never<Enter>ge").contains("key not found in the code"))
    let without = try Program.galley(["--script", "ge", folder.path])
    #expect(without.output.contains(":sources DIR finds where the code uses a key"))
  }

  /// The command of the app does what the option does, and takes it back.
  @Test func theAppComparesOnDemand() throws {
    func screen(_ keys: String) throws -> String {
      try Program.galley(["--script", keys, "--size", "100x30", "-l", "en", folder.path]).output
    }
    let asked = try screen("/Never<Enter>:sources \(folder["App"])<Enter>")
    #expect(asked.matches(of: /\n[▌ ] ?!/).count == 1)
    #expect(asked.contains("▌ ! Never\n"))
    #expect(
      try screen(":sources \(folder["App"])<Enter>/Never<Enter>ge").contains(
        "key not found in the code"))
    let off = try screen("gg:sources \(folder["App"])<Enter>:sources off<Enter>")
    #expect(off == (try screen("gg")))
  }

  /// A folder that does not exist is named at once, and nothing is loaded.
  @Test func theAppNamesAMissingFolder() throws {
    let missing = try Program.galley(
      [
        "--script", "gg:sources \(folder["Ap"])<Enter>", "--size", "100x30", "-l", "en",
        folder.path,
      ])
    #expect(missing.output.contains("/Ap: no such folder\n"))
  }

  /// What came from standard input cannot be loaded again.
  @Test func standardInputIsNotReadAgain() throws {
    let outcome = try Program.galley(
      ["--script", ":sources \(folder["App"])<Enter>", "--size", "80x10", "-"],
      input: Checkout.bytes("Catalogs/Travel.xcstrings"))
    #expect(outcome.output.contains("standard input can be read only once"))
    #expect(outcome.output.contains(" min delay"))
  }

  @Test func aFolderThatIsMissingIsShown() throws {
    let outcome = try Program.galley(
      ["--script", "P", "--size", "100x30", "--sources", folder["Ap"], folder.path])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("/Ap: no such folder"))
    #expect(outcome.output.contains("! 1  unreadable"))
  }

  /// Files that are no code, links in a circle, and folders that cannot be there.
  @Test func hostileFolders() throws {
    try folder.link("App/deep/again", to: folder["App"])
    try folder.link("App/loop.swift", to: folder["App/loop.swift"])
    try folder.write(
      "App/binary.swift", bytes: (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    try folder.write(
      "App/nested.swift", String(repeating: #"Text("\("#, count: 10_000) + #"Text("Never")"#)
    try folder.write("App/open.swift", "Text(\"\"\"\n" + String(repeating: "x", count: 1 << 20))
    #expect(try findings("--sources", folder["App"]).count == 2)
    let outcome = try Program.galley(["check", "--sources", folder["none"], folder.path])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("\(folder["none"]): no such folder"))
  }
}
