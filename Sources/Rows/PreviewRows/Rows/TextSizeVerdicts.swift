public import PointMetrics
public import TextLayout

/// Whether a row fits at each text size that users can choose.
public struct TextSizeVerdicts: Sendable {
  /// The layouts and verdicts from the smallest size to the largest; empty if the size of the font
  /// is fixed.
  public let all: [(size: TextSize, layout: Layout, verdict: PointText.Verdict)]

  /// Measures a row at all text sizes.
  public init(
    _ row: Row, written: SlotSpecification?, in setting: PointSetting,
    by measurers: inout PointMeasurers
  ) {
    guard setting.hasTextSizes(written?.font ?? setting.font) else {
      all = []
      return
    }
    let sizes = setting.platform.textSizes
    let rows = PointRow.rows(
      row, written: written, in: sizes.map { setting.with(textSize: $0) }, by: &measurers)
    all = zip(sizes, rows).map { ($0, $1.layout, $1.verdict) }
  }

  /// The smallest size at which the row is truncated, or nil if there is none.
  public var firstCut: TextSize? { all.first { $0.verdict == .cut }?.size }
  /// The smallest size at which the row may be truncated, or nil if it certainly fits at all sizes.
  public var firstNear: TextSize? { all.first { $0.verdict != .fits }?.size }
}
