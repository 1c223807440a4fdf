/// A column and a row of a canvas, from 0 at the top left.
public struct Position: Hashable, Sendable {
  /// The column, from 0 at the left.
  public var column: Int
  /// The row, from 0 at the top.
  public var row: Int

  /// Makes a position, which may be outside of every canvas.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

extension Position: CustomStringConvertible {
  /// `column,row`.
  public var description: String { "\(column),\(row)" }
}

/// The columns and rows of a canvas or of the screen.
public struct Size: Hashable, Sendable {
  /// The most columns and the most rows.
  ///
  /// A window that claims more is treated as having these.
  public static let limit = 2_000

  /// How many columns, from 0 to ``limit``.
  public let columns: Int
  /// How many rows, from 0 to ``limit``.
  public let rows: Int

  /// Makes a size; numbers are clamped to `0...limit`.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), Size.limit)
    self.rows = min(max(0, rows), Size.limit)
  }

  /// Whether a position is inside.
  package func holds(_ position: Position) -> Bool {
    (0..<columns).contains(position.column) && (0..<rows).contains(position.row)
  }
}

extension Size: CustomStringConvertible {
  /// `80x24`, columns first.
  public var description: String { "\(columns)x\(rows)" }
}
