extension Strip {
  /// Makes everything blank again, and keeps the memory.
  mutating func clear(_ blank: PackedCell) {
    texts.removeAll(keepingCapacity: true)
    var span = cells.mutableSpan
    span.update(repeating: blank)
  }

  /// Lays a style over some columns, whose cells keep their texts.
  mutating func apply(_ style: Style, columns: Range<Int>) {
    for column in columns.clamped(to: 0..<cells.count) {
      cells[column].style = cells[column].style.adding(style)
    }
  }

  /// Puts a cell of at least one column somewhere.
  mutating func put(_ cell: Cell, at column: Int) {
    guard column < cells.count, column > -cell.columns else { return }
    put(pack(cell), at: column)
  }

  private mutating func put(_ cell: PackedCell, at column: Int) {
    let end = column + min(cell.columns, cells.count - column)
    let start = max(0, column)
    clear(start..<end)
    if start == column, end - start == cell.columns {
      cells[start] = cell
      for column in start + 1..<max(start + 1, end) { cells[column] = .continuation(cell.style) }
    } else {
      for column in start..<end { cells[column] = .blank(cell.style) }
    }
  }

  /// Puts characters of one byte and one column each, as far as there is room for them.
  mutating func put(ascii bytes: Span<UInt8>, style: Style, at column: Int) {
    let start = max(0, column)
    let end = min(cells.count, column &+ bytes.count)
    guard start < end else { return }
    clear(start..<end)
    var span = cells.mutableSpan
    var cell = PackedCell.blank(style)
    for place in start..<end {
      cell.head = UInt64(bytes[place - column])
      span[place] = cell
    }
  }

  /// Puts the same cell of one column side by side.
  mutating func fill(with text: String, style: Style, columns: Range<Int>) {
    let columns = columns.clamped(to: 0..<cells.count)
    guard !columns.isEmpty else { return }
    clear(columns)
    let cell = pack(Cell(text, style: style))
    for column in columns { cells[column] = cell }
  }

  /// Puts the cells of another line.
  mutating func put(_ strip: Strip, at column: Int) {
    let end = column.addingReportingOverflow(strip.cells.count)
    let fits = column >= 0 && !end.overflow && end.partialValue <= cells.count
    guard fits, strip.texts.isEmpty else {
      for place in strip.cells.indices where strip.cells[place].columns > 0 {
        put(strip[place], at: column &+ place)
      }
      return
    }
    clear(column..<end.partialValue)
    var span = cells.mutableSpan
    let others = strip.cells.span
    for place in others.indices { span[column + place] = others[place] }
  }

  /// Blanks whatever reaches into these columns, so that no half of a cell is left beside them.
  private mutating func clear(_ columns: Range<Int>) {
    var start = columns.lowerBound
    while start > 0, start < cells.count, cells[start].isContinuation { start -= 1 }
    var end = columns.upperBound
    while end < cells.count, cells[end].isContinuation { end += 1 }
    for column in start..<columns.lowerBound { cells[column] = .blank(cells[column].style) }
    for column in columns.upperBound..<end { cells[column] = .blank(cells[column].style) }
  }
}
