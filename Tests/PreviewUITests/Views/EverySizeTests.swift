import TerminalUI
import Testing

@testable import PreviewUI

/// Every size of the screen is drawn whole, whatever is open on it.
@Suite struct EverySizeTests {
  /// The keys that open something, and the locale.
  private static let stories = [
    (keys: "", locale: "en"), (keys: "<Enter>", locale: "de"), (keys: "G<Enter>", locale: "ar"),
    (keys: "c", locale: "ja"), (keys: "jjc", locale: "he"), (keys: "?jj", locale: "en"),
    (keys: ":locale", locale: "fr"), (keys: "/train", locale: "th"), (keys: "&a", locale: "hi"),
    (keys: "gl", locale: "ar"), (keys: "gt", locale: "en"), (keys: "jjja", locale: "ja"),
    (keys: "2", locale: "de"), (keys: "<lt><lt>1", locale: "ar"), (keys: "ppppj", locale: "en"),
    (keys: "s<Enter>", locale: "ja"),
  ]

  @Test(arguments: stories)
  func isWhole(keys: String, locale: String) throws {
    var model = Model(
      ["Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings"], locale: locale,
      size: Size(columns: 80, rows: 24), value: "€ 12,34")
    model.play(try Key.keys(in: keys))
    let number = Self.stories.firstIndex { $0 == (keys, locale) } ?? 0
    for columns in Array(1...120) + [121, 133, 140, 200] {
      // The stories share the sizes among them.
      for rows in 1...40 where (columns + rows) % Self.stories.count == number {
        let size = Size(columns: columns, rows: rows)
        _ = model.update(.resize(size))
        let canvas = model.draw().canvas
        let isWhole = (0..<rows).allSatisfy { row in
          let cells = canvas[row: row]
          return cells.count == columns && cells.reduce(0) { $0 + $1.columns } == columns
        }
        #expect(canvas.size == size && isWhole, "\(size)")
      }
    }
  }
}
