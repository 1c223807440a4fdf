import CatalogCompiler
import CatalogEditing
import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import galley

/// What is exported and imported again changes no byte, and what a translator has changed arrives.
@Suite struct RoundTripTests {
  private static let catalogs: [String] = {
    var paths: [String] = []
    for folder in ["Catalogs", "Tests/StringCatalogTests/Corpus"] {
      let files = FileManager.default.enumerator(atPath: Checkout.path(folder))
      for case let name as String in files ?? .init() {
        let isTable = [".xcstrings", ".strings", ".stringsdict"].contains(where: name.hasSuffix)
        let size = (try? Checkout.bytes("\(folder)/\(name)").count) ?? 0
        if isTable, takesManyCases || size < 200_000 { paths.append("\(folder)/\(name)") }
      }
    }
    return paths.sorted()
  }()

  private func requests(_ contents: Export.Contents, of tables: [Table]) throws -> [TextRequest] {
    var plan = ImportPlan(tables, forces: false)
    let xliff = XLIFFDocument.read(ByteBuffer(contents.xliff), path: "a.xliff")
    #expect(xliff.isSound, "\(xliff.diagnostics)")
    plan.add(xliff, language: nil)
    return plan.requests
  }

  @Test func thereAreCatalogs() { #expect(Self.catalogs.count > 20) }

  @Test(arguments: catalogs) func exportedCatalogChangesNothing(path: String) throws {
    var shared = SharedOptions()
    shared.paths = [Checkout.path(path)]
    let workspace = Workspace.load(CatalogRequest(shared))
    for scope in [ExchangedTable.Scope.importable, .nameable] {
      var export = Export(workspace.tables)
      export.scope = scope
      for language in Set(workspace.tables.flatMap(\.locales)).union(["uk"]).sorted() {
        #expect(
          try requests(export.contents(of: language), of: workspace.tables).isEmpty, "\(language)")
      }
    }
    var export = Export(workspace.tables)
    export.scope = .all
    for language in Set(workspace.tables.flatMap(\.locales)).sorted() {
      var plan = ImportPlan(workspace.tables, forces: false)
      let csv = export.contents(of: language).csv
      for file in try ImportedSheet.files(csv, path: "a.csv") { plan.add(file) }
      #expect(plan.requests.isEmpty, "\(language)")
    }
  }

  @Test func randomCatalogsChangeNothing() throws {
    var generator = SeededGenerator(seed: 601)
    for number in 0..<caseCount(150, many: 10_000) {
      let catalog = try RandomCatalog(using: &generator)
      let table = Table(
        catalog: CatalogFile(path: "Localizable.xcstrings", bytes: catalog.bytes))
      for language in RandomCatalog.languages + ["en"] {
        var writer = XLIFFWriter(version: "1")
        let exchanged = ExchangedTable(
          table, language: language, forms: Export.forms(of: language, in: table),
          scope: .nameable)
        for file in exchanged.files {
          writer.begin(original: file.path, source: "en", target: language)
          for unit in file.units.compactMap(\.xliff) { writer.add(unit) }
          writer.end()
        }
        var plan = ImportPlan([table], forces: false)
        let document = XLIFFDocument.read(ByteBuffer(writer.finish()), path: "a.xliff")
        #expect(document.isSound)
        plan.add(document, language: nil)
        let text = String(decoding: catalog.bytes, as: UTF8.self)
        try #require(plan.requests.isEmpty, "\(number) \(language) \(plan.requests) \(text)")
      }
    }
  }

  /// After an import, an export is the file that the translator sent.
  @Test func randomChangesArrive() throws {
    var generator = SeededGenerator(seed: 602)
    var changed = 0
    for number in 0..<caseCount(30, many: 2_000) {
      let catalog = try ExchangeFolder(
        try RandomCatalog(using: &generator, mixed: false).bytes)
      let language = RandomCatalog.languages.randomElement(using: &generator) ?? "fr"
      let contents = catalog.export(to: language)
      let keys = Set(
        contents.units.map(\.key).filter { _ in Bool.random(using: &generator) })
      var sent = XLIFFWriter(version: Export.Contents.version)
      var expected = sent
      for file in contents.files {
        sent.begin(original: file.original, source: "en", target: language)
        expected.begin(original: file.original, source: "en", target: language)
        for unit in file.units {
          guard var xliff = unit.xliff else { continue }
          var result = xliff
          if keys.contains(unit.key), xliff.source != nil {
            changed += 1
            let text = "neu \(changed) <&> " + (unit.path.substitution == nil ? "" : "%1$lld")
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
              xliff.target = XLIFFTarget(text: text, state: "final")
              result.target = XLIFFTarget(text: text, state: "translated")
            case 1:
              xliff.target = XLIFFTarget(text: text, state: "needs-review-translation")
              result.target = XLIFFTarget(text: text, state: "needs-review-l10n")
            case 2:
              xliff.target = XLIFFTarget(
                text: text, state: "translated", qualifier: "leveraged-mt")
              result.target = xliff.target
            default:
              xliff.target = XLIFFTarget(text: text, state: "translated")
              result.target = xliff.target
            }
          }
          sent.add(xliff)
          expected.add(result)
        }
        sent.end()
        expected.end()
      }
      let plan = catalog.plan(String(decoding: sent.finish(), as: UTF8.self), forces: true)
      let (imported, refusals) = try catalog.importing(plan, forces: true)
      try #require(refusals.isEmpty, "\(number): \(refusals)")
      let after = String(decoding: imported.export(to: language).xliff, as: UTF8.self)
      let wanted = String(decoding: expected.finish(), as: UTF8.self)
      let text = try String(contentsOfFile: catalog.path, encoding: .utf8)
      try #require(after == wanted, "\(number): \(text)")
    }
    #expect(changed > 50)
  }
}
