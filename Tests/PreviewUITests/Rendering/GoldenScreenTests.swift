import TerminalValues
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

/// Screens after some keys, compared with golden files that a person has read.
@Suite struct GoldenScreenTests {
  struct Story: CustomTestStringConvertible {
    var name: String
    var paths = ["Catalogs"]
    var locale = "en"
    var size = Size(columns: 80, rows: 24)
    var keys = ""
    var glyphs = Glyphs.unicode
    var value: String?
    var resizedTo: Size?
    var order = BidiOrder.visual
    var theme = Theme.mono

    var testDescription: String { name }
  }

  private static let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)]

  static func sample(_ table: String) -> [String] { ["Catalogs/\(table).xcstrings"] }

  private static let stories: [Story] =
    sizes.flatMap { size in
      ["en", "de", "ar", "ja", "hi", "th"].map { locale in
        Story(
          name: "travel-\(locale)-\(size)", paths: sample("Travel"), locale: locale, size: size)
      }
    } + [
      Story(name: "down", keys: "jj"),
      Story(name: "next-table", keys: "]]"),
      Story(name: "next-and-previous-table", keys: "]][j["),
      Story(name: "next-locale", paths: sample("Wallet"), keys: "ll"),
      Story(name: "previous-locale", paths: sample("Wallet"), keys: "h"),
      Story(
        name: "full-names", paths: sample("LocalizableSettings"), locale: "fr-CA", keys: "f"),
      Story(name: "display-names", paths: sample("LocalizableSettings"), locale: "fr-CA"),
      Story(name: "inspect", paths: sample("Travel"), locale: "fr-CA", keys: "<Enter>"),
      Story(
        name: "inspect-small", paths: sample("Travel"), locale: "fr",
        size: Size(columns: 40, rows: 12), keys: "j<Enter>"),
      Story(
        name: "inspect-least", paths: sample("Travel"), locale: "fr",
        size: Size(columns: 20, rows: 4), keys: "<Enter>"),
      Story(name: "help-small-down", size: Size(columns: 40, rows: 12), keys: "?<C-d>"),
      Story(name: "help-small-end", size: Size(columns: 40, rows: 12), keys: "?G"),
      Story(name: "help-closed", size: Size(columns: 40, rows: 12), keys: "?jj<Esc>"),
      Story(
        name: "edit-several-lines", paths: sample("Travel"), locale: "de",
        size: Size(columns: 40, rows: 16), keys: "jjjjjji"),
      Story(
        name: "edit-several-lines-ar", paths: sample("Travel"), locale: "ar",
        size: Size(columns: 40, rows: 16), keys: "jjjjjji<Left>"),
      Story(
        name: "edit-line-break", paths: sample("Travel"), locale: "de", keys: "i<C-o>Und weiter"),
      Story(name: "last-row", keys: "G"),
      Story(name: "page-down", keys: "<Space>"),
      Story(name: "half-page-down-and-up", keys: "<C-d><C-d><C-u>"),
      Story(name: "unknown-key", keys: "Q"),
      Story(name: "unknown-sequence", keys: "gZ"),
      Story(
        name: "resized", paths: sample("Wallet"), keys: "jjj",
        resizedTo: Size(columns: 40, rows: 12)),
      Story(
        name: "layouts-narrow", paths: sample("Wallet"), size: Size(columns: 32, rows: 30)),
      Story(name: "scripts", paths: sample("Scripts"), size: Size(columns: 60, rows: 40)),
      Story(
        name: "scripts-ar", paths: sample("Scripts"), locale: "ar",
        size: Size(columns: 60, rows: 40)),
      Story(
        name: "plurals-ar", paths: sample("Plurals"), locale: "ar",
        size: Size(columns: 60, rows: 40)),
      Story(
        name: "travel-he-80x24", paths: sample("Travel"), locale: "he", keys: "jj<Enter>"),
      Story(
        name: "wallet-he-40x12", paths: sample("Wallet"), locale: "he",
        size: Size(columns: 40, rows: 12), keys: "jjjj", value: "89.50 ₪ (כולל מע״מ)"),
      Story(
        name: "wallet-ar-20x12", paths: sample("Wallet"), locale: "ar",
        size: Size(columns: 20, rows: 12), keys: "j<Enter>"),
      Story(
        name: "wallet-ar-ascii", paths: sample("Wallet"), locale: "ar",
        size: Size(columns: 40, rows: 12), keys: "j", glyphs: .ascii),
      Story(
        name: "wallet-ar-logical", paths: sample("Wallet"), locale: "ar",
        size: Size(columns: 40, rows: 12), keys: "j", order: .logical),
      Story(
        name: "legacy-de", paths: ["Catalogs/Legacy"], locale: "de",
        size: Size(columns: 60, rows: 50)),
      Story(name: "ascii", paths: sample("Wallet"), locale: "fr", keys: "<Enter>", glyphs: .ascii),
      Story(name: "value", paths: sample("Movies"), locale: "de", value: "€ 12,34"),
      Story(
        name: "control-characters", paths: ["Tests/Broken/control-characters.xcstrings"],
        locale: "de", size: Size(columns: 60, rows: 12)),
      Story(
        name: "bidi-overrides", paths: ["Tests/Broken/bidi-overrides.xcstrings"],
        locale: "de", size: Size(columns: 60, rows: 12)),
      Story(
        name: "wide-value", paths: sample("Travel"), locale: "ja",
        size: Size(columns: 20, rows: 12), value: "一二三四五六七八九"),
      Story(name: "no-entries", paths: ["Tests/Broken/empty.xcstrings"]),
    ] + overlays

  /// Pickers, forms, prompts and the help.
  private static let overlays =
    sizes.flatMap { size in
      [
        Story(name: "pick-locale-\(size)", size: size, keys: "]glger"),
        Story(name: "arguments-\(size)", paths: sample("Travel"), size: size, keys: "Ga<C-u>21"),
        Story(name: "help-\(size)", size: size, keys: "?"),
      ]
    } + [
      Story(name: "pick-locale", keys: "]]gl<Down>"),
      Story(name: "pick-locale-dark", keys: "glfr", theme: .dark),
      Story(name: "pick-locale-light", keys: "glfr", theme: .light),
      Story(name: "pick-locale-typed", keys: "glpt-PT"),
      Story(name: "pick-locale-none", keys: "glqqq<Enter>"),
      Story(
        name: "pick-locale-ar", paths: sample("Wallet"), locale: "ar",
        size: Size(columns: 40, rows: 12), keys: "gl"),
      Story(
        name: "pick-locale-ascii", paths: sample("Wallet"), locale: "de",
        size: Size(columns: 40, rows: 12), keys: "glfr", glyphs: .ascii),
      Story(name: "pick-table", keys: "gtt"),
      Story(name: "pick-table-left", keys: "jjgtwal<Esc>"),
      Story(
        name: "arguments-of-kinds", paths: sample("LocalizableSettings"), locale: "fr-CA",
        keys: "a<Tab>!", theme: .dark),
      Story(
        name: "arguments-he", paths: sample("Travel"), locale: "he",
        size: Size(columns: 60, rows: 16), keys: ":7<Enter>a<C-u>תל אביב"),
      Story(
        name: "arguments-kept", paths: sample("Travel"), locale: "ja", keys: "Ga<C-u>21<Enter>kj"),
      Story(
        name: "write-samples", paths: sample("Travel"),
        keys: "Ga<C-u>21<Enter>:write-samples<Enter>"),
      Story(name: "prompt", keys: ":next"),
      Story(name: "prompt-tab", keys: ":next<Tab><Tab><Tab>", theme: .dark),
      Story(name: "prompt-argument", keys: ":pseudo ac"),
      Story(name: "prompt-unknown", keys: ":locael<Enter>"),
      Story(
        name: "prompt-least", size: Size(columns: 20, rows: 4), keys: ":locale fr and much more"),
      Story(name: "prompt-hebrew", keys: "/שלום"),
      Story(name: "search", paths: sample("Travel"), locale: "fr", keys: "/de<Enter>n"),
      Story(name: "search-dark", paths: sample("Travel"), locale: "ja", keys: "/旅", theme: .dark),
      Story(name: "search-he", paths: sample("Travel"), locale: "he", keys: "/כרט<Enter>"),
      Story(name: "search-none", keys: "/nowhere"),
      Story(name: "filter", locale: "de", keys: "&ticket"),
      Story(name: "filter-kept", locale: "de", keys: "&ticket<Enter>"),
      Story(name: "help-filter", keys: "?/row<Enter>"),
      Story(name: "help-ascii", keys: "?G", glyphs: .ascii),
      Story(name: "help-wide", size: Size(columns: 200, rows: 60), keys: "?"),
      Story(name: "wide", size: Size(columns: 200, rows: 60), keys: "gl"),
      Story(
        name: "forced", paths: sample("Travel"), locale: "de", size: Size(columns: 60, rows: 16),
        keys: ":7<Enter>wc", theme: .dark),
      Story(
        name: "ruler-he", paths: sample("Wallet"), locale: "he", size: Size(columns: 60, rows: 16),
        keys: ":width 40<Enter>ws"),
      Story(
        name: "problems",
        paths: [
          "Tests/Broken/shape-overlap-plural-and-device.xcstrings",
          "Tests/Broken/plural-other-missing.xcstrings", "Tests/Broken/truncated.xcstrings",
        ], keys: "Pjj"),
      Story(
        name: "problems-30x8",
        paths: [
          "Tests/Broken/shape-overlap-plural-and-device.xcstrings",
          "Tests/Broken/plural-other-missing.xcstrings", "Tests/Broken/truncated.xcstrings",
        ], size: Size(columns: 30, rows: 8),
        keys: "PG", glyphs: .ascii),
      Story(
        name: "problems-dark",
        paths: [
          "Tests/Broken/shape-overlap-plural-and-device.xcstrings",
          "Tests/Broken/plural-other-missing.xcstrings", "Tests/Broken/truncated.xcstrings",
        ], locale: "ar",
        size: Size(columns: 140, rows: 40), keys: "P", theme: .dark),
      Story(name: "find-key", locale: "de", keys: "<C-p>tick"),
      Story(
        name: "find-key-30x8", locale: "ar", size: Size(columns: 30, rows: 8), keys: "gktick",
        glyphs: .ascii),
      Story(name: "coverage", locale: "lv", keys: "Cll"),
      Story(
        name: "coverage-30x8", locale: "ja", size: Size(columns: 30, rows: 8), keys: "CG",
        glyphs: .ascii),
      Story(
        name: "coverage-dark", locale: "de", size: Size(columns: 140, rows: 40), keys: "C",
        theme: .dark),
      Story(
        name: "coverage-one", paths: sample("Plurals"), locale: "lv",
        size: Size(columns: 40, rows: 12), keys: "C<Enter>"),
      Story(name: "show-menu", paths: sample("Plurals"), locale: "lv", keys: "v"),
      Story(
        name: "show-menu-30x8", paths: sample("Plurals"), locale: "lv",
        size: Size(columns: 30, rows: 8), keys: "v"),
      Story(
        name: "show-menu-ar", paths: sample("Plurals"), locale: "ar",
        size: Size(columns: 140, rows: 40), keys: "v", theme: .dark),
      Story(name: "show-kinds", paths: sample("Plurals"), locale: "lv", keys: "vmvr"),
      Story(
        name: "show-none", paths: sample("Travel"), locale: "ja", keys: "vmv!u", glyphs: .ascii),
      Story(name: "prefix", size: Size(columns: 60, rows: 8), keys: "g"),
    ]

  @Test(
    .onDebian12,
    arguments: stories + inspectorStories + compareStories + pointStories + matrixStories)
  func matchesItsGoldenFile(story: Story) throws {
    let model = Model(
      story.paths, locale: story.locale, size: story.size, glyphs: story.glyphs,
      value: story.value, order: story.order, theme: story.theme)
    try model.press(story.keys)
    if let size = story.resizedTo { _ = model.update(.resize(size)) }
    let golden = Golden("\(story.name).txt", of: "PreviewUITests")
    #expect(golden.difference(from: model.draw().canvas.golden) == nil)
  }
}
