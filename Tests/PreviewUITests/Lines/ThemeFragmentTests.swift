import LocalizedText
import TerminalValues
import Testing

@testable import PreviewUI

/// The terminal styles of Markdown, links and modifiers.
@Suite struct ThemeFragmentTests {
  static let sources: [(String, Style.Attributes)] = [
    ("**b**", .bold), ("*i*", .italic), ("`c`", .reverse),
    ("~~s~~", .strikethrough), ("***bi***", [.bold, .italic]), ("[t](https://u)", .underline),
    ("plain", []),
  ]

  @Test(arguments: sources)
  func markdownHasAttributes(source: String, attributes: Style.Attributes) throws {
    let text = Text(LocalizedStringKey(source)).resolve(in: EnvironmentValues())
    let style = Style(try #require(text.fragments.first?.style))
    #expect(style.attributes == attributes)
  }

  @Test func linksHaveTheTint() throws {
    var environment = EnvironmentValues()
    func color() throws -> TerminalValues.Color {
      let text = Text("[t](https://u)").resolve(in: environment)
      return Style(try #require(text.fragments.first?.style)).foreground
    }
    #expect(try color() == .blue)
    environment.tint = .green
    #expect(try color() == .green)
  }

  @Test func underlineIsAModifier() throws {
    let text = Text(verbatim: "u").underline().resolve(in: EnvironmentValues())
    #expect(Style(try #require(text.fragments.first?.style)).attributes == .underline)
  }
}
