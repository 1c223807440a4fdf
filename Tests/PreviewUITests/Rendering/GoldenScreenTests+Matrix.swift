import TerminalUI
import Testing

@testable import PreviewUI

/// Every screen at small and large sizes, in both directions, with wide letters, with and without
/// colours.
extension GoldenScreenTests {
  /// The keys that open each screen.
  private static let screens: [(name: String, keys: String)] = [
    ("browse", "jj"), ("inspect", "jj<Enter>"), ("compare", "jjc"), ("coverage", "C"),
    ("problems", "P"), ("help", "?"), ("show", "v"), ("find", "<C-p>min"),
    ("locales", "gl"), ("tables", "gt"), ("arguments", "jja"), ("filter", "&day"),
    ("search", "/day"), ("command", ":loc<Tab>"), ("points", "jjpm<Enter>"), ("sizes", "paax"),
  ]

  private static let matrixSizes = [
    Size(columns: 20, rows: 4), Size(columns: 40, rows: 12), Size(columns: 80, rows: 24),
    Size(columns: 100, rows: 30), Size(columns: 140, rows: 40), Size(columns: 200, rows: 60),
  ]

  /// Every language, and among them every theme.
  private static let looks: [(locale: String, theme: Theme)] = [
    ("en", .mono), ("de", .dark), ("ar", .mono), ("ja", .dark), ("de", .light),
  ]

  static let matrixStories: [Story] = screens.flatMap { screen in
    matrixSizes.flatMap { size in
      looks.map { look in
        Story(
          name:
            "Matrix/\(screen.name)-\(look.locale)\(look.theme == .light ? "-light" : "")-\(size)",
          paths: sample("Plurals") + ["Tests/Broken/shape-overlap-plural-and-device.xcstrings"],
          locale: look.locale, size: size, keys: screen.keys, theme: look.theme)
      }
    }
  }

  /// Each of the screens at each size and in each language.
  static let matrixScreens: [Story] = screens.flatMap { screen in
    matrixSizes.flatMap { size in
      ["en", "de", "ar", "ja"].map { locale in
        Story(
          name: "\(screen.name)-\(locale)-\(size)", paths: sample("Plurals"), locale: locale,
          size: size, keys: screen.keys)
      }
    }
  }

  /// The themes show the same text, so that a golden file of one of them stands for all; and the two
  /// with colours give styles to the same cells.
  @Test(arguments: matrixScreens) func theThemesDifferInStylesOnly(story: Story) throws {
    var model = Model(story.paths, locale: story.locale, size: story.size, theme: .mono)
    try model.press(story.keys)
    let plain = model.draw().canvas.text
    var styled: [[[UInt8]]] = []
    for theme in [Theme.dark, .light] {
      model.screen.appearance = model.screen.appearance.with(theme: theme)
      let canvas = model.draw().canvas
      #expect(canvas.text == plain)
      // Of each line with styles, only where they are.
      let lines = canvas.styledText.utf8.dropFirst(plain.utf8.count).split(separator: 10)
      styled.append(lines.map { $0.filter { 0x2C...0x3A ~= $0 } })
    }
    #expect(styled[0] == styled[1])
  }
}
