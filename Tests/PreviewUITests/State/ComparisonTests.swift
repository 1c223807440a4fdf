import LocalizedText
import PreviewRows
import StringCatalog
import TerminalUI
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

/// One row in every locale, sorted by width, with the list's locale selected.
@Suite struct ComparisonTests {
  private func model(
    _ texts: [(String, String)], size: Size = Size(columns: 60, rows: 20), locale: String = "en"
  ) -> Model {
    let localizations = texts.map { tag, text in
      #""\#(tag)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    return Model(
      tables: [PreviewTable(table: .init(key: "k", localizations.joined(separator: ",")))],
      environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor), size: size)
  }

  private func tags(_ model: Model) -> [String] {
    model.overlay.comparison?.rows.map(\.locale.description) ?? []
  }

  /// The headings are words where there is room, each over the end of its numbers.
  @Test(arguments: [(40, false), (79, false), (80, true), (200, true)])
  func theHeadingsAreWords(columns: Int, areWords: Bool) throws {
    var model = Model(
      ["Catalogs/Wallet.xcstrings"], size: Size(columns: columns, rows: 24))
    try model.press("jjc")
    let lines = model.draw().canvas.text.split(separator: "\n").map(Array.init)
    let heading = String(lines[2])
    #expect(heading.contains("one line  two lines") == areWords)
    #expect(heading.contains("━") != areWords)
    let words = areWords ? ["one line", "two lines"] : ["━", "═"]
    for word in words {
      let range = try #require(heading.firstRange(of: word))
      let end = heading.distance(from: heading.startIndex, to: range.upperBound)
      #expect(lines[3][end - 1].isNumber && lines[3][end] == " ")
    }
  }

  @Test func theWidestComesFirstAndTheMissingLast() throws {
    var model = model(
      [("en", "seven77"), ("de", "a\\nb"), ("fr", "ten chars!"), ("pl", ""), ("sv", "sju7777")])
    try model.press("c")
    // A text of two lines never fits on one; en and sv need 7 columns each.
    #expect(tags(model) == ["de", "fr", "en", "sv", "pl"])
    #expect(model.overlay.comparison?.rows.map(\.breakpoints.compact) == [nil, 10, 7, 7, 7])
    #expect(model.overlay.comparison?.rows.map(\.isMissing) == [false, false, false, false, true])
  }

  @Test func movingChangesTheLocaleAndClosingKeepsIt() throws {
    var model = model([("en", "a"), ("de", "bbb"), ("fr", "cc")])
    try model.press("c")
    #expect(tags(model) == ["de", "fr", "en"])
    #expect(model.comparedPosition == 2)
    try model.press("kk")
    #expect(model.environment.localeTag.description == "de")
    #expect(model.selectedRow?.row.title.text == "bbb")
    try model.press("k")
    #expect(model.environment.localeTag.description == "de")
    try model.press("G")
    #expect(model.environment.localeTag.description == "en")
    // The preference for full names stays, and so does the order.
    try model.press("fk")
    #expect(model.environment.localeTag.description == "fr-x-linearf")
    #expect(tags(model) == ["de", "fr", "en"])
    for key in ["<Esc>", "cq", "cc"] {
      try model.press(key)
      #expect(model.overlay.mode == .browse)
      #expect(model.overlay.comparison == nil)
      #expect(model.environment.localeTag.description == "fr-x-linearf")
    }
    try model.press("c<Enter>")
    #expect(model.overlay.mode == .inspect)
  }

  @Test func itFollowsTheRowAndThePreview() throws {
    var model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
    try model.press("c")
    let first = model.overlay.comparison?.rows.map(\.breakpoints)
    try model.press("]")
    #expect(model.overlay.comparison?.basis.row == 0)
    try model.press("ps")
    #expect(model.overlay.comparison?.basis.sampleOptions.length == .long)
    try model.press(":7<Enter>")
    #expect(model.overlay.comparison?.basis.row == model.list[model.list.selection])
    #expect(model.overlay.comparison?.rows.map(\.breakpoints) != first)
    #expect(model.comparedPosition != nil)
  }

  @Test func aLocaleOfNoCatalogIsListed() throws {
    var model = model([("en", "a"), ("de", "bbb")])
    try model.press(":locale it<Enter>c")
    #expect(tags(model) == ["de", "en", "it"])
    #expect(model.comparedPosition == 2)
  }

  /// Large texts in many locales: a key waits for a few of them only.
  @Test func largeTextsAreMeasuredAFewAtATime() throws {
    let text = String(repeating: "word ", count: 50_000)
    let locales = ["de", "fr", "it", "pl", "ru", "sv", "tr", "uk"]
    var model = model(locales.map { ($0, text) } + [("en", "short")])
    _ = model.update(.key(.character("c")))
    // First the list's locale is made, then one part of the others.
    #expect(model.overlay.comparison?.rows.count == 2)
    #expect(model.comparedPosition == 1)
    #expect(model.isBusy)
    while model.isBusy { model.work() }
    #expect(model.overlay.comparison?.rows.count == 9)
    #expect(model.overlay.comparison?.rows.first?.fragments.first?.text.count == 1_001)
    #expect(model.overlay.comparison?.rows.first?.breakpoints.compact == 249_999)
    #expect(model.draw().canvas.text.contains(" ≡ de     >9999 >9999  word word"))
  }

  @Test func theLocaleStaysOnTheScreen() throws {
    for rows in [4, 5, 8, 12, 24] {
      var model = Model(
        ["Catalogs/Travel.xcstrings"], size: Size(columns: 60, rows: rows))
      try model.press("c")
      for _ in 0..<model.catalog.locales.count {
        for key in ["j", "k", "j"] {
          try model.press(key)
          let place = try #require(model.comparedPosition)
          let top = try #require(model.overlay.compare?.top)
          let visible = top..<top + model.geometry.comparedHeight
          #expect(visible.contains(place))
        }
      }
      #expect(model.comparedPosition == model.catalog.locales.count - 1)
    }
  }
}
