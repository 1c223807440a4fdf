/// A sheet of cells, `columns` × `rows`, drawn by value and shown by the screen.
///
/// Whatever is drawn, a canvas stays whole: each row holds exactly its columns, a cell of several
/// columns never stands half on it, and what lies outside of it is clipped.
///
///     var canvas = Canvas(Size(columns: 10, rows: 1))
///     canvas.draw("galley", at: Position(column: 1, row: 0))
///     canvas.text  // " galley"
public struct Canvas: Hashable, Sendable {
  /// The columns and rows.
  public let size: Size
  /// The cells, row after row.
  private var cells: [Cell]

  /// Makes a blank canvas.
  public init(_ size: Size, style: Style = .plain) {
    self.size = size
    cells = Array(repeating: .blank(style), count: size.columns * size.rows)
  }

  /// The cells of one row from left to right, continuations included; a row outside has none.
  public subscript(row row: Int) -> ArraySlice<Cell> {
    guard (0..<size.rows).contains(row) else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// The cell at a position; `nil` outside.
  public subscript(position: Position) -> Cell? {
    index(of: position).map { cells[$0] }
  }

  private func index(of position: Position) -> Int? {
    guard (0..<size.columns).contains(position.column), (0..<size.rows).contains(position.row)
    else { return nil }
    return position.row * size.columns + position.column
  }
}

extension Canvas {
  /// Draws measured cells from a position to the right, and answers where the next would stand.
  ///
  /// A cell of no columns is passed over. A cell that would stand half outside leaves blanks of its
  /// style on the half that is inside.
  @discardableResult
  public mutating func draw(_ cells: some Sequence<Cell>, at position: Position) -> Position {
    var place = position
    for cell in cells where cell.columns > 0 {
      put(cell, at: place)
      place.column &+= cell.columns
    }
    return place
  }

  /// Draws the characters of a text, and answers where the next would stand.
  ///
  /// Without a way to measure, each character is one column: that is for galley's own words and
  /// marks. Text of a catalog comes as measured cells.
  @discardableResult
  public mutating func draw(
    _ text: some StringProtocol, style: Style = .plain, at position: Position,
    columns: (Character) -> Int = { _ in 1 }
  ) -> Position {
    let cells = text.map { Cell(String($0), columns: columns($0), style: style) }
    return draw(cells, at: position)
  }

  /// Draws another canvas with its top left corner at a position.
  public mutating func draw(_ canvas: Canvas, at position: Position) {
    for row in 0..<canvas.size.rows {
      draw(canvas[row: row], at: Position(column: position.column, row: position.row &+ row))
    }
  }

  /// Lays a style over the cells of one row, which keep their texts.
  public mutating func apply(_ style: Style, columns: Range<Int>, row: Int) {
    for column in columns.clamped(to: 0..<size.columns) {
      guard let index = index(of: Position(column: column, row: row)) else { return }
      cells[index].style = cells[index].style.adding(style)
    }
  }

  private mutating func put(_ cell: Cell, at position: Position) {
    guard (0..<size.rows).contains(position.row), position.column < size.columns,
      position.column > -cell.columns
    else { return }
    let end = position.column + min(cell.columns, size.columns - position.column)
    let start = max(0, position.column)
    clear(start..<end, row: position.row)
    let first = position.row * size.columns
    if start == position.column, end - start == cell.columns {
      cells[first + start] = cell
      for column in start + 1..<max(start + 1, end) {
        cells[first + column] = .continuation(cell.style)
      }
    } else {
      for column in start..<end { cells[first + column] = .blank(cell.style) }
    }
  }

  /// Blanks whatever reaches into these columns, so that no half of a cell is left beside them.
  private mutating func clear(_ columns: Range<Int>, row: Int) {
    let first = row * size.columns
    var start = columns.lowerBound
    while start > 0, cells[first + start].isContinuation { start -= 1 }
    var end = columns.upperBound
    while end < size.columns, cells[first + end].isContinuation { end += 1 }
    for column in start..<end where !columns.contains(column) {
      cells[first + column] = .blank(cells[first + column].style)
    }
  }
}
