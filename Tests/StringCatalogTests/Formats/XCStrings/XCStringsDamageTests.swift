import Foundation
import JSONDocuments
import StringCatalog
import TestMaterial
import Testing

/// Damaged files: cut off, changed, nested endlessly.
@Suite struct XCStringsDamageTests {
  static let catalog = "Tests/Broken/subst-undefined.xcstrings"

  @Test func everyPrefixKeepsItsCompleteEntries() throws {
    let bytes = try TestFiles.bytes(Self.catalog)
    let whole = entryDumps(readCatalog(bytes))
    for length in 0..<bytes.count {
      let file = readCatalog(Array(bytes[..<length]))
      let found = entryDumps(file)
      #expect(file.diagnostics.contains { $0.rule == .jsonSyntax }, "cut at \(length)")
      // All but the last entry are those of the whole file; the last may be cut short.
      #expect(found.dropLast() == whole.prefix(max(0, found.count - 1)), "cut at \(length)")
    }
  }

  /// The problem has the key of the entry that was cut, so that its row is marked.
  @Test(arguments: [
    (#"{"strings":{"a":{},"b":{"localizations":{"de":{"stringUnit":{"val"#, "b"),
    (#"{"strings":{"a":{},"b":{"comment":"x","#, "b"),
    (#"{"strings":{"a":{},"b":{}"#, nil),
  ])
  func aCutBelongsToTheEntryInWhichItIs(text: String, key: String?) {
    let diagnostics = readCatalog(text).diagnostics
    #expect(diagnostics.map(\.key) == [key])
    #expect(diagnostics.map(\.localization) == [nil])
  }

  private func entryDumps(_ file: CatalogFile) -> [String] {
    var dumps: [String] = []
    for line in file.dump.split(separator: "\n").dropFirst() {
      if line.hasPrefix("  \"") { dumps.append("") }
      dumps[dumps.count - 1] += line + "\n"
    }
    return dumps
  }

  @Test(arguments: 0..<300)
  func changedBytesNeverStopTheReader(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = try TestFiles.bytes(Self.catalog)
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[place] = Array("{}[]\",:\\\n".utf8).randomElement(using: &random) ?? 0
      case 2: bytes.remove(at: place)
      default: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
      }
    }
    let file = readCatalog(bytes)
    #expect(Table(catalog: file).entries.count == file.entryCount)
    #expect(!file.dump.isEmpty)
    #expect(file.diagnostics.allSatisfy { ($0.location?.line ?? 1) <= bytes.count })
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func endlessNestingIsBounded(_ opener: String) {
    let deep = String(repeating: opener, count: 100_000)
    let file = readCatalog("{\"strings\":{\"a\":{},\"b\":{\"x\":\(deep)")
    #expect(Table(catalog: file).entries.map(\.key) == ["a", "b"])
    #expect(file.diagnostics.contains { $0.message.contains("nested more") } == false)
    #expect(file.diagnostics.contains { $0.message.contains("unexpected end of file") })
  }

  @Test func deepNestingThatEndsIsReportedAndSkipped() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let file = readCatalog("{\"strings\":{\"a\":{\"x\":\(deep)},\"b\":{}}}")
    #expect(Table(catalog: file).entries.map(\.key) == ["a", "b"])
    #expect(
      file.complaints == ["1:534: brackets nested more than 512 deep"])
  }

  @Test func nestedVariationsAreBounded() {
    let opener = "{\"variations\":{\"plural\":{\"one\":"
    let deep =
      String(repeating: opener, count: 10_000) + "{}" + String(repeating: "}}}", count: 10_000)
    let file = readCatalog(
      "{\"strings\":{\"a\":{\"localizations\":{\"de\":\(deep)}},\"b\":{}}}")
    #expect(Table(catalog: file).entries.map(\.key) == ["a", "b"])
    #expect(file.diagnostics.contains { $0.message.contains("nested more than 16 deep") })
  }

  @Test func aLongStringIsRead() {
    let value = String(repeating: "langer Text ", count: 1_000_000)
    let text = "{\"strings\":{\"a\":{\"comment\":\"\(value)\"},\"b\":{}}}"
    let file = readCatalog(text)
    #expect(Table(catalog: file).entries[0].comment == value)
    #expect(file.entryCount == 2)
  }

  @Test func zerosAreNotTheEnd() {
    let file = readCatalog("{\"strings\":{\"a\":{\"comment\":\"x\0y\"},\0\"b\":{}}}")
    #expect(Table(catalog: file).entries[0].comment == "x\0y")
    #expect(file.complaints.count == 2)
  }

