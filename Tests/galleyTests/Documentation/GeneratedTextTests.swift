import Foundation
import TestMaterial
import Testing

@testable import galley

/// The generated parts of the documents are those of this program.
///
/// If goldens are recorded, these tests write the documents instead.
@Suite struct GeneratedTextTests {
  @Test(arguments: Document.forUsers) func tablesScreensAndExamples(document: Document) throws {
    try check(document)
  }

  /// Each library product has a DocC catalog with an example that Tests/Importer runs.
  @Test(arguments: [
    "StringCatalog", "CatalogEditing", "CatalogFiles", "WorkingCopy", "LocalizedText",
    "LocalizedFoundation", "LocalizedViews", "TextLayout", "PointMetrics", "PreviewRows",
    "CatalogCheck",
  ])
  func theExampleOfALibrary(product: String) throws {
    let page = try Document("\(Checkout.sources(of: product))/\(product).docc/\(product).md")
    #expect(page.text.contains("<!-- example: \(product)Example -->"))
    try check(page)
  }

  /// The other pages of the DocC catalogs quote examples too.
  @Test func theExamplesOfOtherPages() throws {
    let sources = Checkout.path("Sources")
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let quoting = try names.filter { $0.hasSuffix(".md") }.sorted()
      .map { try Document("Sources/\($0)") }
      .filter { $0.text.contains("<!-- example: ") }
    #expect(quoting.count >= 11)
    for page in quoting { try check(page) }
  }

  @Test func thePageAboutTheRules() throws {
    let page = try Document("Sources/Rows/CatalogCheck/CatalogCheck.docc/Rules.md")
    try check(page, RulesPage.text)
  }

  private func check(_ document: Document) throws {
    try check(document, document.regenerated())
  }

  private func check(_ document: Document, _ text: String) throws {
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_GOLDENS"] != nil {
      let file = Checkout.folder.appending(path: document.path)
      try Data(text.utf8).write(to: file, options: .atomic)
    } else {
      let isCurrent = document.text == text
      #expect(isCurrent, "\(document.path) is stale; 'make manual' regenerates it")
    }
  }
}
