/// A line of cells: a row of a canvas, or a line that is drawn once and shown on many canvases.
///
/// A strip has a fixed number of columns and never half a cell; drawing is clipped. Copies share
/// their cells, so a line shared by two frames is recognized by its address, without comparing
/// cells.
///
///     let line = Strip([Cell("é"), Cell("日", columns: 2)])
///     canvas.draw(line, at: Position(column: 3, row: 0))
public struct Strip: Sendable {
  var cells: [PackedCell]
  /// The clusters that are too long for a packed cell.
  var texts: [String] = []

  /// Creates a blank line.
  public init(columns: Int, style: Style = .plain) {
    cells = Array(repeating: .blank(style), count: max(0, columns))
  }

  /// Creates a line from cells.
  public init(_ cells: [Cell]) {
    self.init(columns: cells.reduce(0) { $0 + $1.columns })
    var column = 0
    for cell in cells where cell.columns > 0 {
      put(cell, at: column)
      column += cell.columns
    }
  }

  /// The number of columns.
  public var columns: Int { cells.count }

  /// The cells, one per column.
  package var packed: [PackedCell] { cells }

  /// Returns the cluster of a packed cell of this line.
  package func text(of cell: PackedCell) -> String {
    cell.isLong ? texts[Int(cell.head)] : cell.shortText
  }

  subscript(column: Int) -> Cell { unpack(cells[column]) }

  private func unpack(_ cell: PackedCell) -> Cell {
    Cell(text(of: cell), columns: cell.columns, style: cell.style)
  }

  mutating func pack(_ cell: Cell) -> PackedCell {
    if let packed = PackedCell(cell.text, columns: cell.columns, style: cell.style) {
      return packed
    }
    texts.append(cell.text)
    return PackedCell(long: texts.count - 1, columns: cell.columns, style: cell.style)
  }

  /// The column after the last cell that is not a plain space.
  package var end: Int {
    let cells = cells.span
    var end = cells.count
    while end > 0, cells[end - 1] == .blank(.plain) { end -= 1 }
    return end
  }

  /// Returns the column after the last cell before a limit that is not a plain space, excluding a
  /// cell that the limit would cut.
  package func end(before column: Int) -> Int {
    var end = self.end
    guard end > column else { return end }
    end = max(0, column)
    while end > 0, cells[end].isContinuation { end -= 1 }
    return end
  }
}

extension Strip: Hashable {
  /// Whether two lines have the same cells; clusters are compared byte for byte.
  public static func == (left: Strip, right: Strip) -> Bool {
    let (cells, others) = (left.cells.span, right.cells.span)
    // Copies that share cells also share clusters, because both are added together.
    if cells.isIdentical(to: others) { return true }
    guard cells.count == others.count else { return false }
    let hasTexts = !left.texts.isEmpty && !right.texts.isEmpty
    for index in 0..<cells.count {
      // Safe: both spans have as many elements as the loop.
      let (cell, other) = unsafe (cells[unchecked: index], others[unchecked: index])
      if cell == other && !(hasTexts && cell.isLong) { continue }
      guard cell.isLong, other.isLong, cell.hasForm(of: other),
        left.text(of: cell).utf8.elementsEqual(right.text(of: other).utf8)
      else { return false }
    }
    return true
  }

  /// Hashes all cells.
  public func hash(into hasher: inout Hasher) {
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

extension Strip {
  /// Clears all cells, keeping their memory.
  mutating func clear(_ blank: PackedCell) {
    texts.removeAll(keepingCapacity: true)
    var span = cells.mutableSpan
    span.update(repeating: blank)
  }

  /// Adds a style to columns, keeping the contents of their cells.
  mutating func apply(_ style: Style, columns: Range<Int>) {
    for column in columns.clamped(to: 0..<cells.count) {
      cells[column].style = cells[column].style.adding(style)
    }
  }

  /// Puts a cell of at least one column at a column.
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

  /// Puts ASCII characters into the line from a column on, as many as fit.
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

  mutating func fill(with text: String, style: Style, columns: Range<Int>) {
    let columns = columns.clamped(to: 0..<cells.count)
    guard !columns.isEmpty else { return }
    clear(columns)
    let cell = pack(Cell(text, style: style))
    for column in columns { cells[column] = cell }
  }

  /// Puts the cells of another line into this one from a column on.
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

  /// Clears cells that are partly in these columns, so that no half cell remains next to them.
  private mutating func clear(_ columns: Range<Int>) {
    var start = columns.lowerBound
    while start > 0, start < cells.count, cells[start].isContinuation { start -= 1 }
    var end = columns.upperBound
    while end < cells.count, cells[end].isContinuation { end += 1 }
    for column in start..<columns.lowerBound { cells[column] = .blank(cells[column].style) }
    for column in columns.upperBound..<end { cells[column] = .blank(cells[column].style) }
  }
}
