internal import PointMetrics
public import TextLayout

extension RowMaker {
  /// Fits a row measured in points: its lines break as in points, and are drawn in columns.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - points: the row in points.
  ///   - width: the width of the row in the terminal, in columns.
  ///   - forced: the layout to use even if the row does not fit, or nil for the first that fits.
  ///   - ranges: the parts of the title to mark, as UTF-8 offsets, sorted and disjoint.
  /// - Returns: The row as drawn.
  public func fit(
    _ row: Row, as points: PointRow, width: Int, forced: Layout? = nil,
    marking ranges: [Range<Int>] = []
  ) -> FittedRow {
    FittedRow(
      title: measurer.measure(row.title).marking(ranges),
      value: row.value.map { measurer.measure($0) }, as: points.title,
      valueWidth: points.valueWidth ?? 0, in: points.slot.width, columns: width, forced: forced)
  }
}
