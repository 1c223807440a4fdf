import Foundation
import TestMaterial
import Testing

@testable import PreviewUI
@testable import galley

/// The README shows what a newcomer needs, and its picture is that of this program.
@Suite struct ReadmeTests {
  private let readme: Document

  init() throws {
    readme = try Document("README.md")
  }

  /// A newcomer learns on the first screen what galley is for.
  @Test(arguments: [
    "fragment", "layout", "full name", "truncated", "ncurses", "Linux, not on macOS",
  ])
  func itsFirstScreenSays(words: String) {
    #expect(readme.lines.prefix(60).joined(separator: " ").contains(words))
  }

  @Test func itsFirstScreenHasBothSetUpCommands() {
    let screen = readme.lines.prefix(40)
    #expect(screen.contains("make run"))
    #expect(screen.contains("make test"))
  }

  /// The words of the program are explained before they are used.
  @Test(arguments: ["compact", "standard", "extended", "fragments", "stale", "needs review"])
  func itExplains(word: String) throws {
    let isExplained = try Regex("\\*\(word)\\*|\(word): |\(word) counts as done, because")
    let first = try #require(readme.prose.firstIndex { $0.contains(word) })
    #expect(readme.prose[first...].prefix(4).contains { $0.contains(isExplained) }, "\(word)")
  }

  /// One string in the three layouts, at widths that take each of them.
  @Test func itsRowHasThreeLayouts() throws {
    let rows = try #require(readme.block(after: "Here is one string at three")).lines.dropFirst()
    #expect(rows.count == 1 + 2 + 3)
    #expect(rows.indices.filter { rows[$0].hasSuffix("-€8.90") } == [1, 3, 6])
  }

  @Test(arguments: Commands.listed.map { ["galley", $0.word].compactMap(\.self) })
  func namesEveryCommand(_ words: [String]) {
    let name = words.joined(separator: " ")
    #expect(readme.lines.contains { $0.hasPrefix("| `\(name)` |") })
  }

  @Test func itsKeysAreBound() throws {
    let lines = readme.lines.drop { $0 != "## Keys" }.drop { !$0.hasPrefix("| `") }
      .prefix { $0.hasPrefix("| ") }
    #expect(lines.count == 19)
    let bound = Set(Action.allCases.flatMap(\.entry.legends))
    let menus = Set(bound.map { String($0.prefix(1)) })
    for line in lines {
      for match in line.matches(of: /`([^`]+)`/) {
        let keys = match.1.drop(while: \.isNumber)
        let isBound = bound.contains(String(keys)) || bound.contains("<\(keys)>")
        #expect(isBound || menus.contains(String(keys)), "no action for \(match.1)")
      }
    }
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
      let screen = try DocumentShell.runInCheckout(command).output
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
}
