import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
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
      Model.Settings(
        tables: [PreviewTable(table: .init(key: "k", localizations.joined(separator: ",")))],
        environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor), size: size))
  }

  private func tags(_ model: Model) -> [String] {
    model.stage[ComparisonPane.self]?.comparison?.rows.map(\.locale.description) ?? []
  }

  /// The headings are words where there is room, each over the end of its numbers.
  @Test(arguments: [(40, false), (79, false), (80, true), (200, true)])
  func theHeadingsAreWords(columns: Int, areWords: Bool) throws {
    let model = Model(
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

  /// The source text stays at the top, and the others scroll below it; a click finds each of them.
  @Test(arguments: [6, 8, 12]) func theSourceStaysOnTop(rows: Int) throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: rows))
    try model.press("c")
    let count = try #require(model.stage[ComparisonPane.self]?.comparison?.rows.count)
    #expect(count > rows)
    let first = model.geometry.listTop + (model.geometry.hasComparedHeading ? 1 : 0)
    func tag(_ line: Int) -> Substring {
      let lines = model.draw().canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines[line].dropFirst(Model.gutter).prefix { $0 != " " }
    }
    for _ in 0..<count {
      let selected = model.preview.locale.description
      let shown = (first..<first + model.geometry.comparedHeight).map(tag)
      #expect(shown[0] == "en")
      #expect(shown.filter { $0 == "en" }.count == 1 && shown.contains { $0 == selected })
      try model.press("j")
    }
    for line in first..<first + model.geometry.comparedHeight {
      let clicked = model.copy()
      _ = clicked.update(.mouse(MouseEvent(.click, at: Position(column: 5, row: line))))
      #expect(clicked.preview.locale.description == tag(line))
    }
    // The columns beside the rows are not there, so they have no names.
    try model.press(":locale de<Enter>")
    _ = model.update(.resize(Size(columns: 140, rows: rows)))
    #expect(!model.draw().canvas.text.contains("source ─"))
    try model.press("q")
    #expect(model.draw().canvas.text.contains("source ─") == model.geometry.hasRules)
  }

  @Test func theWidestComesFirstAndTheMissingLast() throws {
    let model = model(
      [("en", "seven77"), ("de", "a\\nb"), ("fr", "ten chars!"), ("pl", ""), ("sv", "sju7777")])
    try model.press("c")
    // A text of two lines never fits on one; en and sv need 7 columns each.
    #expect(tags(model) == ["en", "de", "fr", "sv", "pl"])
    #expect(
      model.stage[ComparisonPane.self]?.comparison?.rows.map(\.breakpoints.compact) == [
        7, nil, 10, 7, 7,
      ])
    #expect(
      model.stage[ComparisonPane.self]?.comparison?.rows.map(\.isMissing) == [
        false, false, false, false, true,
      ])
  }

  @Test func movingChangesTheLocaleAndClosingRestoresIt() throws {
    let model = model([("en", "a"), ("de", "bbb"), ("fr", "cc")])
    try model.press("c")
    #expect(tags(model) == ["en", "de", "fr"])
    #expect(model.comparedPosition == 0)
    try model.press("j")
    #expect(model.environment.localeTag.description == "de")
    #expect(model.selectedRow?.row.title.text == "bbb")
    try model.press("kk")
    #expect(model.environment.localeTag.description == "en")
    try model.press("G")
    #expect(model.environment.localeTag.description == "fr")
    // The preference for full names stays, and so does the order.
    try model.press("fk")
    #expect(model.environment.localeTag.description == "de-x-linearf")
    #expect(tags(model) == ["en", "de", "fr"])
    for key in ["<Esc>", "cq", "cc"] {
      try model.press(key)
      #expect(!model.stage.hasPane)
      #expect(model.stage[ComparisonPane.self]?.comparison == nil)
      #expect(model.environment.localeTag.description == "en-x-linearf")
    }
    // The inspector of a compared language returns to the comparison.
    try model.press("cj<Enter>")
    #expect(model.environment.localeTag.description == "de-x-linearf")
    try model.press("<Esc>")
    #expect(model.stage.pane is ComparisonPane)
    #expect(model.environment.localeTag.description == "de-x-linearf")
    try model.press("<Esc>")
    #expect(model.environment.localeTag.description == "en-x-linearf")
    try model.press("c<Enter>")
    #expect(model.stage.pane is InspectorPane)
  }

  @Test func itFollowsTheRowAndThePreview() throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
    try model.press("c")
    let first = model.stage[ComparisonPane.self]?.comparison?.rows.map(\.breakpoints)
    try model.press("]")
    #expect(model.stage[ComparisonPane.self]?.comparison?.basis.row == 0)
    try model.press("ps")
    #expect(model.stage[ComparisonPane.self]?.comparison?.basis.sampleOptions.length == .long)
    try model.press(":7<Enter>")
    #expect(
      model.stage[ComparisonPane.self]?.comparison?.basis.row == model.list[model.list.selection])
    #expect(model.stage[ComparisonPane.self]?.comparison?.rows.map(\.breakpoints) != first)
    #expect(model.comparedPosition != nil)
  }

  @Test func aLocaleOfNoCatalogIsListed() throws {
    let model = model([("en", "a"), ("de", "bbb")])
    try model.press(":locale it<Enter>c")
    #expect(tags(model) == ["en", "de", "it"])
    #expect(model.comparedPosition == 2)
  }

  /// Large texts in many locales: a key waits for a few of them only.
  @Test func largeTextsAreMeasuredAFewAtATime() throws {
    let text = String(repeating: "word ", count: 50_000)
    let locales = ["de", "fr", "it", "pl", "ru", "sv", "tr", "uk"]
    let model = model(locales.map { ($0, text) } + [("en", "short")])
    _ = model.update(.key(.character("c")))
    // First the list's locale is made, then one part of the others.
    #expect(model.stage[ComparisonPane.self]?.comparison?.rows.count == 2)
    #expect(model.comparedPosition == 0)
    #expect(model.isBusy)
    while model.isBusy { model.work() }
    #expect(model.stage[ComparisonPane.self]?.comparison?.rows.count == 9)
    let widest = try #require(model.stage[ComparisonPane.self]?.comparison?.rows.dropFirst().first)
    #expect(widest.fragments.first?.text.count == 1_001)
    #expect(widest.breakpoints.compact == 249_999)
    #expect(model.draw().canvas.text.contains(" ≡  de       >9999 >9999  word word"))
  }

  @Test func theLocaleStaysOnTheScreen() throws {
    for rows in [4, 5, 8, 12, 24] {
      let model = Model(
        ["Catalogs/Travel.xcstrings"], size: Size(columns: 60, rows: rows))
      try model.press("c")
      for _ in 0..<model.catalog.locales.count {
        for key in ["j", "k", "j"] {
          try model.press(key)
          let place = try #require(model.comparedPosition)
          let top = try #require(model.stage[ComparisonPane.self]?.top)
          let visible = top..<top + model.geometry.comparedHeight
          #expect(visible.contains(place))
        }
      }
      #expect(model.comparedPosition == model.catalog.locales.count - 1)
    }
  }
}
