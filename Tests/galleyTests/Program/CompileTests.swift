import Foundation
import TestMaterial
import Testing

@testable import galley

/// `galley compile`: the files of an app's bundle.
@Suite struct CompileTests {
  private func files(in folder: TemporaryFolder) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.contains(".strings") }.sorted()
  }

  private let catalogs = ["Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings"]

  @Test func aDryRunPrintsThePathsThatAreWrittenOtherwise() throws {
    let folder = try TemporaryFolder()
    let target = folder["out/Resources"]
    let words = ["compile", "--output-directory", target, "-l", "de,ja"] + catalogs
    let dry = try Program.galley(words + ["--dry-run"])
    #expect(dry.status == 0)
    #expect(files(in: folder).isEmpty)
    let outcome = try Program.galley(words)
    #expect(outcome == Program.Outcome(output: "", errors: "", status: 0))
    let written = files(in: folder).map { folder[$0] + "\n" }
    #expect(Set(written) == Set(dry.output.split(separator: "\n").map { $0 + "\n" }))
    #expect(written.contains(target + "/de.lproj/Travel.strings\n"))
    #expect(written.contains(target + "/de.lproj/Plurals.stringsdict\n"))
    #expect(!written.contains { $0.contains("fr.lproj") })
  }

  /// The program reads the same texts from what it wrote.
  @Test func theRowsAreTheSameAfterReadingBack() throws {
    let folder = try TemporaryFolder()
    let copy = try TemporaryFolder()
    // Without the samples beside the catalog, and without comments, which name arguments and are not
    // compiled.
    let text = try Checkout.text("Catalogs/Travel.xcstrings")
    let catalog = try copy.write(
      "Travel.xcstrings", text.replacing(/"comment" : ".*",\n/, with: ""))
    _ = try Program.galley(["compile", "--output-directory", folder.path, catalog])
    for locale in ["de", "ja"] {
      let print = ["print", "-l", locale, "-w", "60", "--count", "2", "--fallback", "runtime"]
      let compiled = try Program.galley(print + [folder.path]).output
      let original = try Program.galley(print + [catalog]).output
      #expect(Set(compiled.split(separator: "\n")) == Set(original.split(separator: "\n")))
      #expect(!compiled.isEmpty)
    }
  }

  @Test func whatCannotBeCompiledIsReported() throws {
    let folder = try TemporaryFolder()
    let words = ["compile", "--output-directory", folder.path]
    let phrases = try Program.galley(words + ["Catalogs/AppShortcuts.xcstrings"])
    #expect(phrases.status == 3)
    #expect(phrases.errors.contains("Catalogs/AppShortcuts.xcstrings:"))
    #expect(phrases.errors.contains("a phrase list of App Shortcuts"))
    let legacy = try Program.galley(words + ["Catalogs/Legacy"])
    #expect(legacy.status == 3)
    #expect(legacy.errors.contains("no String Catalogs (.xcstrings) found"))
    try folder.write("file", "")
    let blocked = try Program.galley(
      ["compile", "--output-directory", folder["file/x"], "Catalogs/Travel.xcstrings"])
    #expect(blocked.status == 3)
    #expect(try Program.galley(["compile", "Catalogs"]).status == 2)
  }

  @Test func nothingIsWrittenThroughASymbolicLinkInTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("elsewhere")
    try folder.makeFolder("out")
    try folder.link("out/de.lproj", to: folder["elsewhere"])
    let outcome = try Program.galley([
      "compile", "-l", "de", "--output-directory", folder["out"], "Catalogs/Travel.xcstrings",
    ])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("out/de.lproj/Travel.strings: is a symbolic link"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["elsewhere"]).isEmpty)
    try folder.link("link", to: folder["elsewhere"])
    let linked = try Program.galley([
      "compile", "-l", "de", "--output-directory", folder["link"], "Catalogs/Travel.xcstrings",
    ])
    #expect(linked.status == 0)
    #expect(files(in: folder).contains { $0.hasSuffix("elsewhere/de.lproj/Travel.strings") })
  }

  @Test func twoCatalogsWithOneNameDoNotOverwriteEachOther() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try folder.write(
        "\(name)/T.xcstrings",
        #"{"sourceLanguage": "en", "strings": {"\#(name)": {}}}"#)
    }
    let outcome = try Program.galley([
      "compile", "--output-directory", folder["out"], folder["a"], folder["b"],
    ])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("another catalog has the same name"))
    #expect(
      try String(contentsOfFile: folder["out/en.lproj/T.strings"], encoding: .utf8)
        == "\"a\" = \"a\";\n")
  }
}
