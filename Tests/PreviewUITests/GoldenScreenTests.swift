import TerminalUI
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

/// What is on the screen after some keys, compared with files that people have read.
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

  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 20, rows: 4),
    Size(columns: 19, rows: 3), Size(columns: 120, rows: 30),
  ]

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
      Story(name: "previous-locale", paths: sample("Wallet"), keys: "L"),
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
      Story(name: "help", keys: "?"),
      Story(name: "help-small", size: Size(columns: 40, rows: 12), keys: "?"),
      Story(name: "help-small-down", size: Size(columns: 40, rows: 12), keys: "?<C-d>"),
      Story(name: "help-small-end", size: Size(columns: 40, rows: 12), keys: "?G"),
      Story(name: "help-closed", size: Size(columns: 40, rows: 12), keys: "?jj<Esc>"),
      Story(name: "last-row", keys: "G"),
      Story(name: "page-down", keys: "<Space>"),
      Story(name: "half-page-down-and-up", keys: "<C-d><C-d><C-u>"),
      Story(name: "unknown-key", keys: "Z"),
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
        name: "control-characters", paths: ["Catalogs/Broken/control-characters.xcstrings"],
        locale: "de", size: Size(columns: 60, rows: 12)),
      Story(
        name: "bidi-overrides", paths: ["Catalogs/Broken/bidi-overrides.xcstrings"],
        locale: "de", size: Size(columns: 60, rows: 12)),
      Story(
        name: "wide-value", paths: sample("Travel"), locale: "ja",
        size: Size(columns: 20, rows: 12), value: "一二三四五六七八九"),
      Story(name: "no-entries", paths: ["Catalogs/Broken/empty.xcstrings"]),
    ]

  @Test(arguments: stories + inspectorStories + compareStories)
  func showsWhatItShould(story: Story) throws {
    var model = Model(
      story.paths, locale: story.locale, size: story.size, glyphs: story.glyphs,
      value: story.value, order: story.order, theme: story.theme)
    try model.press(story.keys)
    if let size = story.resizedTo { _ = model.update(.resize(size)) }
    let golden = Golden("\(story.name).txt", of: "PreviewUITests")
    #expect(golden.difference(from: model.draw().canvas.golden) == nil)
  }
}
