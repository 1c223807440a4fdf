import TerminalValues
import Testing

/// The contrast of each theme in palettes that are widely used, by their published colors.
@Suite struct PaletteTests {
  /// The colors of a terminal.
  struct Palette: CustomTestStringConvertible, Sendable {
    let name: String
    let theme: Theme
    let background: UInt32
    let foreground: UInt32
    /// The sixteen colors in their usual order.
    let colors: [UInt32]

    var testDescription: String { name }

    /// Returns the contrast of the letters of a style with what is behind them, as WCAG 2 defines it.
    func contrast(of style: Style) -> Double {
      let colors = [
        luminance(style.foreground, standard: foreground),
        luminance(style.background, standard: background),
      ]
      return ((colors.max() ?? 0) + 0.05) / ((colors.min() ?? 0) + 0.05)
    }

    private func luminance(_ color: Color, standard: UInt32) -> Double {
      let value = color.paletteIndex.map { colors[$0] } ?? standard
      let parts = [16, 8, 0].map { shift -> Double in
        let part = Double((value >> UInt32(shift)) & 0xFF) / 255
        return part <= 0.04045 ? part / 12.92 : power(of: (part + 0.055) / 1.055)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    /// Returns the number to the power of 2.4 = 2 + 2/5, by Newton's method for the fifth root.
    private func power(of number: Double) -> Double {
      let square = number * number
      var root = 1.0
      for _ in 0..<60 {
        root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
      }
      return square * root
    }
  }

  private static let solarized: [UInt32] = [
    0x073642, 0xdc322f, 0x859900, 0xb58900, 0x268bd2, 0xd33682, 0x2aa198, 0xeee8d5,
    0x002b36, 0xcb4b16, 0x586e75, 0x657b83, 0x839496, 0x6c71c4, 0x93a1a1, 0xfdf6e3,
  ]

  static let palettes = [
    Palette(
      name: "Solarized Dark", theme: .dark, background: 0x002b36, foreground: 0x839496,
      colors: solarized),
    Palette(
      name: "Solarized Light", theme: .light, background: 0xfdf6e3, foreground: 0x657b83,
      colors: solarized),
    Palette(
      name: "Gruvbox dark", theme: .dark, background: 0x282828, foreground: 0xebdbb2,
      colors: [
        0x282828, 0xcc241d, 0x98971a, 0xd79921, 0x458588, 0xb16286, 0x689d6a, 0xa89984,
        0x928374, 0xfb4934, 0xb8bb26, 0xfabd2f, 0x83a598, 0xd3869b, 0x8ec07c, 0xebdbb2,
      ]),
    Palette(
      name: "Gruvbox light", theme: .light, background: 0xfbf1c7, foreground: 0x3c3836,
      colors: [
        0xfbf1c7, 0xcc241d, 0x98971a, 0xd79921, 0x458588, 0xb16286, 0x689d6a, 0x7c6f64,
        0x928374, 0x9d0006, 0x79740e, 0xb57614, 0x076678, 0x8f3f71, 0x427b58, 0x3c3836,
      ]),
    Palette(
      name: "Nord", theme: .dark, background: 0x2e3440, foreground: 0xd8dee9,
      colors: [
        0x3b4252, 0xbf616a, 0xa3be8c, 0xebcb8b, 0x81a1c1, 0xb48ead, 0x88c0d0, 0xe5e9f0,
        0x4c566a, 0xbf616a, 0xa3be8c, 0xebcb8b, 0x81a1c1, 0xb48ead, 0x8fbcbb, 0xeceff4,
      ]),
    Palette(
      name: "Linux console", theme: .dark, background: 0x000000, foreground: 0xaaaaaa,
      colors: [
        0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa,
        0x555555, 0xff5555, 0x55ff55, 0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
      ]),
  ]

  /// The formula gives the values that are known for some pairs.
  @Test func contrastIsThatOfWCAG() {
    let console = Self.palettes[5]
    #expect(abs(console.contrast(of: Style(foreground: .brightWhite)) - 21) < 0.001)
    #expect(abs(console.contrast(of: Style(foreground: .red)) - 2.74) < 0.05)
    #expect(Self.palettes[0].contrast(of: Style(foreground: .brightBlack)) == 1)
  }

  @Test(arguments: palettes) func everyStyleIsReadable(_ palette: Palette) {
    for role in Theme.Role.allCases {
      #expect(palette.contrast(of: palette.theme[role]) >= 3, "\(role)")
    }
    for number in 1...9 {
      #expect(palette.contrast(of: palette.theme.argument(number)) >= 3, "argument \(number)")
    }
  }

  /// Whatever is selected keeps its contrast.
  @Test(arguments: palettes) func theSelectionIsReadable(_ palette: Palette) {
    let theme = palette.theme
    for role in Theme.Role.allCases {
      #expect(palette.contrast(of: theme[role].adding(theme[.selection])) >= 3, "\(role)")
    }
  }
}
