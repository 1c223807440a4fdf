import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

/// A text field that is drawn in several lines.
@Suite struct FieldLinesTests {
  private let appearance = Appearance(
    theme: .mono, glyphs: .unicode, columnWidth: ColumnWidth(), order: .visual)

  private func lines(_ text: String, first: Int, columns: Int) -> [String] {
    let field = TextField(text, takesLines: true)
    return FieldLines(field, first: first, columns: columns, in: appearance).ranges
      .map { String(field.characters[$0]) }
  }

  @Test(arguments: [
    ("one two three", 8, ["one two ", "three"]),
    ("one two three", 4, ["one ", "two ", "thr", "ee"]),
    ("a\nb", 20, ["a\n", "b"]), ("a\n", 20, ["a\n", ""]), ("", 20, [""]),
    ("\n\n", 3, ["\n", "\n", ""]),
    // Blanks at the end of a line hang.
    ("abc   d", 4, ["abc   ", "d"]), ("日本語", 5, ["日本", "語"]), ("a", 1, ["a"]),
    ("abc", 1, ["a", "b", "c"]),
  ])
  func breaksBetweenWords(text: String, columns: Int, expected: [String]) {
    #expect(lines(text, first: columns, columns: columns) == expected)
  }

  @Test func theFirstLineHasARoomOfItsOwn() {
    #expect(lines("one two three", first: 4, columns: 20) == ["one ", "two three"])
  }

  /// The lines are the whole text in its order, none is wider than its room, and the cursor is in its line.
  @Test(arguments: 0..<UInt64(caseCount(40, many: 4_000))) func loseNothing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = (0..<4).map { _ in FieldViewTests.text(&generator) }
    let text = pieces.joined(separator: Bool.random(using: &generator) ? "\n" : " ")
    let columns = Int.random(in: 1...30, using: &generator)
    var field = TextField(text, takesLines: true)
    field.move(to: Int.random(in: 0...max(1, field.characters.count), using: &generator))
    let lines = FieldLines(field, first: columns, columns: columns, in: appearance)
    #expect(lines.ranges.map { String(field.characters[$0]) }.joined() == text)
    for range in lines.ranges where range.count > 1 {
      var shown = field.characters[range]
      while let last = shown.last, last == " " || last.isNewline { shown.removeLast() }
      let widths = shown.map { Line(String($0), in: appearance).columns }
      #expect(
        widths.reduce(0, +) <= max(columns - 1, widths.first ?? 0), "\(text.debugDescription)")
    }
    let line = lines.ranges[lines.cursorLine]
    #expect((line.lowerBound...line.upperBound).contains(field.cursor))
    // Down and up again leads to the same line.
    guard lines.cursorLine + 1 < lines.ranges.count else { return }
    var below = field
    below.move(to: lines.place(below: 1, field))
    let next = FieldLines(below, first: columns, columns: columns, in: appearance)
    #expect(next.cursorLine == lines.cursorLine + 1)
    below.move(to: next.place(below: -1, below))
    let back = FieldLines(below, first: columns, columns: columns, in: appearance)
    #expect(back.cursorLine == lines.cursorLine)
  }

  private static let long = """
    Photos are kept on this device until you delete them. If you turn on backups, a copy is stored \
    in your account, and you can restore it on any other device.
    """

  private static let german = "Fotos bleiben auf diesem Gerät, bis du sie löschst. "

  private func model(_ columns: Int, _ rows: Int) -> Model {
    let unit = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    return Model(
      Model.Settings(
        tables: [
          PreviewTable(
            table: Table(
              json: """
                {"sourceLanguage":"en","strings":{"a":{"localizations":{"en":\(unit(Self.long)),\
                "de":\(unit(String(repeating: Self.german, count: 3)))}},"b":{"localizations":\
                {"en":\(unit("Hello")),"de":\(unit("Hallo"))}}}}
                """, named: "T"))
        ], environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: columns, rows: rows)))
  }

  /// The source string is whole above the field, and the row and the cursor are on the screen.
  @Test func theSourceStandsAboveTheField() throws {
    let model = model(80, 24)
    try model.press("i")
    var (canvas, cursor) = model.draw()
    let text = canvas.text.split(separator: "\n").joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    #expect(text.contains("en " + Self.long))
    #expect(text.contains("de > " + String(repeating: Self.german, count: 3).dropLast()))
    #expect(cursor == Position(column: 5, row: 21) || cursor.row < model.geometry.statusRow)
    try model.press("<Home>Ja<Down>Und<Up>Oh")
    (canvas, cursor) = model.draw()
    #expect(model.stage[TextPrompt.self]?.field.text.hasPrefix("JaFotOh") == true)
    #expect(canvas.text.contains("Und"))
    // A short text keeps its line.
    try model.press("<Esc><Esc>ji")
    #expect(model.geometry.panelHeight == 0)
    #expect(model.draw().cursor.row == model.geometry.statusRow)
  }

  @Test(arguments: [(20, 4), (20, 5), (24, 8), (40, 10), (80, 12), (200, 50)])
  func theCursorIsSeenAtEachEnd(columns: Int, rows: Int) throws {
    for keys in ["i", "i<Home>", "i<Home><Down><Down>", "i<C-o><C-o><C-o>x"] {
      let model = model(columns, rows)
      try model.press(keys)
      let (canvas, cursor) = model.draw()
      let geometry = model.geometry
      let isInPanel = (geometry.panelTop..<geometry.statusRow).contains(cursor.row)
      #expect(isInPanel == (geometry.panelHeight > 0), "\(keys)\n\(canvas.text)")
      #expect(columns == 200 || isInPanel)
      #expect((0..<columns).contains(cursor.column))
    }
  }
}
