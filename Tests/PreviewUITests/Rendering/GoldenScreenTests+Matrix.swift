import PreviewUI
import TerminalUI

/// Every screen at small and large sizes, in both directions, with wide letters, with and without
/// colours.
extension GoldenScreenTests {
  /// The keys that open each screen.
  private static let screens: [(name: String, keys: String)] = [
    ("browse", "jj"), ("inspect", "jj<Enter>"), ("compare", "jjc"), ("coverage", "C"),
    ("problems", "P"), ("help", "?"), ("show", "v"), ("find", "<C-p>min"),
    ("locales", "gl"), ("tables", "gt"), ("arguments", "jja"), ("filter", "&day"),
    ("search", "/day"), ("command", ":loc<Tab>"),
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
          paths: sample("Plurals") + ["Catalogs/Broken/shape-overlap-plural-and-device.xcstrings"],
          locale: look.locale, size: size, keys: screen.keys, theme: look.theme)
      }
    }
  }
}
