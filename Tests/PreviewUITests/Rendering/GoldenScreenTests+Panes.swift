import PreviewUI
import TerminalValues

/// The inspector and the comparison, on a usual and a narrow screen, in both directions.
extension GoldenScreenTests {
  private static let places: [(columns: Int, rows: Int, locale: String)] = [
    (40, 12, "th"), (40, 12, "ar"), (80, 24, "de"), (80, 24, "ar"), (80, 24, "ja"),
  ]

  private static func stories(_ name: String, _ table: String, keys: String) -> [Story] {
    places.map { place in
      let size = Size(columns: place.columns, rows: place.rows)
      return Story(
        name: "\(name)-\(place.locale)-\(size)", paths: sample(table), locale: place.locale,
        size: size, keys: keys)
    }
  }

  /// The details of a row.
  static let inspectorStories: [Story] =
    stories("inspect", "Travel", keys: "Gkkk<Enter>") + [
      Story(
        name: "inspect-plurals-ar", paths: sample("Plurals"), locale: "ar",
        size: Size(columns: 100, rows: 40), keys: "<Enter>"),
      Story(
        name: "inspect-plurals-ru", paths: sample("Plurals"), locale: "ru",
        keys: "jj<Enter>+++++8<C-e>"),
      Story(name: "inspect-devices", paths: sample("Devices"), keys: "<Enter>pdpd"),
      Story(
        name: "inspect-overrides", paths: ["Tests/Broken/bidi-overrides.xcstrings"],
        locale: "de", keys: "!<Enter>"),
      Story(
        name: "inspect-controls", paths: ["Tests/Broken/control-characters.xcstrings"],
        locale: "de", keys: "!<Enter>"),
      Story(
        name: "inspect-unresolved", paths: ["Tests/Broken/subst-undefined.xcstrings"],
        locale: "de", keys: "!<Enter>"),
      Story(
        name: "inspect-missing", paths: sample("Travel"), locale: "sv",
        keys: "j<Enter>"),
      Story(
        name: "inspect-runtime", paths: sample("Travel"), locale: "sv",
        keys: "jpf<Enter>"),
      Story(
        name: "inspect-forced", paths: sample("Travel"), locale: "fr",
        size: Size(columns: 60, rows: 30), keys: "G[jjjjjj<Enter>wc"),
      Story(
        name: "inspect-fixed-beside", paths: sample("Wallet"), locale: "fr",
        size: Size(columns: 130, rows: 24), keys: "jj:width 60<Enter><Enter>"),
      Story(
        name: "inspect-fixed-below", paths: sample("Wallet"), locale: "fr",
        size: Size(columns: 130, rows: 30), keys: "jj:width 100<Enter><Enter>"),
      Story(
        name: "inspect-scrolled", paths: sample("Wallet"), locale: "ar",
        size: Size(columns: 40, rows: 12), keys: "j<Enter>5<C-e><C-y>l"),
      Story(
        name: "inspect-scripts", paths: sample("Scripts"), locale: "en",
        size: Size(columns: 100, rows: 40), keys: "jj<Enter>"),
      Story(
        name: "inspect-names", paths: sample("LocalizableSettings"), locale: "fr-CA",
        keys: "<Enter>"),
      Story(
        name: "inspect-ascii", paths: sample("Plurals"), locale: "de",
        size: Size(columns: 100, rows: 40), keys: "<Enter>", glyphs: .ascii),
      Story(
        name: "inspect-ascii-beside", paths: sample("Wallet"), locale: "ar",
        size: Size(columns: 130, rows: 24), keys: "jj<Enter>", glyphs: .ascii),
      Story(
        name: "inspect-dark", paths: sample("Plurals"), locale: "ar",
        size: Size(columns: 120, rows: 30), keys: "<Enter>", theme: .dark),
      Story(
        name: "inspect-no-entries", paths: ["Tests/Broken/empty.xcstrings"], keys: "<Enter>"),
    ]

  /// Two tables with texts that have a certain fix.
  private static let fixable = [
    "Tests/Broken/Texts/double-space.xcstrings", "Tests/Broken/Texts/ellipsis-dots.xcstrings",
  ]

  /// One row in every locale.
  static let compareStories: [Story] =
    stories("compare", "Wallet", keys: "jjc") + [
      Story(name: "compare-moved", paths: sample("Travel"), locale: "en", keys: "jjcggjjq"),
      Story(
        name: "compare-inspected", paths: sample("Travel"), locale: "en",
        keys: "jjcggj<Enter>"),
      Story(
        name: "compare-missing", paths: ["Catalogs/Legacy"], locale: "de", keys: "cG"),
      Story(
        name: "compare-value", paths: sample("Travel"), locale: "en", keys: "jjc",
        value: "€ 12,34"),
      Story(
        name: "compare-ascii", paths: sample("Plurals"), locale: "en", keys: "c",
        glyphs: .ascii),
      Story(
        name: "compare-dark", paths: sample("Plurals"), locale: "de", keys: "c", theme: .dark),
      Story(name: "browse-dark", paths: sample("Plurals"), locale: "de", keys: "j", theme: .dark),
      Story(name: "fix", paths: fixable, locale: "de", keys: "F"),
      Story(
        name: "fix-40x12", paths: fixable, locale: "de", size: Size(columns: 40, rows: 12),
        keys: "XF"),
      Story(name: "fix-dark", paths: fixable, locale: "de", keys: "XF", theme: .dark),
      Story(name: "fix-ascii", paths: fixable, locale: "de", keys: "XF", glyphs: .ascii),
      Story(
        name: "review", paths: ["Tests/Broken/Texts/state-review.xcstrings"], locale: "de",
        keys: "R"),
      Story(
        name: "review-40x12", paths: ["Tests/Broken/Texts/state-review.xcstrings"], locale: "de",
        size: Size(columns: 40, rows: 12), keys: "R"),
      Story(name: "suggestion", paths: fixable, locale: "de-AT", keys: "i<C-n>"),
      Story(
        name: "source-changed-40x12", paths: fixable, size: Size(columns: 40, rows: 12),
        keys: "iPrint more pages<Enter>"),
      Story(name: "forms-ar", paths: sample("Plurals"), locale: "ar", keys: "I"),
      Story(
        name: "forms-ar-40x12", paths: sample("Plurals"), locale: "ar",
        size: Size(columns: 40, rows: 12), keys: "Ij"),
      Story(
        name: "forms-ar-20x12", paths: sample("Plurals"), locale: "ar",
        size: Size(columns: 20, rows: 12), keys: "I"),
      Story(name: "forms-field", paths: sample("Plurals"), locale: "ar", keys: "Iji!"),
      Story(name: "forms-devices", paths: sample("Devices"), keys: "I"),
      Story(
        name: "compare-no-entries", paths: ["Tests/Broken/empty.xcstrings"], keys: "c"),
    ]
}
