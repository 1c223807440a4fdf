import Foundation
import TestMaterial
import Testing

/// The documents are short, whole, and say nothing that does not work.
@Suite struct DocumentTests {
  private static let all = Document.forUsers + others
  private static let others = ["CHANGELOG.md", "CONTRIBUTING.md"].compactMap { try? Document($0) }

  @Test func thereAreDocuments() {
    #expect(Self.others.count == 2)
    #expect(Document.forUsers.first?.path == "README.md")
    #expect(Document.forUsers.count >= 6)
  }

  @Test(arguments: [("README.md", 300), ("CHANGELOG.md", 45), ("CONTRIBUTING.md", 260)])
  func hasAtMost(path: String, lines: Int) throws {
    #expect(
      try Document(path).text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        <= lines)
  }

  @Test func theChangelogIsThatOfThisVersion() throws {
    let sections = try Document("CHANGELOG.md").lines.filter { $0.hasPrefix("## ") }
    let version = try DocumentShell.runInCheckout("galley --version").output
      .replacing("galley ", with: "").replacing("\n", with: "")
    #expect(sections.first?.dropFirst(3).split(separator: " ").first.map(String.init) == version)
  }

  /// A block of code says what it is, so that the tests know what to do with it; what a command
  /// prints is generated.
  @Test(arguments: all) func theLanguagesOfItsBlocks(document: Document) throws {
    for block in document.blocks {
      let first = block.lines.first ?? ""
      switch block.language {
      case "console":
        #expect(block.marker != nil && first == "$ \(block.marker ?? "")", "\(first)")
      case "sh", "yaml", "swift", "text", "lua": break
      case "json": _ = try json(block.text)
      default: Issue.record("\(document.path): ```\(block.language) before \(first)")
      }
    }
    for line in document.prose where line.hasPrefix("    ") {
      Issue.record("\(document.path): an indented block: \(line)")
    }
  }

  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  /// Links lead to files, and to headings in them.
  @Test(arguments: all) func itsLinks(document: Document) throws {
    let links = document.prose.joined(separator: "\n").replacing(/`[^`]*`/, with: "")
      .matches(of: /\]\(([^)\s#]*)(?:#([^)\s]+))?\)/)
    let folder = Checkout.folder.appending(path: document.path).deletingLastPathComponent()
    for link in links where !link.1.hasPrefix("http") {
      let file = link.1.isEmpty ? document.path : String(link.1)
      let target =
        link.1.isEmpty ? Checkout.folder.appending(path: file) : folder.appending(path: file)
      let text = try? String(contentsOf: target, encoding: .utf8)
      #expect(text != nil, "\(document.path): there is no \(file)")
      guard let heading = link.2, let text else { continue }
      let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map(anchor)
      #expect(headings.contains(String(heading)), "\(document.path): \(file) has no #\(heading)")
    }
  }

  /// The name that Markdown viewers give a heading.
  private func anchor(_ line: Substring) -> String {
    let text = line.drop { $0 == "#" }.dropFirst().lowercased()
    return String(text.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })
      .replacing(" ", with: "-")
  }
}
