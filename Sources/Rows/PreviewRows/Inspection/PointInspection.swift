public import PointMetrics

/// The fit of a row in points, for the inspector and `galley explain`: in one setting, and at all text
/// sizes.
public struct PointInspection: Sendable {
  /// The inspected row.
  public let row: PointRow
  /// Whether the row fits at each text size; empty if the font has no text sizes.
  public let sizes: TextSizeVerdicts
  /// The setting in which the row is measured.
  public let setting: PointSetting

  /// Measures a row in its slot, or in that of the setting if it has none.
  public init(
    _ row: Row, written: SlotSpecification?, in setting: PointSetting,
    by measurers: inout PointMeasurers
  ) {
    self.setting = setting
    self.row = PointRow(row, written: written, in: setting, by: &measurers)
    sizes = TextSizeVerdicts(row, written: written, in: setting, by: &measurers)
  }
}
