import LocalizedText
import PreviewRows
import StringCatalog
import TerminalUI
import TestMaterial
import Testing

@testable import PreviewUI

/// What is found while one types, with `n` and `N`, and what is said of it.
@Suite struct SearchTests {
  /// Rows 0 to 6: three hold "tea", one of them with a capital.
  private func model(rows: Int = 12) -> Model {
    let keys = ["one", "Tea", "two", "a tea", "three", "teas", "four"]
    let entries = keys.map { "\"\($0)\": {}" }.joined(separator: ", ")
    let table = Table(json: "{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}}")
    return Model(
      sheets: [PreviewTable(table: table)], environment: EnvironmentValues(locale: LocaleTag("en")),
      size: Size(columns: 60, rows: rows))
  }

  /// Keys, the row that is selected then, and what is said.
  @Test(arguments: [
    ("/tea<Enter>", 1, "1 of 3 with \"tea\""), ("/tea<Enter>n", 3, "2 of 3 with \"tea\""),
    ("/tea<Enter>nn", 5, "3 of 3 with \"tea\""),
    ("/tea<Enter>nnn", 1, "1 of 3 with \"tea\" · gone round"),
    ("/tea<Enter>N", 5, "3 of 3 with \"tea\" · gone round"),
    ("G/tea<Enter>", 1, "1 of 3 with \"tea\" · gone round"),
    ("/tea<Enter>nnN", 3, "2 of 3 with \"tea\""),
    ("/Tea<Enter>n", 1, "1 of 1 with \"Tea\" · gone round"),
    ("/tea<Enter>gg/<Enter>", 1, "1 of 3 with \"tea\""),
    (":search tea<Enter>", 1, "1 of 3 with \"tea\""),
    ("jj/tea<Esc>", 2, nil), ("jj/tea", 3, "2 of 3 with \"tea\""),
    ("jj/teax", 2, "nothing holds \"teax\""),
    ("jj/teax<Backspace>", 3, "2 of 3 with \"tea\""), ("jj/tea<C-u>", 2, nil),
    ("n", 0, "nothing has been searched; / searches"), ("/tea<Enter>j", 2, nil),
    ("/tea<Enter><Esc>n", 1, "nothing has been searched; / searches"),
    // The search before is back where the prompt is left.
    ("/tea<Enter>/four<Esc>n", 3, "2 of 3 with \"tea\""),
    // History, from the last line on.
    ("/tea<Enter>/four<Enter>gg/<Up><Up><Enter>", 1, "1 of 3 with \"tea\""),
    ("/tea<Enter>gg/<Up><Down><Enter>", 0, "nothing has been searched; / searches"),
  ])
  func searches(keys: String, selection: Int, message: String?) throws {
    var model = model()
    try model.press(keys)
    #expect(model.selection == selection)
    #expect(model.message == message)
  }

  @Test func theScreenComesBackWithEscape() throws {
    for prompt in ["/", "&"] {
      var model = Model(["Catalogs"], size: Size(columns: 60, rows: 12))
      try model.press("<Space><Space>j")
      let (key, top) = (model.selectedKey, model.top)
      try model.press(prompt + "providence<Esc>")
      #expect(model.selectedKey == key && model.top == top, "\(prompt)")
      try model.press(prompt + "<Backspace>")
      #expect(model.selectedKey == key && model.top == top, "\(prompt)")
    }
  }

  /// A filter that is opened again and left is as it was.
  @Test func filtersAreLeftAsTheyWere() throws {
    var model = model()
    try model.press("&tea<Enter>")
    #expect(model.list.count == 3)
    try model.press("&x")
    #expect(model.list.count == 0)
    #expect(model.draw().canvas.text.contains("no row holds these words"))
    try model.press("<Esc>")
    #expect(model.list.count == 3 && model.filter.text == "tea")
    try model.press("<Esc>")
    #expect(model.list.count == 7)
  }

  /// Where the hit is drawn: in visual order from the right, wide, and over the end of a line.
  @Test(arguments: [
    ("מים", "קפה, מים", 9...11), ("קפה", "קפה, מים", 14...16), ("日本", "x日本y", 4...7),
    ("b c", "a b c d", 5...7), ("e\u{301}", "café", 6...6),
  ])
  func hitsAreDrawnWhereTheyStand(words: String, text: String, columns: ClosedRange<Int>) throws {
    let table = Table(key: "k", "\"he\": {\"stringUnit\": {\"value\": \"\(text)\"}}")
    let isHebrew = text.unicodeScalars.contains { (0x590...0x5FF).contains($0.value) }
    let source = Table(key: text, "")
    var model = Model(
      sheets: [PreviewTable(table: isHebrew ? table : source)],
      environment: EnvironmentValues(locale: LocaleTag(isHebrew ? "he" : "en")),
      size: Size(columns: 20, rows: 6), theme: .mono)
    model.setSearch(Needle(words))
    let canvas = model.draw().canvas
    let marked = (0..<20).filter { column in
      canvas[Position(column: column, row: 2)]?.style.attributes.contains(.reverse) == true
    }
    #expect(marked == Array(columns))
  }
}
