import CatalogFiles
import StringCatalog
import TestMaterial
import Testing

@Suite struct CatalogLoaderTests {
  private let folder: TemporaryFolder
  private let loader = CatalogLoader(finder: CatalogFinder(samples: nil))

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func loadsTheTablesOfAFolder() throws {
    try folder.write("B.xcstrings", catalog(entries: 3))
    try folder.write("A.xcstrings", catalog(entries: 2))
    let loaded = loader.load([folder.path])
    #expect(loaded.catalog.tables.map(\.name) == ["A", "B"])
    #expect(loaded.catalog.tables.map(\.entries.count) == [2, 3])
    #expect(loaded.problems == [])
    #expect(loaded.isComplete)
  }

  /// Whether a catalog of these bytes counts as read whole.
  @Test(arguments: [
    (#"{"strings":{"a":{},"a":{}}}"#, true),
    (#"{"strings":{},"version":"9"}"#, true),
    (#"{"strings":{"a":{}} } rest"#, false),
    ("", false),
    (#"{"strings":{"a" 1,"b":{}}}"#, false),
    ("[]", false),
  ])
  func bytesThatAreSkippedMakeItIncomplete(text: String, isComplete: Bool) throws {
    try folder.write("A.xcstrings", text)
    let loaded = loader.load([folder.path])
    #expect(loaded.isComplete == isComplete)
    #expect(!loaded.problems.isEmpty)
  }

  @Test func whatCannotBeOpenedMakesItIncompleteAndTheRestIsLoaded() throws {
    try folder.write("A.xcstrings", catalog(entries: 2))
    let loaded = loader.load(["/nowhere.strings", folder.path])
    #expect(loaded.catalog.tables.map(\.name) == ["A"])
    #expect(loaded.problems.map(\.description) == ["/nowhere.strings:1:1: no such file"])
    #expect(!loaded.isComplete)
  }

  @Test func aFileThatIsGoneWhenItIsReadIsReported() throws {
    try folder.link("A.xcstrings", to: "nothing")
    try folder.write("B.xcstrings")
    let loaded = loader.load([folder.path])
    #expect(loaded.catalog.tables.map(\.name) == ["B"])
    #expect(loaded.problems.map(\.path) == [folder["A.xcstrings"]])
    #expect(!loaded.isComplete)
  }

  @Test func noCatalogAtAllIsIncomplete() {
    #expect(!loader.load([folder.path]).isComplete)
    #expect(!loader.load([]).isComplete)
  }
}
