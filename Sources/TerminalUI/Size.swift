/// The columns and rows of a canvas or of the screen.
public struct Size: Hashable, Sendable {
  /// The most columns and the most rows: a window that claims more is taken to have these.
  public static let limit = 2_000

  /// How many columns, from 0 to ``limit``.
  public let columns: Int
  /// How many rows, from 0 to ``limit``.
  public let rows: Int

  /// Makes a size; a number outside of `0...limit` becomes the nearer end.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), Size.limit)
    self.rows = min(max(0, rows), Size.limit)
  }
}

extension Size: CustomStringConvertible {
  /// `80x24`, columns first.
  public var description: String { "\(columns)x\(rows)" }
}
