import CatalogFiles
import StringCatalog
import TestMaterial
import Testing

/// The catalogs of a bundle.
@Suite struct LoadedCatalogTests {
  @Test func onlyTheFoldersOfLanguages() throws {
    let folder = try TemporaryFolder()
    try folder.write("Main.xcstrings")
    try folder.write("de.lproj/Other.strings", "a = A;")
    try folder.write("en.lproj/Other.strings", "b = B;")
    try folder.write("Nested.bundle/Nested.xcstrings")
    try folder.write("Info.plist", "{}")
    let loaded = LoadedCatalog(ofBundleAt: [folder.path], sourceLanguage: "en")
    #expect(loaded.catalog.tables.map(\.name) == ["Main", "Other"])
    #expect(loaded.catalog.tables[1].locales.sorted() == ["de", "en"])
    #expect(loaded.catalog.tables[1].sourceLanguage == "en")
    #expect(loaded.isComplete)
  }

  /// A file that cannot be read is reported, and the others are still there.
  @Test func badFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("Good.xcstrings")
    try folder.write("Bad.xcstrings", "{")
    // A folder with the name of a file is no catalog.
    try folder.makeFolder("Folder.strings")
    let loaded = LoadedCatalog(
      ofBundleAt: [folder.path, folder["none"]], reader: FileReader(limit: 1 << 20))
    #expect(loaded.catalog.tables.map(\.name).contains("Good"))
    #expect(!loaded.isComplete)
    #expect(
      Set(loaded.diagnostics.compactMap(\.path)) == [folder["none"], folder["Bad.xcstrings"]])

    let small = LoadedCatalog(ofBundleAt: [folder.path], reader: FileReader(limit: 5))
    #expect(small.catalog.tables.map(\.name) == ["Bad"])
    #expect(small.diagnostics.contains { $0.path == folder["Good.xcstrings"] })
  }
}
