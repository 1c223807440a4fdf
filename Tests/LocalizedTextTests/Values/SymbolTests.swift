import LocalizedText
import Testing

/// Images in texts.
@Suite struct SymbolTests {
  @Test(arguments: [
    ("person.fill", "👤", "👤", "[person]"), ("star.fill", "★", "★", "[star]"),
    ("checkmark", "✓", "✓", "[checkmark]"), ("xmark", "✗", "✗", "[xmark]"),
    ("tram.fill", "🚋", "🚋", "[tram]"), ("gear", "⚙", "⚙", "[gear]"),
    ("envelope", "✉", "✉", "[envelope]"), ("no.such", "◆", "◆ no.such", "[no.such]"),
    ("", "◆", "◆ ", "[]"), ("é.fill", "◆", "◆ é", "[?]"),
  ])
  func symbolsHaveForms(name: String, glyph: String, labelled: String, ascii: String) {
    func shown(_ form: SymbolForm) -> String {
      var environment = EnvironmentValues()
      environment.symbols = form
      return Text("Symbol: \(Image(systemName: name))").resolve(in: environment).text
    }
    #expect(shown(.glyphs) == "Symbol: \(glyph)")
    #expect(shown(.labelled) == "Symbol: \(labelled)")
    #expect(shown(.ascii) == "Symbol: \(ascii)")
    #expect(shown(.plain) == "Symbol: \u{fffc}")
    #expect(ascii.allSatisfy { $0.isASCII })
  }

  /// U+FFFC in the words of a text is not read as an image.
  @Test func theCharacterOfImagesIsAnOrdinaryCharacter() {
    let fragments = Text("\u{fffc}1\u{fffc} \("\u{fffc}")")
      .resolve(in: EnvironmentValues()).fragments
    #expect(fragments.map(\.text) == ["\u{fffc}1\u{fffc} ", "\u{fffc}"])
  }

  @Test func theFormIsThatOfTheEnvironment() {
    let image = Text(Image(systemName: "person.fill"))
    var environment = EnvironmentValues()
    #expect(image.resolve(in: environment).text == "👤")
    environment.symbols = .ascii
    #expect(image.resolve(in: environment).text == "[person]")
  }
}
