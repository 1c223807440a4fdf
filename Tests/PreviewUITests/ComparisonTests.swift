import LocalizedText
import PreviewRows
import StringCatalog
import TerminalUI
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

/// One row in every locale, and where one is among them.
@Suite struct ComparisonTests {
  private func model(
    _ texts: [(String, String)], size: Size = Size(columns: 60, rows: 20), locale: String = "en"
  ) -> Model {
    let localizations = texts.map { tag, text in
      #""\#(tag)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    return Model(
      sheets: [PreviewTable(table: .init(key: "k", localizations.joined(separator: ",")))],
      environment: EnvironmentValues(locale: LocaleTag(locale)), size: size)
  }

  private func tags(_ model: Model) -> [String] {
    model.comparison?.rows.map(\.locale.description) ?? []
  }

  @Test func theWorstComesFirstAndTheMissingLast() throws {
    var model = model(
      [("en", "seven77"), ("de", "a\\nb"), ("fr", "ten chars!"), ("pl", ""), ("sv", "sju7777")])
    try model.press("c")
    // A text of two lines never fits one; en and sv need 7 columns each.
    #expect(tags(model) == ["de", "fr", "en", "sv", "pl"])
    #expect(model.comparison?.rows.map(\.breakpoints.compact) == [nil, 10, 7, 7, 7])
    #expect(model.comparison?.rows.map(\.isMissing) == [false, false, false, false, true])
  }

  @Test func movingMovesTheLocaleAndLeavingKeepsIt() throws {
    var model = model([("en", "a"), ("de", "bbb"), ("fr", "cc")])
    try model.press("c")
    #expect(tags(model) == ["de", "fr", "en"])
    #expect(model.comparedPlace == 2)
    try model.press("kk")
    #expect(model.environment.localeTag.description == "de")
    #expect(model.selectedRow?.row.title.text == "bbb")
    try model.press("k")
    #expect(model.environment.localeTag.description == "de")
    try model.press("G")
    #expect(model.environment.localeTag.description == "en")
    // The wish for full names goes along, and the order stays.
    try model.press("fk")
    #expect(model.environment.localeTag.description == "fr-x-linearf")
    #expect(tags(model) == ["de", "fr", "en"])
    for key in ["<Esc>", "cq", "cc"] {
      try model.press(key)
      #expect(model.mode == .browse)
      #expect(model.comparison == nil)
      #expect(model.environment.localeTag.description == "fr-x-linearf")
    }
    try model.press("c<Enter>")
    #expect(model.mode == .inspect)
  }

  @Test func itFollowsTheRowAndWhatItIsShownIn() throws {
    var model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
    try model.press("c")
    let first = model.comparison?.rows.map(\.breakpoints)
    try model.press("]")
    #expect(model.comparison?.basis.row == 0)
    try model.press("v")
    #expect(model.comparison?.basis.rules.length == .long)
    try model.press(":7<Enter>")
    #expect(model.comparison?.basis.row == model.list[model.selection])
    #expect(model.comparison?.rows.map(\.breakpoints) != first)
    #expect(model.comparedPlace != nil)
  }

  @Test func aLocaleThatNoTextHasIsAmongThem() throws {
    var model = model([("en", "a"), ("de", "bbb")])
    try model.press(":locale it<Enter>c")
    #expect(tags(model) == ["de", "en", "it"])
    #expect(model.comparedPlace == 2)
  }

  /// Texts of a megabyte in many locales: each key waits for a few of them alone.
  @Test func largeTextsAreMeasuredAFewAtATime() throws {
    let text = String(repeating: "word ", count: 50_000)
    let locales = ["de", "fr", "it", "pl", "ru", "sv", "tr", "uk"]
    var model = model(locales.map { ($0, text) } + [("en", "short")])
    _ = model.update(.key(.character("c")))
    // The locale that is shown is there at once, and then one part of the others.
    #expect(model.comparison?.rows.count == 2)
    #expect(model.comparedPlace == 1)
    #expect(model.isBusy)
    while model.isBusy { model.work() }
    #expect(model.comparison?.rows.count == 9)
    #expect(model.comparison?.rows.first?.fragments.first?.text.count == 1_001)
    #expect(model.comparison?.rows.first?.breakpoints.compact == 249_999)
    #expect(model.draw().canvas.text.contains(" ≡ de     >9999 >9999  word word"))
  }

  @Test func theLocaleStaysOnTheScreen() throws {
    for rows in [4, 5, 8, 12, 24] {
      var model = Model(
        ["Catalogs/Travel.xcstrings"], size: Size(columns: 60, rows: rows))
      try model.press("c")
      for _ in 0..<model.locales.count {
        for key in ["j", "k", "j"] {
          try model.press(key)
          let place = try #require(model.comparedPlace)
          let visible = model.comparedTop..<model.comparedTop + model.comparedHeight
          #expect(visible.contains(place))
        }
      }
      #expect(model.comparedPlace == model.locales.count - 1)
    }
  }
}
