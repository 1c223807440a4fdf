internal import PointMetrics
public import TextLayout

extension RowMaker {
  /// Fits a row that was measured in points: its lines end as in points, and are drawn in columns.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - points: the row in points.
  ///   - width: the columns of the row in the terminal.
  ///   - forced: the layout, whether the row fits or not; nil for the first that fits.
  ///   - ranges: the parts of the title to mark: UTF-8 offsets, in order and without overlap.
  /// - Returns: the row as it is drawn.
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
