internal import SourceText

/// A frame of cells, `columns` × `rows`.
///
/// Views draw on it, and the screen shows it. Drawing is clipped to the canvas. Every row is a
/// ``Strip``, so a wide cell is never cut in half.
///
///     var canvas = Canvas(Size(columns: 10, rows: 1))
///     canvas.draw("galley", at: Position(column: 1, row: 0))
///     canvas.text  // " galley"
public struct Canvas: Sendable {
  /// A row, and whether this canvas owns its cells.
  ///
  /// If not, it shares the cells of another strip.
  private struct Line: Sendable {
    var strip: Strip
    var isOwn = false
  }

  /// The size of the canvas.
  public let size: Size
  private var rows: [Line]
  /// The row that ``clear()`` restores, which rows share until they are drawn on; nil for a canvas
  /// of one row, which has the cells to itself.
  private let blank: Line?
  private let blankCell: PackedCell

  /// Creates a blank canvas.
  public init(_ size: Size, style: Style = .plain) {
    self.size = size
    let line = Line(strip: Strip(columns: size.columns, style: style), isOwn: size.rows == 1)
    blank = size.rows == 1 ? nil : line
    blankCell = .blank(style)
    rows = Array(repeating: line, count: size.rows)
  }

  /// The cell at a position, or nil outside the canvas.
  public subscript(position: Position) -> Cell? {
    guard holds(position.row), (0..<size.columns).contains(position.column) else { return nil }
    return rows[position.row].strip[position.column]
  }

  /// Returns a row as a strip, to draw on other canvases; empty outside the canvas.
  public func strip(_ row: Int) -> Strip {
    holds(row) ? rows[row].strip : Strip(columns: 0)
  }

  private func holds(_ row: Int) -> Bool { rows.indices.contains(row) }
}

extension Canvas {
  /// Returns whether a row has the same cells as a row of another canvas.
  package func hasRow(_ row: Int, of canvas: Canvas, at place: Int) -> Bool {
    rows[row].strip == canvas.rows[place].strip
  }
}

extension Canvas: Hashable {
  /// Whether two canvases show the same cells.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    guard left.size == right.size else { return false }
    for row in left.rows.indices where !left.hasRow(row, of: right, at: row) { return false }
    return true
  }

  /// Hashes the size and all rows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    for row in rows { hasher.combine(row.strip) }
  }
}

extension Canvas {
  /// Clears all rows, keeping their memory for the next frame.
  public mutating func clear() {
    for row in rows.indices {
      if !rows[row].isOwn, let blank { rows[row] = blank } else { rows[row].strip.clear(blankCell) }
    }
  }

  /// Adds a style to cells of one row, keeping their contents.
  public mutating func apply(_ style: Style, columns: Range<Int>, row: Int) {
    change(row) { $0.apply(style, columns: columns) }
  }

  /// Fills columns of a row with a one-column string.
  public mutating func fill(
    with text: String = " ", style: Style = .plain, columns: Range<Int>, row: Int
  ) {
    change(row) { $0.fill(with: text, style: style, columns: columns) }
  }

  /// Draws a strip at a position.
  ///
  /// A strip as wide as the canvas is shared, not copied.
  public mutating func draw(_ strip: Strip, at position: Position) {
    guard holds(position.row) else { return }
    if position.column == 0, strip.columns == size.columns {
      rows[position.row] = Line(strip: strip)
    } else {
      change(position.row) { $0.put(strip, at: position.column) }
    }
  }

  /// Changes a row, if it is on the canvas.
  @inline(__always)
  mutating func change(_ row: Int, _ body: (inout Strip) -> Void) {
    guard holds(row) else { return }
    rows[row].isOwn = true
    body(&rows[row].strip)
  }

  /// Draws cells from a position to the right, and returns the position after the last one.
  ///
  /// Zero-width cells are skipped. If a cell is partly outside the canvas, the inside part is
  /// filled with spaces of its style.
  @discardableResult
  public mutating func draw(_ cells: some Sequence<Cell>, at position: Position) -> Position {
    draw(Array(cells), at: position)
  }

