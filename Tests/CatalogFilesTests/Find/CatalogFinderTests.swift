import CatalogFiles
import Foundation
import StringCatalog
import TestMaterial
import Testing

@Suite struct CatalogFinderTests {
  private let folder: TemporaryFolder
  private let finder = CatalogFinder(samples: nil)

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The paths that a search finds, relative to the folder of the test.
  private func find(_ names: String..., samples: String? = nil) -> [String] {
    CatalogFinder(samples: samples).find(names.map { folder[$0] }).files.map {
      String($0.path.dropFirst(folder.path.count + 1))
    }
  }

  @Test func searchesAFolderInTheOrderOfThePaths() throws {
    for name in [
      "b/Main.xcstrings", "a/de.lproj/Main.stringsdict", "a/de.lproj/Main.strings", "Z.xcstrings",
      "a/notes.txt", "a.xcstrings/In.strings",
    ] { try folder.write(name) }
    #expect(
      find("") == [
        "Z.xcstrings", "a.xcstrings/In.strings", "a/de.lproj/Main.strings",
        "a/de.lproj/Main.stringsdict", "b/Main.xcstrings",
      ])
    let formats = finder.find([folder.path]).files.map(\.format.rawValue)
    #expect(formats == ["xcstrings", "strings", "strings", "stringsdict", "xcstrings"])
  }

  /// A home or `/` has very many folders: what was found so far is used, and the rest is reported.
  @Test(arguments: [(SearchLimit.folders(3), 3), (.folders(0), 0), (.time(until: .now), 0)])
  func aLimitEndsTheSearch(limit: SearchLimit, searched: Int) throws {
    for number in 0..<10 { try folder.write("\(number)/In.xcstrings") }
    var finder = finder
    finder.limit = limit
    let found = finder.find([folder.path])
    #expect(found.folders.count == searched)
    #expect(found.files.count == max(0, searched - 1))
    #expect(found.diagnostics.map(\.path) == [folder.path])
    #expect(found.diagnostics.first?.message.contains("only \(searched) were searched") == true)
    #expect(finder.hasCatalogs(under: folder.path) == (searched > 1))
    finder.limit = .folders(11)
    #expect(finder.find([folder.path]).files.count == 10)
    #expect(finder.find([folder.path]).diagnostics.isEmpty)
  }

  @Test(arguments: [".build", ".git", "DerivedData", "Pods", "node_modules"])
  func skipsFoldersOfTools(name: String) throws {
    try folder.write("x/\(name)/In.xcstrings")
    try folder.write("x/Out.xcstrings")
    #expect(find("x") == ["x/Out.xcstrings"])
    #expect(find("x/\(name)") == ["x/\(name)/In.xcstrings"])
  }

  /// Xcode exports localizations into such folders, with copies of the catalogs beside the XLIFF file.
  @Test func skipsExportedLocalizationsUnlessTheyAreNamed() throws {
    let file = "x/Export/de.xcloc/Localized Contents/de.xliff"
    try folder.write(file)
    try folder.write("x/Export/de.xcloc/Source Contents/Main.xcstrings")
    try folder.write("x/de.xliff")
    try folder.write("x/Main.xcstrings")
    try folder.link("x/linked.xcloc", to: "Export/de.xcloc")
    #expect(find("x") == ["x/Main.xcstrings"])
    #expect(find("x/Export/de.xcloc") == [file])
    #expect(find("x/de.xliff") == ["x/de.xliff"])
  }

  @Test func skipsTheTwinsOfMacOS() throws {
    try folder.write("._Main.strings")
    try folder.write("Main.strings")
    #expect(find("") == ["Main.strings"])
  }

  @Test func aPathOfAFileFindsThatFileAlone() throws {
    try folder.write("de.lproj/Main.strings")
    try folder.write("fr.lproj/Main.strings")
    #expect(find("de.lproj/Main.strings") == ["de.lproj/Main.strings"])
  }

  @Test func findsEachFileOnce() throws {
    try folder.write("a/Main.xcstrings")
    try folder.write("a/Other.xcstrings")
    #expect(
      find("a/Other.xcstrings", "./a//", "a/../a/Main.xcstrings")
        == ["a/Other.xcstrings", "a/Main.xcstrings"])
    #expect(finder.find(["-", "-"]).files == [.standardInput])
  }

  @Test func keepsHardLinksApart() throws {
    try folder.write("de.lproj/Main.strings")
    try folder.makeFolder("fr.lproj")
    try #require(link(folder["de.lproj/Main.strings"], folder["fr.lproj/Main.strings"]) == 0)
    #expect(find("") == ["de.lproj/Main.strings", "fr.lproj/Main.strings"])
  }

  // MARK: Symbolic links

  @Test func aLoopOfLinksEnds() throws {
    try folder.write("a/Main.xcstrings")
    try folder.link("a/up", to: "..")
    try folder.link("a/self", to: ".")
    try folder.link("a/loop", to: "loop")
    #expect(find("") == ["a/Main.xcstrings"])
    let problems = finder.find([folder["a/loop"]]).diagnostics
    #expect(problems.map(\.message) == ["symbolic links form a loop"])
  }

  @Test func aLinkedFolderIsEnteredUnderItsOwnPathIfItHasOne() throws {
    try folder.write("z/Main.xcstrings")
    try folder.link("a", to: "z")
    try folder.write("outside/Far.xcstrings")
    try folder.makeFolder("inside")
    try folder.link("inside/far", to: "../outside")
    #expect(find("") == ["outside/Far.xcstrings", "z/Main.xcstrings"])
    #expect(find("inside") == ["inside/far/Far.xcstrings"])
    #expect(find("a") == ["a/Main.xcstrings"])
  }

  // MARK: Problems

  @Test func reportsWhyAPathHasNoCatalogs() throws {
    try folder.write("empty/notes.txt")
    try folder.write("notes.txt")
    func problem(_ path: String) -> String? {
      let found = finder.find([path])
      #expect(found.files.isEmpty)
      return found.diagnostics.first.map(\.description)
    }
    #expect(problem("/nowhere/a.strings") == "/nowhere/a.strings:1:1: no such file")
    #expect(problem("") == ":1:1: no such file")
    #expect(problem(folder.path + "\0.strings")?.hasSuffix("no such file") == true)
    #expect(problem(folder["notes.txt/x.strings"])?.hasSuffix("no such file") == true)
    #expect(problem(folder["empty"])?.hasSuffix("no catalogs in this folder") == true)
    #expect(problem(folder["notes.txt"])?.contains("not a catalog") == true)
  }

  @Test func searchesTheOtherPathsAfterAMissingOne() throws {
    try folder.write("Main.xcstrings")
    let found = finder.find(["/nowhere", folder.path])
    #expect(found.files.map(\.path) == [folder["Main.xcstrings"]])
    #expect(found.diagnostics.map(\.path) == ["/nowhere"])
  }

  @Test func reportsANameThatIsNotUTF8() throws {
    let name = Array(folder.path.utf8CString.dropLast()) + [47, -1, 46, 115, 0]
    let file = open(name, O_CREAT | O_WRONLY, 0o600)
    try #require(file >= 0)
    close(file)
    try folder.write("Main.xcstrings")
    let found = finder.find([folder.path])
    #expect(found.files.map(\.path) == [folder["Main.xcstrings"]])
    #expect(found.diagnostics.map(\.path) == [folder["\u{FFFD}.s"]])
  }

  @Test func aTreeOfTenThousandLevelsEnds() throws {
    try folder.makeFolder("d")
    for _ in 0..<10_000 {
      try folder.makeFolder("e")
      try #require(rename(folder["d"], folder["e/d"]) == 0)
      try #require(rename(folder["e"], folder["d"]) == 0)
    }
    defer {
      while rename(folder["d/d"], folder["e"]) == 0 {
        rmdir(folder["d"])
        rename(folder["e"], folder["d"])
      }
    }
    try folder.write("d/d/Main.xcstrings")
    let found = finder.find([folder.path])
    unlink(folder["d/d/Main.xcstrings"])
    #expect(found.files.map(\.path) == [folder["d/d/Main.xcstrings"]])
    #expect(found.diagnostics.map(\.message) == ["path is too long"])
  }
}
