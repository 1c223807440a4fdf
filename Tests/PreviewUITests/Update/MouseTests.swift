import LocalizedText
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// Clicks and the wheel, on each part of the screen.
@Suite struct MouseTests {
  /// The sample catalogs from their first row on.
  private func model(_ locale: String = "fr", columns: Int = 50, rows: Int = 14) -> Model {
    let model = Model(["Catalogs"], locale: locale, size: Size(columns: columns, rows: rows))
    _ = try? model.press("gg")
    return model
  }

  private func did(_ gesture: MouseEvent.Gesture, _ row: Int, _ column: Int = 10) -> Event {
    .mouse(MouseEvent(gesture, at: Position(column: column, row: row)))
  }

  /// A click on any line of a row selects the row.
  @Test(arguments: ["fr", "ar", "ja"], [4, 5, 8, 14, 30])
  func aClickSelectsTheRowUnderIt(locale: String, rows: Int) throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<caseCount(2, many: 20) {
      let model = model(locale, columns: 36, rows: rows)
      let down = Int.random(in: 0...60, using: &generator)
      try model.press(String(repeating: "j", count: down))
      let before = model.draw().canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      for line in 0..<rows {
        let clicked = model.copy()
        #expect(clicked.update(did(.click, line)) == nil)
        let isList = (model.geometry.listTop..<model.geometry.listTop + model.geometry.listHeight)
          .contains(line)
        let isRow = isList && !before[line].isEmpty && !before[line].contains("····")
        guard isRow else {
          #expect(clicked.list.selection == model.list.selection, "\(line)")
          continue
        }
        let after = clicked.draw().canvas.text
          .split(separator: "\n", omittingEmptySubsequences: false)
        guard clicked.list.top == model.list.top else { continue }
        #expect(after[line].contains("▌") || after[line].contains("▐"), "\(line)\n\(after)")
      }
    }
  }

  @Test func theWheelScrollsAndKeepsTheSelectionOnTheScreen() throws {
    let model = model()
    var tops: [Int] = []
    for _ in 0..<100 {
      _ = model.update(did(.wheelDown, 5))
      tops.append(model.list.top)
      #expect(model.list.selection >= model.list.top)
      #expect(
        (model.geometry.listTop..<model.geometry.listTop + model.geometry.listHeight).contains(
          model.draw().cursor.row))
    }
    #expect(tops[0] == 3 && tops[1] == 6)
    // The list scrolls until its end is on the screen, and no further.
    let bottom = model.copy()
    try bottom.press("G")
    #expect(bottom.list.top == model.list.top)
    for _ in 0..<100 { _ = model.update(did(.wheelUp, 5)) }
    #expect(
      model.list.top == 0
        && model.draw().cursor.row < model.geometry.listTop + model.geometry.listHeight)
    try model.press("gg")
    _ = model.update(did(.wheelUp, 5))
    #expect(model.list.selection == 0)
  }

  @Test func aDoubleClickInspects() throws {
    let model = model()
    _ = model.update(did(.click, 5))
    #expect(model.list.selection == 1 && !model.stage.hasPane)
    _ = model.update(did(.doubleClick, 5))
    #expect(model.list.selection == 1 && model.stage.pane is InspectorPane)
    let other = self.model()
    _ = other.update(did(.doubleClick, 0))
    #expect(!other.stage.hasPane)
  }

  /// A review takes some keys, and leaves the mouse to the rows.
  @Test func aClickInAReviewSelectsARow() throws {
    let model = Model(
      ["Catalogs/Welcome.xcstrings"], locale: "es", size: Size(columns: 80, rows: 24))
    try model.press("Rgg")
    #expect(model.isReviewing && model.list.selection == 0)
    _ = model.update(did(.click, 5))
    #expect(model.isReviewing && model.list.selection > 0)
  }

  @Test func aClickInAPickerAcceptsAChoice() throws {
    let model = model()
    try model.press("gl<C-u>")
    let lines = model.draw().canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("English") })
    _ = model.update(did(.click, 3))
    #expect(model.stage.input is any Picking && model.list.selection == 0)
    _ = model.update(did(.wheelDown, line))
    #expect(model.environment.localeTag.description == "fr-CA")
    _ = model.update(did(.wheelUp, line))
    _ = model.update(did(.click, line))
    #expect(!(model.stage.input is any Picking))
    #expect(model.environment.localeTag.description == "en")
  }

  @Test func aClickGoesToAField() throws {
    let model = Model(
      ["Catalogs/Travel.xcstrings"], locale: "fr", size: Size(columns: 50, rows: 14))
    try model.press(":7<Enter>a")
    _ = model.update(did(.click, model.geometry.panelTop + 2))
    try model.press("<End>!")
    #expect(model.stage[ArgumentForm.self]?.selection == 2)
    #expect(model.stage[ArgumentForm.self]?.fields[2].text.text == "Providence!")
    _ = model.update(did(.click, 3))
    #expect(model.stage[ArgumentForm.self]?.selection == 2)
  }

  @Test func aClickInTheComparisonSelectsALocale() throws {
    let model = Model(
      ["Catalogs/Travel.xcstrings"], locale: "fr", size: Size(columns: 60, rows: 21))
    try model.press(":7<Enter>c")
    for _ in 0..<3 {
      let lines = model.draw().canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.contains(" he ") })
      _ = model.update(did(.click, line))
      #expect(model.environment.localeTag.description == "he")
      #expect(model.draw().cursor.row == line)
      _ = model.update(did(.wheelDown, line))
      #expect(model.environment.localeTag.description != "he")
    }
    #expect(model.list.selection == 6)
  }

  @Test func theWheelScrollsTheInspectorUnderIt() throws {
    let model = Model(
      ["Catalogs/Travel.xcstrings"], locale: "fr", size: Size(columns: 120, rows: 12))
    try model.press(":7<Enter><Enter>")
    let top = model.list.top
    _ = model.update(did(.wheelDown, 5, 110))
    #expect(model.stage[InspectorPane.self]?.scroll.top == 1 && model.list.top == top)
    _ = model.update(did(.wheelUp, 5, 110))
    _ = model.update(did(.click, 5, 110))
    #expect(model.stage[InspectorPane.self]?.scroll.top == 0 && model.list.selection == 6)
    _ = model.update(did(.click, 3))
    #expect(model.list.selection < 6)
  }

  @Test func theWheelScrollsTheHelp() throws {
    let model = model()
    try model.press("?")
    for _ in 0..<200 { _ = model.update(did(.wheelDown, 5)) }
    #expect(model.draw().canvas.text.contains("<Esc>\n      cancel"))
    for _ in 0..<200 { _ = model.update(did(.wheelUp, 5)) }
    #expect(model.stage[HelpPane.self]?.top == 0)
    _ = model.update(did(.click, 5))
    #expect(model.stage.pane is HelpPane)
  }

  /// A pasted megabyte is cut to the limit of a field.
  @Test(arguments: ["/", "&", ":", "gl", "gt", "a"])
  func aPastedMegabyteIsCut(keys: String) throws {
    let model = model()
    try model.press(keys)
    _ = model.update(.paste(String(repeating: "word\r\n\u{1b}[31m\u{301}", count: 90_000)))
    while model.isBusy { model.work() }
    let field =
      (model.stage.input as? any Prompting)?.line.field
      ?? (model.stage.input as? any Picking)?.field
      ?? model.stage[ArgumentForm.self]?.fields.first?.text
    #expect((field?.text.utf8.count ?? 0) <= 4_096)
    let canvas = model.draw().canvas
    #expect(!canvas.text.contains("\u{1b}"))
    #expect(canvas.text.split(separator: "\n", omittingEmptySubsequences: false).count == 14)
  }
}
