import TerminalValues
import Testing

@testable import PreviewUI

/// Every screen in both directions, with wide letters and in colors, and on a narrow terminal.
///
/// `EverySizeTests` has the other sizes.
extension GoldenScreenTests {
  /// The keys that open each screen.
  static let screens: [(name: String, keys: String)] = [
    ("browse", "jj"), ("inspect", "jj<Enter>"), ("compare", "jjc"), ("coverage", "C"),
    ("problems", "P"), ("help", "?"), ("show", "v"), ("find", "<C-p>min"),
    ("locales", "gl"), ("tables", "gt"), ("arguments", "jja"), ("filter", "&day"),
    ("search", "/day"), ("command", ":loc<Tab>"), ("points", "jjpm<Enter>"), ("sizes", "paax"),
    ("marks", "xjx"), ("removal", "2x:remove<Enter>"),
  ]

  /// The catalog of the screens: one table with texts, and one with problems.
  static let screenPaths =
    sample("Plurals") + ["Tests/Broken/shape-overlap-plural-and-device.xcstrings"]

  private static let looks = [
    (locale: "en", theme: Theme.mono, size: Size(columns: 80, rows: 24)),
    ("ar", .mono, Size(columns: 80, rows: 24)), ("ja", .dark, Size(columns: 80, rows: 24)),
    ("de", .dark, Size(columns: 40, rows: 12)),
  ]

  static let matrixStories: [Story] = screens.flatMap { screen in
    looks.map { look in
      Story(
        name: "Matrix/\(screen.name)-\(look.locale)-\(look.size)", paths: screenPaths,
        locale: look.locale, size: look.size, keys: screen.keys, theme: look.theme)
    }
  }

  /// Each of the screens at some sizes, in a language for each size.
  static let themedStories: [Story] = screens.flatMap { screen in
    [
      ("en", Size(columns: 40, rows: 12)), ("ar", Size(columns: 80, rows: 24)),
      ("de", Size(columns: 140, rows: 40)), ("ja", Size(columns: 20, rows: 4)),
    ].map { locale, size in
      Story(
        name: "\(screen.name)-\(locale)-\(size)", paths: sample("Plurals"), locale: locale,
        size: size, keys: screen.keys)
    }
  }

  /// The themes show the same text, so that a golden file of one of them stands for all; and the two
  /// with colors give styles to the same cells.
  @Test(arguments: themedStories) func theThemesDifferInStylesOnly(story: Story) throws {
    let model = Model(story.paths, locale: story.locale, size: story.size, theme: .mono)
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
