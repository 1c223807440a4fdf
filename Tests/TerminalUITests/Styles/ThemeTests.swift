import TerminalUI
import Testing

@Suite struct ThemeTests {
  @Test(arguments: Theme.all) func isFoundByName(_ theme: Theme) {
    #expect(Theme.named(theme.name) == theme)
    #expect(Theme.named("\(theme.name)er") == nil)
  }

  @Test func monoHasNoColor() {
    for role in Theme.Role.allCases {
      #expect(Theme.mono[role].reduced(toColors: 0) == Theme.mono[role])
    }
    #expect(Theme.mono.argument(1).reduced(toColors: 0) == Theme.mono.argument(1))
  }

  @Test(arguments: Theme.all, 1...9) func showsArgumentsWithoutColor(_ theme: Theme, _ number: Int)
  {
    #expect(theme.argument(number).reduced(toColors: 0) != theme[.literal].reduced(toColors: 0))
  }

  @Test(arguments: [Theme.dark, .light]) func neighbouringArgumentsDiffer(_ theme: Theme) {
    for number in 1...9 { #expect(theme.argument(number) != theme.argument(number + 1)) }
  }

  @Test(arguments: Theme.all, [Int.min, -1, 0]) func takesAnyNumber(_ theme: Theme, _ number: Int) {
    #expect(theme.argument(number) == theme.argument(1))
  }

  /// Colours that are hard to read on such a background in the default palettes of terminals.
  @Test(arguments: [
    (Theme.dark, [Color.black, .blue]),
    (Theme.light, [.white, .yellow, .brightWhite, .brightYellow, .brightCyan, .brightGreen]),
  ])
  func isReadable(_ theme: Theme, _ avoided: [Color]) {
    let styles = Theme.Role.allCases.map { theme[$0] } + (1...9).map(theme.argument)
    for style in styles { #expect(!avoided.contains(style.foreground)) }
  }

  /// What users must notice has an attribute beside its colour.
  @Test(arguments: Theme.all, [Theme.Role.problem, .warning, .unresolved, .match])
  func neverDependsOnColorAlone(_ theme: Theme, _ role: Theme.Role) {
    #expect(!theme[role].attributes.isEmpty)
  }
}
