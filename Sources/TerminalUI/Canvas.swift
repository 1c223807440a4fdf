/// A sheet of cells, `columns` × `rows`, drawn by value and shown by the screen.
///
/// Whatever is drawn, a canvas stays whole: each row holds exactly its columns, a cell of several
/// columns never stands half on it, and what lies outside of it is clipped.
///
///     var canvas = Canvas(Size(columns: 10, rows: 1))
///     canvas.draw("galley", at: Position(column: 1, row: 0))
///     canvas.text  // " galley"
public struct Canvas: Sendable {
  /// The columns and rows.
  public let size: Size
  /// The cells, row after row.
  private var cells: [PackedCell]
  /// The texts that are too long for a cell.
  private var texts: [String] = []

  /// Makes a blank canvas.
  public init(_ size: Size, style: Style = .plain) {
    self.size = size
    cells = Array(repeating: .blank(style), count: size.columns * size.rows)
  }

  /// The cell at a position; `nil` outside.
  public subscript(position: Position) -> Cell? {
    index(of: position).map { unpack(cells[$0]) }
  }

  private func index(of position: Position) -> Int? {
    guard (0..<size.columns).contains(position.column), (0..<size.rows).contains(position.row)
    else { return nil }
    return position.row * size.columns + position.column
  }

  private func indices(ofRow row: Int) -> Range<Int> {
    guard (0..<size.rows).contains(row) else { return 0..<0 }
    return row * size.columns..<(row + 1) * size.columns
  }
}

extension Canvas {
  /// The cells of one row as they are kept.
  package func packed(row: Int) -> ArraySlice<PackedCell> { cells[indices(ofRow: row)] }

  /// The text of a cell of this canvas.
  package func text(of cell: PackedCell) -> String {
    cell.isLong ? texts[Int(cell.head)] : cell.shortText
  }

  func unpack(_ cell: PackedCell) -> Cell {
    Cell(text(of: cell), columns: cell.columns, style: cell.style)
  }

  private mutating func pack(_ cell: Cell) -> PackedCell {
    if let packed = PackedCell(cell.text, columns: cell.columns, style: cell.style) {
      return packed
    }
    texts.append(cell.text)
    return PackedCell(long: texts.count - 1, columns: cell.columns, style: cell.style)
  }

  /// Whether a row has the same cells as a row of another canvas, byte for byte.
  package func hasRow(_ row: Int, of canvas: Canvas, at place: Int) -> Bool {
    let mine = indices(ofRow: row)
    let others = canvas.indices(ofRow: place)
    guard mine.count == others.count else { return false }
    let cells = cells.span.extracting(mine)
    let second = canvas.cells.span.extracting(others)
    let hasTexts = !texts.isEmpty && !canvas.texts.isEmpty
    for index in 0..<cells.count {
      // Both spans end where the loop does; this is most of what a frame costs here.
      let (cell, other) = unsafe (cells[unchecked: index], second[unchecked: index])
      if cell == other && !(hasTexts && cell.isLong) { continue }
      guard cell.isLong, other.isLong, cell.hasForm(of: other),
        text(of: cell).utf8.elementsEqual(canvas.text(of: other).utf8)
      else { return false }
    }
    return true
  }

  /// The column behind the last cell of a row that is no plain blank.
  package func end(ofRow row: Int) -> Int {
    let indices = indices(ofRow: row)
    let cells = cells.span
    var end = indices.upperBound
    while end > indices.lowerBound, cells[end - 1] == .blank(.plain) { end -= 1 }
    return end - indices.lowerBound
  }
}

extension Canvas: Hashable {
  /// Whether two canvases show the same.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    guard left.size == right.size else { return false }
    for row in 0..<left.size.rows where !left.hasRow(row, of: right, at: row) { return false }
    return true
  }

  /// Takes in the size and the texts of all rows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    for cell in cells {
      hasher.combine(cell.style)
      hasher.combine(cell.columns)
      if cell.isLong { hasher.combine(texts[Int(cell.head)]) }
      if !cell.isLong {
        hasher.combine(cell.head)
        hasher.combine(UInt32(truncatingIfNeeded: cell.rest))
      }
    }
  }
}

extension Canvas {
  /// Makes everything blank again, and keeps the memory for the next frame.
  public mutating func clear(style: Style = .plain) {
    texts.removeAll(keepingCapacity: true)
    for index in cells.indices { cells[index] = .blank(style) }
  }

  /// Lays a style over the cells of one row, which keep their texts.
  public mutating func apply(_ style: Style, columns: Range<Int>, row: Int) {
    for column in columns.clamped(to: 0..<size.columns) {
      guard let index = index(of: Position(column: column, row: row)) else { return }
      cells[index].style = cells[index].style.adding(style)
    }
  }

  /// Puts a cell of at least one column somewhere.
  mutating func put(_ cell: Cell, at position: Position) {
    guard (0..<size.rows).contains(position.row), position.column < size.columns,
      position.column > -cell.columns
    else { return }
    put(pack(cell), at: position)
  }

  /// Puts characters of one byte and one column each, as far as there is room for them.
  mutating func put(ascii bytes: Span<UInt8>, style: Style, at position: Position) {
    guard (0..<size.rows).contains(position.row), position.column < size.columns else { return }
    let start = max(0, position.column)
    let end = min(size.columns, position.column &+ bytes.count)
    guard start < end else { return }
    clear(start..<end, row: position.row)
    let first = position.row * size.columns
    var cell = PackedCell.blank(style)
    for column in start..<end {
      cell.head = UInt64(bytes[column - position.column])
      cells[first + column] = cell
    }
  }

  private mutating func put(_ cell: PackedCell, at position: Position) {
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
    for column in start..<columns.lowerBound {
      cells[first + column] = .blank(cells[first + column].style)
    }
    for column in columns.upperBound..<end {
      cells[first + column] = .blank(cells[first + column].style)
    }
  }
}
