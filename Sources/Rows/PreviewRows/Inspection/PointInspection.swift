/// The details that the inspector shows for a row in points.
public struct PointInspection: Sendable {
  /// The inspected row.
  public let row: PointRow
  /// Whether the row fits at each text size.
  public let sizes: TextSizeVerdicts

  /// Creates an inspection from its parts.
  public init(row: PointRow, sizes: TextSizeVerdicts) {
    self.row = row
    self.sizes = sizes
  }
}
