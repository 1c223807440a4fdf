import TerminalValues
import Testing

@Suite struct ThemeTests {
  @Test(arguments: Theme.all, Theme.Role.allCases)
  func oneRoleIsChanged(_ theme: Theme, _ role: Theme.Role) {
    let style = Style([.italic, .bold], foreground: .brightMagenta, background: .red)
    let changed = theme.setting(role, to: style)
    #expect(changed[role] == style)
    for other in Theme.Role.allCases where other != role {
      #expect(changed[other] == theme[other])
    }
    #expect(changed.setting(role, to: theme[role]) == theme)
    #expect(changed.setting(arguments: [style]).argument(7) == style)
    #expect(theme.setting(arguments: []) == theme)
  }

  @Test func namesOfColors() {
    let names = Color.allCases.map(\.name)
    #expect(Set(names).count == 17)
    #expect(names.contains("bright-black") && names.contains("standard"))
    #expect(names.allSatisfy { $0.utf8.allSatisfy { 0x61...0x7A ~= $0 || $0 == 0x2D } })
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

  /// Colors that are hard to read on such a background in the default palettes of terminals.
  @Test(arguments: [
    (Theme.dark, [Color.black, .blue]),
    (Theme.light, [.white, .yellow, .brightWhite, .brightYellow, .brightCyan, .brightGreen]),
  ])
  func isReadable(_ theme: Theme, _ avoided: [Color]) {
    let styles = Theme.Role.allCases.map { theme[$0] } + (1...9).map(theme.argument)
    for style in styles { #expect(!avoided.contains(style.foreground)) }
  }

  /// What users must notice has an attribute beside its color.
  @Test(arguments: Theme.all, [Theme.Role.problem, .warning, .unresolved, .match])
  func neverDependsOnColorAlone(_ theme: Theme, _ role: Theme.Role) {
    #expect(!theme[role].attributes.isEmpty)
  }
}
