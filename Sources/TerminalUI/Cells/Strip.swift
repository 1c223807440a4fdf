/// A line of cells: a row of a canvas, or something that is drawn once and put on many of them.
///
/// Whatever is drawn, a strip stays whole: it holds exactly its columns, a cell of several columns
/// never stands half on it, and what lies outside of it is clipped. Copies share their cells, so
/// that a line which two frames have in common is known for the same without a look at them.
///
///     let line = Strip([Cell("é"), Cell("日", columns: 2)])
///     canvas.draw(line, at: Position(column: 3, row: 0))
public struct Strip: Sendable {
  var cells: [PackedCell]
  /// The texts that are too long for a cell.
  var texts: [String] = []

  /// Makes a blank line.
  public init(columns: Int, style: Style = .plain) {
    cells = Array(repeating: .blank(style), count: max(0, columns))
  }

  /// Makes a line of measured cells.
  public init(_ cells: [Cell]) {
    self.init(columns: cells.reduce(0) { $0 + $1.columns })
    var column = 0
    for cell in cells where cell.columns > 0 {
      put(cell, at: column)
      column += cell.columns
    }
  }

  /// The columns that it has.
  public var columns: Int { cells.count }

  /// The cells as they are kept.
  package var packed: [PackedCell] { cells }

  /// The text of a cell of this line.
  package func text(of cell: PackedCell) -> String {
    cell.isLong ? texts[Int(cell.head)] : cell.shortText
  }

  /// The cell in a column.
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

  /// The column behind the last cell that is no plain blank.
  package var end: Int {
    let cells = cells.span
    var end = cells.count
    while end > 0, cells[end - 1] == .blank(.plain) { end -= 1 }
    return end
  }

  /// A number that equal lines share and others hardly ever, as far as that can be told quickly.
  ///
  /// It is made of the beginning of the line.
  var fingerprint: UInt64 {
    let cells = cells.span.extracting(first: 48)
    var fingerprint: UInt64 = 0
    for index in cells.indices {
      let cell = cells[index]
      let text = cell.isLong ? UInt64(text(of: cell).utf8.count) : cell.head
      fingerprint =
        ((fingerprint << 5 | fingerprint >> 59) ^ text ^ cell.rest) &* 0x9E37_79B9_7F4A_7C15
    }
    return fingerprint
  }

  /// A number that copies share until one of them changes, and nothing else does meanwhile.
  var identity: UInt64 {
    unsafe cells.withUnsafeBufferPointer { UInt64(UInt(bitPattern: $0.baseAddress)) }
  }
}

extension Strip: Hashable {
  /// Whether two lines show the same, byte for byte.
  public static func == (left: Strip, right: Strip) -> Bool {
    let (cells, others) = (left.cells.span, right.cells.span)
    // A copy has the same texts too, for a text comes with a cell.
    if cells.isIdentical(to: others) { return true }
    guard cells.count == others.count else { return false }
    let hasTexts = !left.texts.isEmpty && !right.texts.isEmpty
    for index in 0..<cells.count {
      // Both spans end where the loop does.
      let (cell, other) = unsafe (cells[unchecked: index], others[unchecked: index])
      if cell == other && !(hasTexts && cell.isLong) { continue }
      guard cell.isLong, other.isLong, cell.hasForm(of: other),
        left.text(of: cell).utf8.elementsEqual(right.text(of: other).utf8)
      else { return false }
    }
    return true
  }

  /// Takes in all cells.
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
