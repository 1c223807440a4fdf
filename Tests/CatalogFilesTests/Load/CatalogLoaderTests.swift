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
    #expect(loaded.diagnostics == [])
    #expect(loaded.isComplete)
  }

  /// Catalogs with faults, and whether all of their bytes are read.
  @Test(arguments: [
    (#"{"strings":{"a":{},"a":{}}}"#, true),
    (#"{"strings":{},"version":"9"}"#, true),
    (#"{"strings":{"a":{}} } rest"#, false),
    ("", false),
    (#"{"strings":{"a" 1,"b":{}}}"#, false),
    ("[]", false),
  ])
  func skippedBytesMakeItIncomplete(text: String, isComplete: Bool) throws {
    try folder.write("A.xcstrings", text)
    let loaded = loader.load([folder.path])
    #expect(loaded.isComplete == isComplete)
    #expect(!loaded.diagnostics.isEmpty)
  }

  @Test func aMissingPathMakesItIncompleteAndTheRestIsLoaded() throws {
    try folder.write("A.xcstrings", catalog(entries: 2))
    let loaded = loader.load(["/nowhere.strings", folder.path])
    #expect(loaded.catalog.tables.map(\.name) == ["A"])
    #expect(loaded.diagnostics.map(\.description) == ["/nowhere.strings:1:1: no such file"])
    #expect(!loaded.isComplete)
  }

  @Test func aFileThatIsGoneAfterTheSearchIsReported() throws {
    try folder.link("A.xcstrings", to: "nothing")
    try folder.write("B.xcstrings")
    let loaded = loader.load([folder.path])
    #expect(loaded.catalog.tables.map(\.name) == ["B"])
    #expect(loaded.diagnostics.map(\.path) == [folder["A.xcstrings"]])
    #expect(!loaded.isComplete)
  }

  @Test func anEmptyFolderIsIncomplete() {
    #expect(!loader.load([folder.path]).isComplete)
    #expect(!loader.load([]).isComplete)
  }

  /// The steps of a load lead to the same result as loading at once.
  @Test func stepsShowTheTablesSoFar() throws {
    try folder.write("a.xcstrings", catalog(entries: 20_000))
    try folder.write("b.xcstrings", catalog(entries: 1))
    try folder.write("de.lproj/c.strings", #""one" = "eins";"#)
    try folder.link("d.xcstrings", to: "nothing")
    var load = loader.begin([folder.path])
    var steps: [LoadProgress] = []
    var names: [[String]] = []
    while let progress = load.next() {
      steps.append(progress)
      let tables = load.catalog.tables
      names.append(tables.map(\.name))
      #expect(tables.reduce(0) { $0 + $1.entries.count } == progress.entryCount)
    }
    let counts = steps.map(\.entryCount)
    let fractions = steps.map { $0.fraction ?? -1 }
    #expect(counts.count > 8)
    #expect(counts == counts.sorted())
    #expect(counts.last == 20_002)
    #expect(fractions == fractions.sorted())
    #expect(fractions.last == 1)
    // The tables of a file are there when all of it has been read.
    #expect(names.first == [] && names.contains(["a"]))
    #expect(Set(counts) == [0, 20_000, 20_001, 20_002])
    let loaded = load.finish()
    let expected = loader.load([folder.path])
    #expect(loaded.catalog.tables.map(\.name) == ["a", "b", "c"])
    #expect(loaded.catalog.tables.map(\.entries.count) == [20_000, 1, 1])
    #expect(loaded.diagnostics == expected.diagnostics)
    #expect(!loaded.isComplete)
  }

  @Test func endsBetweenSteps() throws {
    try folder.write("a.xcstrings", catalog(entries: 60_000))
    var load = loader.begin([folder.path])
    let progress = load.next()
    #expect(progress.map { (0.0001..<0.5).contains($0.fraction ?? -1) } == true)
  }
}
