extension Canvas {
  /// The cells of one row of a canvas, from left to right, continuations included.
  public struct Row: RandomAccessCollection, Sendable {
    private let strip: Strip

    init(_ strip: Strip) { self.strip = strip }

    /// The column of the first cell.
    public var startIndex: Int { 0 }
    /// The column behind the last cell.
    public var endIndex: Int { strip.columns }
    /// The cell in a column.
    public subscript(column: Int) -> Cell { strip[column] }
  }

  /// The cells of one row from left to right, continuations included; a row outside has none.
  public subscript(row row: Int) -> Row { Row(strip(row)) }
}
