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
  var print: UInt64 {
    let cells = cells.span.extracting(first: 48)
    var print: UInt64 = 0
    for index in cells.indices {
      let cell = cells[index]
      let text = cell.isLong ? UInt64(text(of: cell).utf8.count) : cell.head
      print = ((print << 5 | print >> 59) ^ text ^ cell.rest) &* 0x9E37_79B9_7F4A_7C15
    }
    return print
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