  /// Draws an array of cells without copying it.
  @discardableResult
  public mutating func draw(_ cells: [Cell], at position: Position) -> Position {
    var place = position
    for cell in cells where cell.columns > 0 {
      change(place.row) { $0.put(cell, at: place.column) }
      place.column &+= cell.columns
    }
    return place
  }

  /// Draws the characters of a string, and returns the position after the last one.
  ///
  /// Printable ASCII characters take one column. Others are measured by `columns`; by default, they
  /// also take one column, which is right for galley's own strings and marks.
  @discardableResult
  public mutating func draw(
    _ text: String, style: Style = .plain, at position: Position,
    columns: (Character) -> Int = { _ in 1 }
  ) -> Position {
    var place = position
    guard !drawASCII(text, style: style, at: &place) else { return place }
    for character in text {
      let cell = Cell(String(character), columns: columns(character), style: style)
      if cell.columns > 0 { change(place.row) { $0.put(cell, at: place.column) } }
      place.column &+= cell.columns
    }
    return place
  }

  /// Draws the characters of a substring, and returns the position after the last one.
  @discardableResult
  public mutating func draw(
    _ text: some StringProtocol, style: Style = .plain, at position: Position,
    columns: (Character) -> Int = { _ in 1 }
  ) -> Position {
    draw(String(text), style: style, at: position, columns: columns)
  }

  /// Draws a string of printable ASCII, or returns false for any other string.
  private mutating func drawASCII(_ text: String, style: Style, at place: inout Position) -> Bool {
    text.withBytes { bytes in
      for index in bytes.indices where !(0x20...0x7E).contains(bytes[index]) { return false }
      change(place.row) { $0.put(ascii: bytes, style: style, at: place.column) }
      place.column &+= bytes.count
      return true
    }
  }

  /// The cells of one row, from left to right, including continuations.
  public struct Row: RandomAccessCollection, Sendable {
    private let strip: Strip

    init(_ strip: Strip) { self.strip = strip }

    /// The column of the first cell.
    public var startIndex: Int { 0 }
    /// The column after the last cell.
    public var endIndex: Int { strip.columns }
    /// The cell in a column.
    public subscript(column: Int) -> Cell { strip[column] }
  }

  /// The cells of one row, from left to right, including continuations; empty outside the canvas.
  public subscript(row row: Int) -> Row { Row(strip(row)) }
}

extension Canvas {
  /// The characters on the canvas, one line per row, without trailing spaces.
  public var text: String {
    (0..<size.rows).map { rowText($0) }.joined(separator: "\n")
  }

  /// The characters on the canvas, followed by the styled columns of each row that has any.
  ///
  ///     Bon voyage Boston
  ///
  ///     0: 11-16 underline cyan
  public var styledText: String {
    let styles = (0..<size.rows).compactMap { row -> String? in
      let runs = styleRuns(row)
      return runs.isEmpty ? nil : "\(row): \(runs.joined(separator: ", "))"
    }
    return ([text] + (styles.isEmpty ? [] : [""]) + styles).joined(separator: "\n")
  }

  private func rowText(_ row: Int) -> String {
    // Trailing spaces would be invisible in golden files.
    let line = self[row: row].map(\.text).joined()
    let blanks = line.reversed().prefix { $0 == " " }.count
    return String(line.dropLast(blanks))
  }

  private func styleRuns(_ row: Int) -> [String] {
    var runs: [String] = []
    let cells = Array(self[row: row])
    var start = 0
    while start < cells.count {
      let style = cells[start].style
      let end = cells[start...].firstIndex { $0.style != style } ?? cells.count
      if style != .plain {
        runs.append("\(end - start == 1 ? "\(start)" : "\(start)-\(end - 1)") \(style)")
      }
      start = end
    }
    return runs
  }
}
