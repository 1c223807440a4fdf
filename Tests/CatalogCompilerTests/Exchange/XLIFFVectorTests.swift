import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogCompiler

/// XLIFF files are those of Xcode 27, byte for byte.
@Suite struct XLIFFVectorTests {
  @Test func thereAreVectors() { #expect(XLIFFVector.all.count == 15) }

  @Test(arguments: XLIFFVector.all)
  func exportIsXcodes(vector: XLIFFVector) throws {
    #expect(
      try vector.export(vector.catalogs(), as: "exported.xliff") == vector.text("exported.xliff"))
  }

  /// What Xcode has made of an import is exported as Xcode does.
  @Test(arguments: XLIFFVector.all.filter { $0.has("expected-after-import.xcstrings") })
  func exportAfterImportIsXcodes(vector: XLIFFVector) throws {
    let exported = try vector.export(vector.catalogs(afterImport: true), as: "reexported.xliff")
    #expect(exported == (try vector.text("reexported.xliff")))
  }

  /// What is read is what was written.
  @Test(arguments: XLIFFVector.all, ["exported.xliff", "reexported.xliff"])
  func readUnitsAreWrittenAlike(vector: XLIFFVector, file: String) throws {
    guard vector.has(file) else { return }
    let document = XLIFFDocument.read(ByteBuffer(try vector.bytes(file)), path: file)
    #expect(document.diagnostics.isEmpty && document.isSound && document.prefix == nil)
    var writer = XLIFFWriter(version: "27.0")
    for file in document.files {
      #expect(file.tool == "com.apple.dt.xcode")
      writer.begin(
        original: file.original ?? "", source: file.sourceLanguage ?? "",
        target: file.targetLanguage ?? "")
      for unit in document.units[file.units] {
        var written = XLIFFUnit(
          id: document.id(of: unit), source: document.source(of: unit),
          target: document.target(of: unit), note: document.note(of: unit))
        written.isNoteGenerated = written.note == "Oracle generated note"
        writer.add(written)
      }
      writer.end()
    }
    #expect(String(decoding: writer.finish(), as: UTF8.self) == (try vector.text(file)))
  }

  /// An independent reader has found the same units.
  @Test(arguments: XLIFFVector.all.filter { $0.has("expected-units.json") })
  func unitsAreThoseOfAnotherReader(vector: XLIFFVector) throws {
    let json = try JSONSerialization.jsonObject(
      with: Data(try vector.bytes("expected-units.json")))
    let files = try #require(json as? [[String: Any]])
    let units = files.flatMap { $0["units"] as? [[String: Any]] ?? [] }
    let document = XLIFFDocument.read(
      ByteBuffer(try vector.bytes("exported.xliff")), path: "exported.xliff")
    #expect(document.units.count == units.count)
    for (unit, other) in zip(document.units, units) {
      #expect(document.id(of: unit) == other["id"] as? String)
      #expect(document.source(of: unit) == other["source"] as? String)
      let target = document.target(of: unit)
      let attributes = other["target_attributes"] as? [String: String]
      #expect(target?.text ?? "" == other["target"] as? String ?? "")
      #expect(target?.state == attributes?["state"])
      #expect(target?.qualifier == attributes?["state-qualifier"])
    }
  }

  /// Strings that Xcode loses are left out, and listed.
  @Test func xcodeCannotImportTheRest() throws {
    for (name, keys) in [
      (
        "negative/literal-variation-suffix",
        [
          "a|==|b|==|plural.one", "plain|==|device.iphone", "plain|==|plural.one",
          "plain|==|substitutions.COUNT.plural.one",
        ]
      ),
      ("negative/overlapping-shapes", ["plural_and_device", "unit_and_variations"]),
      ("negative/id-collision", []),
    ] {
      let bytes = try XLIFFVector(name: name).bytes("source.xcstrings")
      let table = Table(catalog: CatalogFile(path: "Localizable.xcstrings", bytes: bytes))
      let exchanged = ExchangedTable(table, language: "fr", forms: ["one", "other"])
      let omitted = exchanged.files.flatMap(\.omissions).map(\.key).sorted()
      if !keys.isEmpty { #expect(omitted == keys) }
      let ids = exchanged.files.flatMap(\.units).compactMap(\.id)
      #expect(Set(ids).count == ids.count)
    }
  }
}
