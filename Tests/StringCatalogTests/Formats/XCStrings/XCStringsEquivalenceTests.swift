import StringCatalog
import TestMaterial
import Testing

/// A catalog reads the same from any pieces and in any layout.
@Suite struct XCStringsEquivalenceTests {
  static let paths = [
    "Tests/StringCatalogTests/Corpus/apple+sample-backyard-birds/Multiplatform/Localizable.xcstrings",
    "Tests/StringCatalogTests/Corpus/liamnichols+xcstrings-tool/Tests/XCStringsToolTests/__Fixtures__/Localizable.xcstrings",
    "Catalogs/Plurals.xcstrings", "Catalogs/Devices.xcstrings", "Catalogs/AppShortcuts.xcstrings",
    "Catalogs/Scripts.xcstrings",
  ]

  @Test(arguments: paths, [1, 4099])
  func readsPiecesLikeTheWhole(_ path: String, _ size: Int) throws {
    let bytes = try TestFiles.bytes(path)
    #expect(readCatalog(bytes, pieces: [size]).dump == readCatalog(bytes).dump)
  }

  @Test(arguments: paths, Reformatting.allCases)
  func readsEveryLayoutAlike(_ path: String, _ layout: Reformatting) throws {
    let bytes = try TestFiles.bytes(path)
    let plain = readCatalog(bytes)
    let changed = readCatalog(layout.apply(to: String(decoding: bytes, as: UTF8.self)))
    #expect(changed.diagnostics == [])
    #expect(changed.dump.withoutPlaces == plain.dump.withoutPlaces)
  }

  /// A localization is read the same alone and after others that differ from it in small ways.
  @Test(arguments: 0..<40)
  func neighborsNeverChangeWhatIsRead(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let locales = (0..<60).map { number in
      let value = ["a", "b\\\"c", "ü", "", "{\\n}", "日本"].randomElement(using: &random) ?? ""
      let state = ["translated", "new", "needs_review", "odd"].randomElement(using: &random) ?? ""
      let stateMember = "\"state\" : \"\(state)\""
      let valueMember = "\"value\" : \"\(value)\""
      let shape = Int.random(in: 0..<7, using: &random)
      let unit =
        switch shape {
        case 0: "{\(valueMember), \(stateMember)}"
        case 1: "{\(stateMember)}"
        case 2: "{\(stateMember), \(valueMember), \"more\" : [1]}"
        case 3: "{ \(stateMember), \(valueMember) }"
        default: "{\(stateMember), \(valueMember)}"
        }
      return "\"l\(number)\" : {\"stringUnit\" : \(unit)}"
    }
    let head = "{\"sourceLanguage\":\"en\",\"strings\":{"
    let together = readCatalog(
      head + "\"k\":{\"localizations\":{" + locales.joined(separator: ",") + "}}}}")
    // The same localizations one at a time, each in its own catalog, in which there is no last one.
    let alone = locales.map { locale in
      readCatalog(head + "\"k\":{\"localizations\":{" + locale + "}}}}")
    }
    let lines = { (file: CatalogFile) in
      file.dump.withoutPlaces.split(separator: "\n").dropFirst(2).map(String.init)
    }
    #expect(together.diagnostics.filter { $0.rule != .unknownMember } == [])
    #expect(lines(together) == alone.flatMap(lines))
  }
}
