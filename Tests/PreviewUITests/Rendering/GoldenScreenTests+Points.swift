import PreviewUI
import TerminalValues

/// The app in points: the rows of a wallet on small and large phones, the inspector and the comparison.
extension GoldenScreenTests {
  /// A phone and a text size, and the keys that choose them.
  private static let rooms = [
    ("se-l", "pm"), ("16-ax3", ":screen iphone 16<Enter>:text-size ax3<Enter>"),
  ]

  static let pointStories: [Story] =
    ["en", "de", "ar", "ja"].flatMap { locale in
      rooms.map { name, keys in
        Story(
          name: "points-\(locale)-\(name)", paths: sample("Wallet"), locale: locale,
          size: Size(columns: 80, rows: 30), keys: keys)
      }
    } + [
      Story(
        name: "points-inspect", paths: sample("Wallet"), locale: "de",
        size: Size(columns: 120, rows: 40), keys: "pm<Enter>"),
      Story(
        name: "points-inspect-ar", paths: sample("Wallet"), locale: "ar",
        size: Size(columns: 80, rows: 40), keys: "pmAA<Enter>"),
      Story(
        name: "points-compare", paths: sample("Wallet"), locale: "de",
        size: Size(columns: 120, rows: 30), keys: "pmc"),
      Story(
        name: "points-forced", paths: sample("Wallet"), locale: "de",
        size: Size(columns: 120, rows: 40), keys: "pmwc<Enter>"),
      Story(
        name: "points-width", paths: sample("Wallet"), locale: "de", keys: "pm:width 200<Enter>"),
      Story(
        name: "points-ascii", paths: sample("Wallet"), locale: "de",
        size: Size(columns: 100, rows: 40), keys: "pm<Enter>", glyphs: .ascii),
      Story(
        name: "points-small", paths: sample("Wallet"), locale: "de",
        size: Size(columns: 30, rows: 10), keys: "pmA<Enter>"),
    ]
}
