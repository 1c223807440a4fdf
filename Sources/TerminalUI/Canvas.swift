/// A sheet of cells, `columns` × `rows`, drawn by value and shown by the screen.
///
/// What lies outside of it is clipped, and each of its rows stays whole as every ``Strip`` does.
///
///     var canvas = Canvas(Size(columns: 10, rows: 1))
///     canvas.draw("galley", at: Position(column: 1, row: 0))
///     canvas.text  // " galley"
public struct Canvas: Sendable {
  /// A row, and whether it was drawn here; else it is a line that others show as well.
  private struct Line: Sendable {
    var strip: Strip
    var isOwn = false
  }

  /// The columns and rows.
  public let size: Size
  private var rows: [Line]
  /// What all rows were at first.
  private let blank: Line
  private let blankCell: PackedCell

  /// Makes a blank canvas.
  public init(_ size: Size, style: Style = .plain) {
    self.size = size
    blank = Line(strip: Strip(columns: size.columns, style: style))
    blankCell = .blank(style)
    rows = Array(repeating: blank, count: size.rows)
  }

  /// The cell at a position; `nil` outside.
  public subscript(position: Position) -> Cell? {
    guard holds(position.row), (0..<size.columns).contains(position.column) else { return nil }
    return rows[position.row].strip[position.column]
  }

  /// A row as a line, to be put on other canvases; an empty one outside.
  public func strip(_ row: Int) -> Strip {
    holds(row) ? rows[row].strip : Strip(columns: 0)
  }

  private func holds(_ row: Int) -> Bool { rows.indices.contains(row) }
}

extension Canvas {
  /// Whether a row has the same cells as a row of another canvas.
  package func hasRow(_ row: Int, of canvas: Canvas, at place: Int) -> Bool {
    rows[row].strip == canvas.rows[place].strip
  }

  /// A number that equal rows share and others hardly ever; a guess, and a quick one.
  func print(ofRow row: Int) -> UInt64 {
    let row = rows[row]
    return row.isOwn ? row.strip.print : row.strip.identity
  }
}

extension Canvas: Hashable {
  /// Whether two canvases show the same.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    guard left.size == right.size else { return false }
    for row in left.rows.indices where !left.hasRow(row, of: right, at: row) { return false }
    return true
  }

  /// Takes in the size and all rows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    for row in rows { hasher.combine(row.strip) }
  }
}

extension Canvas {
  /// Makes everything blank again, and keeps the memory for the next frame.
  public mutating func clear() {
    for row in rows.indices {
      if rows[row].isOwn { rows[row].strip.clear(blankCell) } else { rows[row] = blank }
    }
  }

  /// Lays a style over the cells of one row, which keep their texts.
  public mutating func apply(_ style: Style, columns: Range<Int>, row: Int) {
    change(row) { $0.apply(style, columns: columns) }
  }

  /// Draws the same cell of one column side by side.
  public mutating func fill(
    with text: String = " ", style: Style = .plain, columns: Range<Int>, row: Int
  ) {
    change(row) { $0.fill(with: text, style: style, columns: columns) }
  }

  /// Draws a line from a position to the right; one that fills the row is shared, not copied.
  public mutating func draw(_ strip: Strip, at position: Position) {
    guard holds(position.row) else { return }
    if position.column == 0, strip.columns == size.columns {
      rows[position.row] = Line(strip: strip)
    } else {
      change(position.row) { $0.put(strip, at: position.column) }
    }
  }

  /// Changes a row, if there is one.
  @inline(__always)
  mutating func change(_ row: Int, _ body: (inout Strip) -> Void) {
    guard holds(row) else { return }
    rows[row].isOwn = true
    body(&rows[row].strip)
  }
}
