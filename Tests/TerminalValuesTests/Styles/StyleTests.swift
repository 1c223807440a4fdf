import TerminalValues
import Testing

@Suite struct StyleTests {
  @Test(arguments: [
    (Style.plain, "plain"),
    (Style(.bold), "bold"),
    (
      Style([.underline, .bold], foreground: .cyan, background: .black),
      "bold underline cyan on black"
    ),
    (Style([.dim, .italic, .reverse, .strikethrough]), "dim italic reverse strikethrough"),
  ])
  func describesItself(_ style: Style, _ description: String) {
    #expect(style.description == description)
  }

  @Test func addsAttributesAndReplacesColors() {
    let below = Style(.reverse, foreground: .red, background: .black)
    #expect(
      below.adding(Style(.underline, foreground: .cyan)).description
        == "underline reverse cyan on black")
    #expect(below.adding(.plain) == below)
    #expect(Style.plain.adding(below) == below)
  }

  @Test(arguments: [
    (256, "underline brightCyan on brightBlue"), (16, "underline brightCyan on brightBlue"),
    (8, "bold underline cyan on blue"), (0, "underline"), (-1, "underline"),
  ])
  func isReducedToWhatTheTerminalHas(_ colors: Int, _ description: String) {
    let style = Style(.underline, foreground: .brightCyan, background: .brightBlue)
    #expect(style.reduced(toColors: colors).description == description)
  }

  @Test func neverBecomesBlackOnBlack() {
    #expect(Style(foreground: .brightBlack).reduced(toColors: 8) == Style(.dim))
  }

  /// The order of the palette in ISO 6429 and its bright half.
  @Test(
    arguments: [
      (Color.standard, nil), (.black, 0), (.red, 1), (.green, 2), (.yellow, 3), (.blue, 4),
      (.magenta, 5), (.cyan, 6), (.white, 7), (.brightBlack, 8), (.brightRed, 9),
      (.brightWhite, 15),
    ] as [(Color, Int?)])
  func hasItsIndexInThePalette(_ color: Color, _ index: Int?) {
    #expect(color.paletteIndex == index)
    #expect(color.plain.paletteIndex == index.map { $0 % 8 })
    #expect(color.isBright == (index ?? 0 > 7))
  }
}