  @Test func aDuplicateKeyKeepsTheFirstRowAndTheLastValue() {
    let file = readCatalog(
      """
      {"strings":{"a":{"comment":"1","x":1,"localizations":{"de":{}}},"b":{},"\\u0061":{"y":2}}}
      """)
    let entries = Table(catalog: file).entries
    #expect(entries.map(\.key) == ["a", "b"])
    #expect(entries[0].comment == nil)
    #expect(entries[0].otherFields.map(\.name) == ["y"])
    #expect(entries[0].localizations.isEmpty)
    #expect(Table(catalog: file).entry(forKey: "a")?.otherFields.map(\.value) == ["2"])
    #expect(Table(catalog: file).entry(forKey: "c") == nil)
  }

  @Test func substitutionsWithoutTextsAreKept() {
    let text =
      "{\"stringUnit\":{\"state\":\"new\",\"value\":\"%#@n@\"},"
      + "\"substitutions\":{\"n\":{\"argNum\":1}}}"
    let file = readCatalog(
      "{\"strings\":{\"a\":{\"localizations\":{\"de\":\(text),\"fr\":\(text)}}}}")
    let localizations = Table(catalog: file).entries[0].localizations
    #expect(localizations.map { $0.substitutions.map(\.name) } == [["n"], ["n"]])
  }

  /// Fields belong to their owners, in whatever order they are found.
  @Test func manyFieldsStayWithTheirOwners() {
    let members = { (name: String) in (0..<40).map { "\"\(name)\($0)\":\($0)" } }
    let unit = "\"stringUnit\":{\(members("u").joined(separator: ",")),\"value\":\"x\"}"
    let german = "{\(members("l").joined(separator: ",")),\(unit)}"
    let file = readCatalog(
      "{\"strings\":{\"a\":{\"e\":1,\"localizations\":{\"de\":\(german)},\"f\":2}}}")
    let entry = Table(catalog: file).entries[0]
    #expect(entry.otherFields.map(\.name) == ["e", "f"])
    #expect(entry.localizations[0].otherFields.map(\.name) == (0..<40).map { "l\($0)" })
    #expect(entry.localizations[0].leaves[0].otherFields.map(\.value) == (0..<40).map(String.init))
  }

  @Test(arguments: ["{\"n\":12,\"strings\":{}}", "{\"n\":true,\"strings\":{\"a\":{}}}"])
  func literalsAreReadInEveryEncoding(_ text: String) {
    for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] {
      let bytes = Array(text.data(using: encoding) ?? Data())
      #expect(Table(catalog: readCatalog(bytes)).otherFields.map(\.name) == ["n"])
    }
    let marked = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    #expect(Table(catalog: readCatalog(marked)).otherFields.map(\.name) == ["n"])
  }

  /// A line end does not mean a missing quotation mark if more text follows, even after many lines.
  @Test func emptyLinesInAStringBelongToIt() {
    let lines = String(repeating: "\n", count: 2000)
    let file = readCatalog("{\"strings\":{\"a\":{\"comment\":\"x\(lines)y\"}}}")
    #expect(Table(catalog: file).entries[0].comment == "x\(lines)y")
  }

  @Test func unknownFieldsAreKeptInEveryPlace() {
    let set = "{\"stringSet\":{\"values\":[],\"s\":1},\"l\":2}"
    let cases = "{\"variations\":{\"plural\":{\"one\":{\"c\":3,\"stringUnit\":{\"u\":4}}}}}"
    let file = readCatalog(
      "{\"r\":5,\"strings\":{\"a\":{\"e\":6,\"localizations\":{\"de\":\(set),\"fr\":\(cases)}}}}")
    let table = Table(catalog: file)
    let entry = table.entries[0]
    #expect(table.otherFields.map(\.name) == ["r"])
    #expect(entry.otherFields.map(\.name) == ["e"])
    #expect(entry.localizations.map { $0.otherFields.map(\.name) } == [["s", "l"], ["c"]])
    #expect(entry.localizations[1].leaves[0].otherFields.map(\.value) == ["4"])
  }

  @Test func aDuplicateLocaleKeepsTheLastTexts() {
    let unit = { (text: String) in "{\"stringUnit\":{\"state\":\"new\",\"value\":\"\(text)\"}}" }
    let file = readCatalog(
      "{\"strings\":{\"a\":{\"localizations\":{\"de\":\(unit("1")),\"fr\":\(unit("2")),\"de\":\(unit("3"))}}}}"
    )
    let localizations = Table(catalog: file).entries[0].localizations
    #expect(localizations.map(\.locale) == ["de", "fr"])
    #expect(localizations.map(\.text) == ["3", "2"])
  }
}
