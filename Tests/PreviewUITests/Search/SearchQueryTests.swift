import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// Several words in any order, each in one part of a row or in several.
@Suite struct SearchQueryTests {
  private let model: Model = {
    let entries = [
      #""ship.order":{"comment":"On the button","localizations":{"#,
      #""en":{"stringUnit":{"state":"translated","value":"Ship the order"}},"#,
      #""de":{"stringUnit":{"state":"translated","value":"Bestellung an die Straße senden"}}}},"#,
      #""Plain key":{}"#,
    ]
    let table = Table(json: #"{"sourceLanguage":"en","strings":{\#(entries.joined())}}"#)
    return Model(
      Model.Settings(
        tables: [PreviewTable(table: table)],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 60, rows: 12)))
  }()

  @Test(arguments: [
    ("order", [0]), ("order ship", [0]), ("order nothing", []), ("senden order", [0]),
    ("strasse senden", [0]), ("Bestellung", [0]), ("ORDER", []), ("button", []),
    ("comment:button", [0]), ("comment:button senden", [0]), ("key:ship.order", [0]),
    ("key:Bestellung", []), ("text:senden", [0]), ("text:order", []), ("source:order", [0]),
    ("source:senden", []), ("plain", [1]), ("source:plain", [1]), ("text:plain", [1]),
    ("/^ship.order$/", [0]), ("/shi?p the/ senden", [0]), ("key:/^p.*key$/", [1]),
    ("key:/senden$/", []), ("/an die/ /ship/", [0]), ("/plain", []), ("/", []), ("//", []),
    ("/a\\/b/", []), ("/(/", []), ("/order/x", []),
    ("all:ship", [0]), ("all:senden", [0]), ("all:/^Bestell/ ship", [0]), ("all:button", []),
    ("all:plain", []), ("senden o", [0]), ("senden r", []), ("order st", [0]), ("http:x", []),
    ("key:", [0, 1]), ("text: order", [0]), ("  order  ", [0]),
  ])
  func findsRows(words: String, rows: [Int]) throws {
    let model = model.copy()
    try model.press("&\(words)<Enter>")
    #expect(model.list.rows.indices.map { model.list[$0] } == rows)
  }

  /// Beside other words, one or two letters count at the beginning of a word only.
  @Test(arguments: [
    ("add to c", "Add to cart", true), ("add to c", "accessibility.add_to_favorites", false),
    ("add to c", "add_to_cart", true), ("add c", "addToCart", true), ("add t", "addToCart", true),
    ("add ar", "addToCart", false), ("c", "accessibility", true), ("to ca", "Add to cart", true),
    ("add art", "Add to cart", true), ("购 c", "购cart", false),
    ("购 c", "购 cart", true), ("c add", "c", false),
  ])
  func shortWordsBeginOne(words: String, text: String, occur: Bool) {
    #expect(SearchQuery(words).occurs(in: text) == occur)
  }

  @Test(arguments: [
    ("die an", [11..<13, 14..<17]), ("die", [14..<17]), ("source:order", []),
    ("text:an key:x", [11..<13]), ("/d?ie?/ an", [11..<13, 14..<17]), ("key:/an/", []),
    ("lung ellu bestell", [0..<10]), ("strasse", [18..<25]),
  ])
  func marksTheWordsOfTheText(words: String, ranges: [Range<Int>]) {
    #expect(SearchQuery(words).ranges(in: "Bestellung an die Straße senden") == ranges)
  }

  @Test(arguments: [
    ("//(/<Enter>", "unbalanced '('"),
    ("&/a**[/<Enter>", "unbalanced '['"),
    ("/x /\\q/<Enter>", "unknown '\\q'"),
  ])
  func aBrokenExpressionIsExplained(keys: String, message: String) throws {
    let model = model.copy()
    try model.press(keys)
    #expect(model.status.message == message)
  }

  /// A match in another language than that of the row is said to be there.
  @Test func theLanguagesOfAMatchAreNamed() throws {
    let model = model.copy()
    try model.press("l")
    #expect(model.preview.locale == LocaleTag("en"))
    try model.press("/all:senden<Enter>")
    while model.isBusy { model.work(rows: 10) }
    #expect(model.status.message == "1 of 1 with \"all:senden\" in de")
    try model.press("/all:/e./<Enter>")
    while model.isBusy { model.work(rows: 10) }
    #expect(model.status.message == "1 of 1 with \"all:/e./\" in en, de")
    try model.press("/ship<Enter>")
    while model.isBusy { model.work(rows: 10) }
    #expect(model.status.message == "1 of 1 with \"ship\"")
  }

  @Test func noWordsAreInEveryTextAndInNoRow() {
    for words in ["", " ", "key:", "text: source:"] {
      #expect(SearchQuery(words).isEmpty)
      #expect(SearchQuery(words).ranges(in: "text").isEmpty)
    }
  }
}
