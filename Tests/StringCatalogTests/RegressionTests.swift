import Foundation
import StringCatalog
import Testing

/// Inputs for which the readers once broke a rule for all bytes; Tests/Fuzz found them.
@Suite struct RegressionTests {
  static let paths: [String] = {
    let folder = "Tests/StringCatalogTests/Regressions"
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: TestFiles.checkout.appending(path: folder).path)
    return (names ?? []).sorted().map { "\(folder)/\($0)" }
  }()

  @Test func regressionFilesExist() {
    #expect(!Self.paths.isEmpty)
  }

  @Test(arguments: paths, [1, 132])
  func readsPiecesLikeTheWhole(_ path: String, _ size: Int) throws {
    let bytes = try TestFiles.bytes(path)
    let format = try #require(CatalogFormat(path: path))
    let whole = read(bytes, path: path, format: format)
    let pieces = read(bytes, path: path, format: format, pieces: [size])
    #expect(pieces.diagnostics == whole.diagnostics)
    #expect(dump(pieces) == dump(whole))
  }

  @Test(arguments: paths)
  func namesNoLocaleTwice(_ path: String) throws {
    let file = read(
      try TestFiles.bytes(path), path: path, format: try #require(CatalogFormat(path: path)))
    for entry in Catalog(files: [file]).tables.flatMap(\.entries) {
      let locales = entry.localizations.map(\.locale)
      #expect(Set(locales).count == locales.count)
      for localization in entry.localizations {
        #expect(localization.substitutions.allSatisfy { ($0.argumentNumber ?? 1) >= 1 })
      }
    }
  }

  private func dump(_ file: CatalogFile) -> String {
    var dump = ""
    for table in Catalog(files: [file]).tables { TableDump(table).write(to: &dump) }
    return dump
  }
}
