/// What the inspector shows of a row in points.
public struct PointInspection: Sendable {
  /// The row that is explained.
  public let row: PointRow
  /// Whether it fits at each text size.
  public let sizes: TextSizeVerdicts

  /// Gathers what was measured.
  public init(row: PointRow, sizes: TextSizeVerdicts) {
    self.row = row
    self.sizes = sizes
  }
}
