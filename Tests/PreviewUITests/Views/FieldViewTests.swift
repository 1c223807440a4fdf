import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

/// Typed and shown lines with any characters, at any width: nothing traps, the cursor is in its
/// field, and no line is wider than its place.
@Suite struct FieldViewTests {
  /// Characters that take no column, two, or as many as the mark in their place.
  static let pieces = [
    "a", "Z", " ", "%", "e\u{301}", "\u{301}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200F}",
    "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{1B}", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}",
    "日", "語", "ﾊ", "\u{3000}", "👨‍👩‍👧‍👦", "🇫🇷", "🇫", "👍🏽", "☀\u{FE0F}", "שלום", "لا", "ก็",
    "क्षि", "\u{E0041}", "\u{E000}", "\u{FFFF}", "\u{10FFFF}",
  ]

  static func text(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...24, using: &generator)
    // Half of the texts repeat one piece: ten marks in a row are wider than any window.
    let isUniform = Bool.random(using: &generator)
    let first = pieces[Int.random(in: pieces.indices, using: &generator)]
    return (0..<count).map { _ in
      isUniform ? first : pieces[Int.random(in: pieces.indices, using: &generator)]
    }.joined()
  }

  private static let appearances = [Glyphs.unicode, .ascii].flatMap { glyphs in
    [BidiOrder.visual, .logical].map { order in
      Appearance(theme: .mono, glyphs: glyphs, columnWidth: ColumnWidth(), order: order)
    }
  }

  @Test(arguments: 0..<4) func fieldsKeepToTheirColumns(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let appearance = Self.appearances[Int(seed) % Self.appearances.count]
    for _ in 0..<40 {
      var field = TextField(Self.text(&generator))
      let left = Int.random(in: 0...26, using: &generator)
      for _ in 0..<left { _ = field.edit(.left) }
      for width in 0...34 {
        let start = Int.random(in: 0...3, using: &generator)
        var canvas = Canvas(Size(columns: start + width + 3, rows: 1), style: Style(.bold))
        let cursor = FieldView(field: field, appearance: appearance)
          .draw(at: Position(column: start, row: 0), columns: width, on: &canvas)
        #expect(cursor.column >= start && cursor.column < start + max(1, width))
        // The columns beside the field are as they were.
        for column in 0..<canvas.size.columns where !(start..<start + width).contains(column) {
          #expect(canvas[Position(column: column, row: 0)] == .blank(Style(.bold)))
        }
      }
    }
  }

  /// The cursor is after the text before it, or after as much of that text as there is room for.
  @Test(arguments: [
    ("abc", 10, 3), ("abc", 3, 2), ("abc", 1, 0), ("日本", 10, 4), ("日本", 4, 2), ("日本", 2, 0),
    ("e\u{301}e\u{301}", 10, 2), ("\u{200B}\u{200B}ab", 10, 2), ("", 5, 0),
  ])
  func theCursorFollowsTheText(text: String, width: Int, column: Int) {
    var canvas = Canvas(Size(columns: width, rows: 1))
    let cursor = FieldView(field: TextField(text), appearance: Self.appearances[0])
      .draw(at: Position(column: 0, row: 0), columns: width, on: &canvas)
    #expect(cursor.column == column)
  }

  /// A right-to-left text stays as it is while the cursor moves through it, and its placeholders are in
  /// one piece; the cursor is left of the letters before it.
  @Test(arguments: [
    ("אבג דה", [5, 4, 3, 2, 1, 0, 0], "הד גבא"),
    ("אב %1$@ ג", [8, 7, 6, 2, 3, 4, 5, 1, 0, 0], "ג %1$@ בא"),
    ("א\nב", [3, 1, 0, 0], "ב\\nא"),
  ])
  func rightToLeftTextStaysWhileTheCursorMoves(text: String, columns: [Int], shown: String) {
    var field = TextField(text, takesLines: true)
    _ = field.edit(.home)
    for (place, column) in columns.enumerated() {
      var canvas = Canvas(Size(columns: 20, rows: 1))
      let cursor = FieldView(field: field, appearance: Self.appearances[0])
        .draw(at: Position(column: 0, row: 0), columns: 20, on: &canvas)
      let isAtEnd = place == text.count
      let line = canvas[row: 0].map(\.text).joined()
      // After the last letter, a blank at the left is the place of the next one.
      let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
      #expect(line[..<end] == (isAtEnd ? " " : "") + shown, "\(place)")
      #expect(cursor.column == column, "\(place)")
      _ = field.edit(.right)
    }
  }

  @Test(arguments: 0..<4) func linesKeepToTheirColumns(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let appearance = Self.appearances[Int(seed) % Self.appearances.count]
    for _ in 0..<caseCount(15, many: 500) {
      var line = Line(Self.text(&generator), in: appearance)
      line.add(Self.text(&generator), Style(.bold))
      for width in 0...30 {
        let columns = line.arranged(to: width).reduce(0) { $0 + $1.columns }
        #expect(columns <= width)
        if line.columns <= width { #expect(columns == line.columns) }
        var canvas = Canvas(Size(columns: width + 2, rows: 1))
        line.draw(on: &canvas, at: Position(column: 0, row: 0), to: width)
        #expect(canvas[Position(column: width, row: 0)] == .blank())
      }
    }
  }

  // MARK: - Whole screens

  /// Ten marks of several columns each, in a window of 30 columns.
  @Test(arguments: ["/", ":", "&", "gl", "gt", "?/"])
  func marksOfSeveralColumnsAreTyped(keys: String) throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 30, rows: 12))
    try model.press(keys)
    for _ in 0..<10 {
      _ = model.update(.key(.character("\u{202E}")))
      while model.isBusy { model.work() }
      #expect(model.draw().cursor.column < 30)
    }
  }

  /// Names of tables, files and keys, samples, and whatever is typed: on any screen.
  @Test(arguments: 0..<4) func hostileNamesAreShownOnAnyScreen(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    do {
      let names = (0..<3).map { _ in Self.text(&generator) }
      let entries = names.enumerated().map { number, name in
        let value = Self.text(&generator) + "%@"
        return #""\#(escaped(name))\#(number)": {"localizations": {"x-\#(number)": {"#
          + #""stringUnit": {"state": "new", "value": "\#(escaped(value))"}}}}"#
      }
      let json = #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}}"#
      let tables = names.map { name in
        PreviewTable(table: Table(json: json, named: name.isEmpty ? "T" : name))
      }
      for keys in ["", "/", ":", "&", "gt", "gl", "a", "?/", "c", "<Enter>"] {
        let model = Model(
          Model.Settings(
            tables: tables,
            environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
            size: Size(columns: 60, rows: 16), value: names[0]))
        try model.press(keys)
        model.play(Self.text(&generator).unicodeScalars.map { .character($0) })
        for columns in takesManyCases
          ? [1, 19, 20, 21, 22, 25, 30, 45, 121] : [1, 19, 20, 30, 121]
        {
          let size = Size(columns: columns, rows: 12)
          _ = model.update(.resize(size))
          let (canvas, cursor) = model.draw()
          #expect(canvas[cursor] != nil, "\(keys) \(columns)")
          let cells = canvas[row: 11]
          #expect(cells.reduce(0) { $0 + $1.columns } == columns)
        }
      }
    }
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
        ? hexadecimal(scalar.value) : String(scalar)
    }.joined()
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
