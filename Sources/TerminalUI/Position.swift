/// A place on a canvas: both numbers count from 0 at the top left.
public struct Position: Hashable, Sendable {
  /// The column, from 0 at the left.
  public var column: Int
  /// The row, from 0 at the top.
  public var row: Int

  /// Makes a position; it may lie outside of every canvas.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

extension Position: CustomStringConvertible {
  /// `column,row`.
  public var description: String { "\(column),\(row)" }
}
