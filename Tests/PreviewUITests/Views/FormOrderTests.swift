import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// The order of letters and placeholders in the list of forms.
@Suite struct FormOrderTests {
  /// A form that begins with a placeholder, in the order in which a reader of Arabic sees it: the placeholder is
  /// at the right.
  @Test(arguments: [
    ("other", "ةلاسر %lld"), ("few", "لئاسر %lld"), ("one", "ةدحاو ةلاسر"),
  ])
  func rightToLeftFormsAreInTheOrderOfTheRow(form: String, shown: String) throws {
    for columns in [80, 140] {
      let model = Model(
        ["Catalogs/Plurals.xcstrings"], locale: "ar", size: Size(columns: columns, rows: 24))
      try model.press("/lld messages<Enter>I")
      let lines = model.draw().canvas.text.split(separator: "\n")
      let line = try #require(
        lines.first { $0.dropFirst(2).hasPrefix("\(form) ") }, "\(model.draw().canvas.text)")
      #expect(line.contains(" \(shown) "), "\(line)")
    }
  }

  /// On every width, each line ends at the edge of the screen at most.
  @Test(arguments: ["ar", "he"]) func longFormsAreCut(locale: String) throws {
    let model = Model(
      ["Catalogs/Plurals.xcstrings"], locale: locale, size: Size(columns: 80, rows: 24))
    try model.press("I")
    for columns in 20...60 {
      _ = model.update(.resize(Size(columns: columns, rows: 24)))
      let canvas = model.draw().canvas
      for row in 0..<24 {
        #expect(canvas[row: row].reduce(0) { $0 + $1.columns } == columns)
      }
    }
  }
}
