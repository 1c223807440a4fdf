import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// Matches while the user types, matches with `n` and `N`, and the messages about them.
@Suite struct SearchTests {
  /// Rows 0 to 6: three contain "tea", one of them with a capital.
  private func model(rows: Int = 12) -> Model {
    let keys = ["one", "Tea", "two", "a tea", "three", "teas", "four"]
    let entries = keys.map { "\"\($0)\": {}" }.joined(separator: ", ")
    let table = Table(json: "{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}}")
    return Model(
      Model.Settings(
        tables: [PreviewTable(table: table)],
        environment: EnvironmentValues(locale: LocaleTag("en"), fallback: .editor),
        size: Size(columns: 60, rows: rows)))
  }

  /// A list that becomes shorter while a search goes on: the search continues in it.
  @Test(arguments: ["vm", "&k2<Enter>"])
  func aSearchContinuesInAnotherList(keys: String) throws {
    let german = ##""localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}"##
    let entries = (0..<3_000).map { #""k\#($0)":{\#($0 == 2_500 ? "" : german)}"# }
    let table = Table(
      json: #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#)
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table)],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 60, rows: 12)))
    while model.isBusy { model.work() }
    _ = model.update(.key(.character("m")))
    #expect(model.isSeeking)
    // Nobody waits for the end of the work before the next key.
    for key in try Key.keys(in: keys) { _ = model.update(.key(key)) }
    while model.isBusy { model.work() }
    #expect(model.selectedKey == "k2500")
  }

  /// A list of some kinds begins at its first row if none follows the selected one.
  @Test(arguments: [
    (":6<Enter>vm", "b", "showing: missing; va shows all · wrapped to the top"),
    (":4<Enter>vm", "e", "showing: missing; va shows all"),
    ("ggvm", "b", "showing: missing; va shows all"),
    (":6<Enter>vr", "c", "showing: needs review; R reviews, va shows all · wrapped to the top"),
  ])
  func aShorterListWraps(keys: String, selected: String, message: String) throws {
    let german = { (state: String) in
      #"{"localizations":{"de":{"stringUnit":{"state":"\#(state)","value":"x"}}}}"#
    }
    let (done, review) = (german("translated"), german("needs_review"))
    let table = Table(
      json:
        #"{"sourceLanguage":"en","strings":{"a":\#(done),"b":{},"c":\#(review),"d":\#(done),"e":{},"f":\#(done)}}"#
    )
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table)],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 80, rows: 12)))
    try model.press(keys)
    #expect(model.selectedKey == selected)
    #expect(model.status.message == message)
  }

  /// Keys, then the selected row and the message.
  @Test(arguments: [
    ("/tea<Enter>", 1, "1 of 3 with \"tea\""), ("/tea<Enter>n", 3, "2 of 3 with \"tea\""),
    ("/tea<Enter>nn", 5, "3 of 3 with \"tea\""),
    ("/tea<Enter>nnn", 1, "1 of 3 with \"tea\" · wrapped to the top"),
    ("/tea<Enter>N", 5, "3 of 3 with \"tea\" · wrapped to the bottom"),
    ("G/tea<Enter>", 1, "1 of 3 with \"tea\" · wrapped to the top"),
    ("/tea<Enter>nnN", 3, "2 of 3 with \"tea\""),
    ("/Tea<Enter>n", 1, "1 of 1 with \"Tea\", case-sensitive · wrapped to the top"),
    ("/tea<Enter>gg/<Enter>", 1, "1 of 3 with \"tea\""),
    (":search tea<Enter>", 1, "1 of 3 with \"tea\""),
    ("jj/tea<Esc>", 2, nil), ("jj/tea", 3, "2 of 3 with \"tea\""),
    ("jj/teax", 2, "no match for \"teax\""),
    ("jj/teax<Enter>", 2, "no match for \"teax\""),
    ("jj/teax<Enter>n", 2, "no match for \"teax\""),
    ("jj/teax<Backspace>", 3, "2 of 3 with \"tea\""), ("jj/tea<C-u>", 2, nil),
    ("n", 0, "no search yet; press / to search"), ("/tea<Enter>j", 2, nil),
    ("/tea<Enter><Esc>n", 1, "no search yet; press / to search"),
    // Esc restores the previous search.
    ("/tea<Enter>/four<Esc>n", 3, "2 of 3 with \"tea\""),
    // The history, from the last line on.
    ("/tea<Enter>/four<Enter>gg/<Up><Up><Enter>", 1, "1 of 3 with \"tea\""),
    ("/tea<Enter>gg/<Up><Down><Enter>", 0, "no search yet; press / to search"),
  ])
  func searches(keys: String, selection: Int, message: String?) throws {
    let model = model()
    try model.press(keys)
    #expect(model.list.selection == selection)
    #expect(model.status.message == message)
  }

  @Test func escapeRestoresTheScreen() throws {
    for prompt in ["/", "&"] {
      let model = Model(["Catalogs"], size: Size(columns: 60, rows: 12))
      try model.press("<Space><Space>j")
      let (key, top) = (model.selectedKey, model.list.top)
      try model.press(prompt + "providence<Esc>")
      #expect(model.selectedKey == key && model.list.top == top, "\(prompt)")
      try model.press(prompt + "<Backspace>")
      #expect(model.selectedKey == key && model.list.top == top, "\(prompt)")
    }
  }

  /// Esc restores the previous filter.
  @Test func filtersAreLeftAsTheyWere() throws {
    let model = model()
    try model.press("&tea<Enter>")
    #expect(model.list.count == 3)
    try model.press("&x")
    #expect(model.list.count == 0)
    #expect(model.draw().canvas.text.contains("no matches"))
    try model.press("<Esc>")
    #expect(model.list.count == 3 && model.list.filter.text == "tea")
    try model.press("<Esc>")
    #expect(model.list.count == 7)
  }

  /// Matches are marked in visual order, in wide characters, and across a line end.
  @Test(arguments: [
    ("מים", "קפה, מים", 8...10), ("קפה", "קפה, מים", 13...15), ("日本", "x日本y", 5...8),
    ("bcd", "a bcd e", 6...8), ("e\u{301}", "café", 7...7),
  ])
  func matchesAreMarkedAtTheirColumns(words: String, text: String, columns: ClosedRange<Int>) throws
  {
    let table = Table(key: "k", "\"he\": {\"stringUnit\": {\"value\": \"\(text)\"}}")
    let isHebrew = text.unicodeScalars.contains { (0x590...0x5FF).contains($0.value) }
    let source = Table(key: text, "")
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: isHebrew ? table : source)],
        environment: EnvironmentValues(
          locale: LocaleTag(isHebrew ? "he" : "en"), fallback: .editor),
        size: Size(columns: 20, rows: 6), theme: .mono))
    model.search.setQuery(SearchQuery(words))
    let canvas = model.draw().canvas
    // The selected row is reversed, and a match in it is not.
    let marked = (5..<19).filter { column in
      canvas[Position(column: column, row: 2)]?.style.attributes.contains(.reverse) == false
    }
    #expect(marked == Array(columns))
  }

  /// A word with a capital finds fewer texts, and the message says why.
  @Test(arguments: [("train", false), ("Train", true), ("nothing", false), ("Nothing", true)])
  func caseSensitiveSearchesSayIt(words: String, areSaid: Bool) throws {
    let texts = ["a Train", "one train", "Train two"].map { "\"\($0)\":{}" }
    let json = "{\"sourceLanguage\":\"en\",\"strings\":{\(texts.joined(separator: ","))}}"
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: Table(json: json))],
        environment: EnvironmentValues(fallback: .editor), size: Size(columns: 80, rows: 12)))
    try model.press("/\(words)")
    let said = words.hasSuffix("rain") ? "case-sensitive" : "lowercase matches any case"
    #expect(model.draw().canvas.text.contains(said) == areSaid)
    try model.press("<Enter>")
    let text = model.draw().canvas.text
    #expect(text.contains("\"\(words)\""))
    #expect(text.contains(said) == areSaid)
  }
}
