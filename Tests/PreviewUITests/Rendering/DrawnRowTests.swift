import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

/// The marks left of a row, and how the selected one stands out.
@Suite struct DrawnRowTests {
  private func table(_ state: String, _ text: String) -> Table {
    Table(
      key: "Delete %@",
      #""de": {"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#)
  }

  private func line(_ state: String, _ text: String, width: String = "") throws -> String {
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table(state, text))],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 40, rows: 8)))
    try model.press(width)
    return String(model.draw().canvas.text.split(separator: "\n")[3])
  }

  /// A problem does not hide the state, and a blank precedes the text.
  @Test(arguments: [
    ("translated", "%@ löschen", "▌   Sample löschen"),
    ("needs_review", "%@ löschen", "▌ ? Sample löschen"),
    ("new", "%@ löschen", "▌ + Sample löschen"),
    ("translated", "%@  löschen", "▌ ! Sample  löschen"),
    ("needs_review", "%@  löschen", "▌!? Sample  löschen"),
  ])
  func marks(state: String, text: String, start: String) throws {
    #expect(try line(state, text).hasPrefix(start))
  }

  /// The layout gives way to a problem and a state: that a row has two lines can be seen.
  @Test func atMostTwoMarks() throws {
    #expect(try line("translated", "%@ löschen", width: ":width 8<Enter>").hasPrefix("▌═  Sample"))
    #expect(
      try line("needs_review", "%@ löschen", width: ":width 8<Enter>").hasPrefix("▌═? Sample"))
    #expect(
      try line("needs_review", "%@  löschen", width: ":width 8<Enter>").hasPrefix("▌!? Sample"))
  }

  /// Who reviews reads the source text below, from 90 columns on, unless it has a column of its own.
  @Test(arguments: [
    ("needs_review", 89, "", ""), ("needs_review", 90, "", "en  Delete %@"),
    ("translated", 90, "", ""), ("needs_review", 120, "", "en  Delete %@"),
    ("needs_review", 120, "S", ""), ("needs_review", 90, ":locale en<Enter>", ""),
    ("needs_review", 90, ":locale fr<Enter>", ""),
    ("needs_review", 120, "<Enter>", ""),
  ])
  func sourceBelow(state: String, columns: Int, keys: String, expected: String) throws {
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table(state, "%@ löschen"))],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: columns, rows: 8)))
    if columns >= 120 { try model.press("S") }
    try model.press(keys)
    let lines = model.draw().canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    let below = lines[4].trimmingPrefix("▌").trimmingPrefix { $0 == " " }
    #expect(below.hasPrefix(expected) && below.contains("Delete") == !expected.isEmpty)
  }

  @Test func sourceBelowAMirroredRow() throws {
    let table = Table(
      key: "Delete", #""ar": {"stringUnit": {"state": "needs_review", "value": "حذف"}}"#)
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table)],
        environment: EnvironmentValues(locale: LocaleTag("ar"), fallback: .editor),
        size: Size(columns: 100, rows: 8)))
    let lines = model.draw().canvas.text.split(separator: "\n")
    #expect(lines[3].hasSuffix("فذح ? ▐"))
    #expect(lines[4].hasSuffix("en  Delete   ▐"))
  }

  /// The background of the selected row covers each of its lines, and the styles stay.
  @Test(arguments: ["en", "ar"], [Theme.dark, .light, .mono])
  func theSelectedRowHasABackground(locale: String, theme: Theme) throws {
    let model = Model(
      ["Catalogs/Travel.xcstrings"], locale: locale, size: Size(columns: 50, rows: 12))
    model.adapt(columnWidth: ColumnWidth(), theme: theme, order: .visual)
    try model.press("/Departs<Enter>")
    let canvas = model.draw().canvas
    let bar = locale == "ar" ? 49 : 0
    let row = try #require(
      (0..<12).first { ["▌", "▐"].contains(canvas[Position(column: bar, row: $0)]?.text) })
    let selection = theme[.selection]
    for column in 0..<50 where column != bar {
      let style = try #require(canvas[Position(column: column, row: row)]).style
      #expect(style.background == selection.background)
      #expect(style.attributes.contains(.bold))
    }
    #expect(
      (0..<50).contains {
        canvas[Position(column: $0, row: row)]?.style.attributes.contains(.underline) == true
      })
    // The row below has none.
    let below = try #require(canvas[Position(column: 25, row: 2)]).style
    #expect(below.background == .standard && !below.attributes.contains(.reverse))
  }
}
