extension Canvas {
  /// The cells of one row of a canvas, from left to right, continuations included.
  public struct Row: RandomAccessCollection, Sendable {
    private let canvas: Canvas
    private let cells: ArraySlice<PackedCell>

    init(_ row: Int, of canvas: Canvas) {
      self.canvas = canvas
      cells = canvas.packed(row: row)
    }

    /// The column of the first cell.
    public var startIndex: Int { 0 }
    /// The column behind the last cell.
    public var endIndex: Int { cells.count }
    /// The cell in a column.
    public subscript(column: Int) -> Cell { canvas.unpack(cells[cells.startIndex + column]) }
  }

  /// The cells of one row from left to right, continuations included; a row outside has none.
  public subscript(row row: Int) -> Row { Row(row, of: self) }
}
