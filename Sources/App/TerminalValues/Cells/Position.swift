/// A position on a canvas, from 0 at the top left.
public struct Position: Hashable, Sendable {
  /// The column, from 0 at the left.
  public var column: Int
  /// The row, from 0 at the top.
  public var row: Int

  /// Creates a position, which may be outside any canvas.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

extension Position: CustomStringConvertible {
  /// The position as `column,row`.
  public var description: String { "\(column),\(row)" }
}

/// The size of a canvas or the screen.
public struct Size: Hashable, Sendable {
  /// The maximum number of columns and rows.
  ///
  /// Larger windows are clamped to it.
  public static let limit = 2_000

  /// The number of columns, from 0 to ``limit``.
  public let columns: Int
  /// The number of rows, from 0 to ``limit``.
  public let rows: Int

  /// Creates a size, clamped to `0...limit`.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), Size.limit)
    self.rows = min(max(0, rows), Size.limit)
  }

  /// Parses columns and rows such as `80x24`, each from 1 to ``limit``.
  public init?(_ text: some StringProtocol) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { side in
      // `+80` and ` 80` are more likely mistakes than numbers.
      side.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(side) ?? 0 : 0
    }
    guard sides.count == 2, sides.allSatisfy({ 1...Size.limit ~= $0 }) else { return nil }
    self.init(columns: sides[0], rows: sides[1])
  }

  /// Returns whether a position is inside.
  package func holds(_ position: Position) -> Bool {
    (0..<columns).contains(position.column) && (0..<rows).contains(position.row)
  }
}

extension Size: CustomStringConvertible {
  /// The size as `80x24`, columns first.
  public var description: String { "\(columns)x\(rows)" }
}
