import Foundation
import TestMaterial
import Testing

@testable import galley

/// The README's tables, screens, picture and examples are those of this program.
@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try Checkout.text("README.md")
  }

  @Test func itsTablesScreensAndExamplesAreNotStale() throws {
    let updated = try ReadmeTables.withScreens(
      ReadmeTables.withExamples(ReadmeTables.updated(readme)))
    try check("README.md", readme, updated)
  }

  /// Each library product has a DocC catalogue with an example that Tests/Importer runs.
  @Test(arguments: [
    "StringCatalog", "CatalogFiles", "LocalizedText", "LocalizedFoundation", "LocalizedViews",
    "TextLayout", "PreviewRows", "CatalogCheck",
  ])
  func theExamplesOfTheLibrariesAreNotStale(product: String) throws {
    let path = "Sources/\(product)/\(product).docc/\(product).md"
    let page = try Checkout.text(path)
    #expect(page.contains("<!-- example: \(product)Example -->"))
    try check(path, page, ReadmeTables.withExamples(page))
  }

  /// Compares a document with its regenerated text, or writes that text if goldens are recorded.
  private func check(_ path: String, _ text: String, _ updated: String) throws {
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_GOLDENS"] != nil {
      let file = Checkout.folder.appending(path: path)
      try Data(updated.utf8).write(to: file, options: .atomic)
    } else {
      let isCurrent = text == updated
      #expect(isCurrent, "\(path) is stale; 'make manual' regenerates it")
    }
  }

  @Test func thePageAboutTheRulesIsNotStale() throws {
    let path = "Sources/CatalogCheck/CatalogCheck.docc/Rules.md"
    try check(path, try Checkout.text(path), RulesPage.text)
  }

  /// Every scene of the picture names the command that prints the same screen.
  @Test func itsPictureIsNotStale() throws {
    let scenes = try Checkout.text("Documentation/preview.svg").split(
      separator: "<g class=\"scene\"")
    #expect(scenes.count > 3)
    for scene in scenes.dropFirst() {
      let lines = scene.split(separator: "\n")
      let description = try #require(lines.first { $0.hasPrefix("<desc>") })
      let command = plain(description.dropFirst(6).dropLast(7))
      let screen = try Program.galley(ReadmeTables.words(of: command[...])).output
      let pictured = lines.filter { $0.hasPrefix("<text x") }.map { line in
        plain(line.drop { $0 != ">" }.dropFirst().dropLast("</text>".count))
      }
      let shown = pictured.joined().unicodeScalars.filter { $0 != " " && $0 != "\u{200C}" }
      let expected = screen.unicodeScalars.filter { !$0.properties.isWhitespace }
      let isCurrent =
        String(String.UnicodeScalarView(shown)) == String(String.UnicodeScalarView(expected))
      #expect(isCurrent, "Documentation/preview.svg is stale; 'make manual' draws it again")
    }
  }

  private func plain(_ text: some StringProtocol) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#x27;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }

  @Test(arguments: Command.allCases.filter(\.isListed))
  func namesEveryCommand(_ command: Command) {
    #expect(readme.contains(command.usage))
    #expect(readme.contains(command.summary))
  }
}
