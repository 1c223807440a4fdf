import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogCompiler

/// A folder of files that Xcode 27 has written and read.
struct XLIFFVector: CustomTestStringConvertible, Sendable {
  static let folder = "Tests/CatalogCompilerTests/Vectors/XLIFF"

  /// Those with an export.
  static let all: [XLIFFVector] = ["positive", "behavior", "negative"].flatMap { kind in
    let path = Checkout.path("\(folder)/\(kind)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { XLIFFVector(name: "\(kind)/\($0)") }
  }.filter { $0.has("exported.xliff") }

  let name: String

  var testDescription: String { name }

  func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: Checkout.path("\(Self.folder)/\(name)/\(file)"))
  }

  func bytes(_ file: String) throws -> [UInt8] {
    try Checkout.bytes("\(Self.folder)/\(name)/\(file)")
  }

  func text(_ file: String) throws -> String { String(decoding: try bytes(file), as: UTF8.self) }

  /// The names of the catalogs in an export, with the vectors' names of their contents.
  func catalogs(afterImport: Bool = false) -> [(original: String, file: String)] {
    let after = "expected-after-import.xcstrings"
    guard name == "positive/multiple-catalogs" else {
      return [("Localizable.xcstrings", afterImport ? after : "source.xcstrings")]
    }
    // The copy for translators lacks the translations.
    return [
      ("Custom.xcstrings", "expected-custom-after-import.xcstrings"),
      ("Localizable.xcstrings", afterImport ? after : "source.xcstrings"),
    ]
  }

  /// The export of some catalogs, into the language of an XLIFF file.
  func export(_ catalogs: [(original: String, file: String)], as xliff: String) throws -> String {
    let document = XLIFFDocument.read(ByteBuffer(try bytes(xliff)), path: xliff)
    let language = try #require(document.files.first?.targetLanguage)
    var writer = XLIFFWriter(version: "27.0")
    for catalog in catalogs {
      let table = Table(
        catalog: CatalogFile(path: catalog.original, bytes: try bytes(catalog.file)))
      let exchanged = ExchangedTable(
        table, language: language, forms: try Self.forms(of: language), scope: .nameable)
      for file in exchanged.files {
        writer.begin(
          original: file.path, source: table.sourceLanguage ?? "", target: language)
        for unit in file.units.compactMap(\.xliff) { writer.add(unit) }
        writer.end()
      }
    }
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  static func forms(of language: String) throws -> [String] {
    try #require(
      [
        "de": ["one", "other"], "fr": ["one", "other"], "uk": ["one", "few", "many", "other"],
      ][language])
  }
}
