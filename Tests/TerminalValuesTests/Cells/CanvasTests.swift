import TestMaterial
import Testing

@testable import TerminalValues

@Suite struct CanvasTests {
  static let wide = Cell("日", columns: 2)

  /// Texts drawn at some columns of a canvas of six columns, and the text that results.
  static let drawings: [([(text: String, column: Int)], String)] = [
    ([("abc", 0)], "abc"),
    ([("abc", 2)], "  abc"),
    ([("abcdefgh", 0)], "abcdef"),
    ([("abc", 5)], "     a"),
    ([("abc", 6)], ""),
    ([("abc", -1)], "bc"),
    ([("abc", -3)], ""),
    ([("日本", 0)], "日本"),
    ([("日本", -1)], " 本"),
    ([("日本", 3)], "   日"),
    ([("a日本語", 0)], "a日本"),
    ([("日本", 0), ("x", 0)], "x 本"),
    ([("日本", 0), ("x", 1)], " x本"),
    ([("日本", 0), ("日", 1)], " 日"),
    ([("abcdef", 0), ("日", 5)], "abcde"),
    ([("e\u{301}", 0)], "e\u{301}"),
    ([("x", .max)], ""),
    ([("x", .min)], ""),
  ]

  @Test(arguments: drawings)
  func clipsAndNeverSplitsACell(_ drawings: [(text: String, column: Int)], _ expected: String) {
    var canvas = Canvas(Size(columns: 6, rows: 1))
    for drawing in drawings {
      canvas.draw(drawing.text, at: Position(column: drawing.column, row: 0)) {
        $0.isASCII || $0 == "e\u{301}" ? 1 : 2
      }
    }
    #expect(canvas.text == expected)
    expectWhole(canvas)
  }

  @Test(arguments: [-1, 1, .min, .max]) func ignoresRowsOutside(_ row: Int) {
    var canvas = Canvas(Size(columns: 3, rows: 1))
    canvas.draw("abc", at: Position(column: 0, row: row))
    #expect(canvas == Canvas(canvas.size))
    #expect(canvas[row: row].isEmpty)
    #expect(canvas[Position(column: 0, row: row)] == nil)
  }

  @Test func returnsThePositionAfterTheLastCell() {
    var canvas = Canvas(Size(columns: 3, rows: 1))
    let end = canvas.draw(
      [Self.wide, Cell("\u{200B}", columns: 0), Self.wide], at: Position(column: 1, row: 0))
    #expect(end == Position(column: 5, row: 0))
    #expect(canvas.text == " 日")
  }

  @Test func drawsStripsOfAnotherCanvas() {
    var inner = Canvas(Size(columns: 3, rows: 2), style: Style(.reverse))
    inner.draw("ab", at: Position(column: 0, row: 0))
    inner.draw([Self.wide], at: Position(column: 1, row: 1))
    var canvas = Canvas(Size(columns: 4, rows: 2))
    canvas.draw("....", at: Position(column: 0, row: 0))
    for row in 0..<2 { canvas.draw(inner.strip(row), at: Position(column: 2, row: row)) }
    #expect(
      canvas.styledText == """
        ..ab


        1: 2 reverse
        """)
    expectWhole(canvas)
  }

  @Test func addsAStyleToARow() {
    var canvas = Canvas(Size(columns: 6, rows: 2))
    canvas.draw("Boston", style: Style(.underline, foreground: .cyan), at: .init(column: 0, row: 1))
    canvas.apply(Style(.reverse), columns: 2..<99, row: 1)
    canvas.apply(Style(.reverse), columns: 0..<6, row: 7)
    #expect(
      canvas.styledText == """

        Boston

        1: 0-1 underline cyan, 2-5 underline reverse cyan
        """)
  }

  @Test(arguments: [(0, 0), (-5, 3), (3, -5), (.max, 0)])
  func mayBeEmpty(_ columns: Int, _ rows: Int) {
    var canvas = Canvas(Size(columns: columns, rows: rows))
    canvas.draw("abc", at: Position(column: 0, row: 0))
    #expect(canvas.text.allSatisfy { $0 == "\n" })
  }

  /// After any drawing, the invariants hold, and the last cell drawn is on the canvas if it fits.
  @Test func staysWholeUnderRandomDrawing() {
    var generator = SeededGenerator(seed: 7)
    func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    var canvas = Canvas(Size(columns: 9, rows: 3))
    for _ in 0..<5_000 {
      let columns = next(5)
      let cell = Cell(["x", "日", "👩‍👧", "", "क्षि"][next(5)], columns: columns)
      let position = Position(column: next(16) - 4, row: next(5) - 1)
      canvas.draw([cell], at: position)
      expectWhole(canvas)
      let fits =
        position.column >= 0 && position.column + columns <= 9 && (0..<3).contains(position.row)
      if columns > 0 && fits { #expect(canvas[position] == cell) }
    }
  }

  /// Canvases are equal if they show the same, even if their texts are stored differently.
  @Test(arguments: ["x", "日", "👩‍👧", "👨‍👩‍👧‍👦", "e\u{301}", "\0", "", "क्षि"])
  func isEqualWhereItShowsTheSame(_ text: String) {
    let position = Position(column: 2, row: 1)
    var first = Canvas(Size(columns: 6, rows: 2))
    var second = first
    // A long text that is overwritten stays stored in one of them.
    second.draw([Cell("🏴󠁧󠁢󠁥󠁮󠁧󠁿", columns: 2)], at: position)
    for columns in [2, 1] {
      first.draw([Cell(text, columns: columns)], at: position)
      #expect(first != second)
      second.draw([Cell(text, columns: columns)], at: position)
      #expect(first == second && first.hashValue == second.hashValue)
      #expect(first[position] == second[position] && first[position]?.text == text)
    }
    second.draw([Cell(text + "\u{300}", columns: 1)], at: position)
    #expect(first != second)
    second.clear()
    #expect(second == Canvas(Size(columns: 6, rows: 2)))
  }

  func expectWhole(_ canvas: Canvas) {
    for row in 0..<canvas.size.rows {
      let cells = Array(canvas[row: row])
      #expect(cells.count == canvas.size.columns)
      #expect(cells.map(\.columns).reduce(0, +) == canvas.size.columns)
      var column = 0
      while column < cells.count {
        let end = column + max(1, cells[column].columns)
        #expect(!cells[column].isContinuation)
        let rest = cells[min(column + 1, end)..<min(end, cells.count)]
        #expect(rest.count(where: \.isContinuation) == end - column - 1)
        column = end
      }
    }
  }
}
