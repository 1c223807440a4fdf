public import TextLayout

/// A row measured in points: how its title fits in a slot, with its value beside it.
///
/// ```swift
/// let measurer = PointMeasurer(locale: maker.locale, style: slot.style)
/// PointRow(row, in: slot, by: measurer).verdict  // .fits
/// ```
public struct PointRow: Sendable {
  /// The slot.
  public let slot: Slot
  /// The title.
  public let title: PointText
  /// The width of the value, which is never cut; nil without one.
  public let valueWidth: Double?

  /// Measures a row, by a measurer of the style of the slot.
  public init(_ row: Row, in slot: Slot, by measurer: PointMeasurer) {
    self.slot = slot
    title = measurer.measure(row.title)
    let value = row.value.map { measurer.measure($0).width }
    valueWidth = value.flatMap { $0 > 0 ? $0 : nil }
  }

  /// What a value and the gap before it take from the title.
  private var taken: Double { valueWidth.map { $0 + PointText.gap } ?? 0 }
  /// The room of the title: the slot without the value, or all of it where the value is below.
  public var titleRoom: Double { layout == .extended ? slot.width : slot.width - taken }

  /// The first layout that fits.
  public var layout: Layout { title.layout(in: slot.width, valueWidth: valueWidth ?? 0) }

  /// The least widths at which the row fits compact and standard.
  public var breakpoints: (compact: Double?, standard: Double?) {
    let title = title.breakpoints
    return (title.compact.map { $0 + taken }, title.standard.map { $0 + taken })
  }

  /// Whether the title fits beside its value, on the lines that the slot allows.
  public var verdict: PointText.Verdict {
    title.verdict(in: slot.width - taken, lines: slot.lines)
  }

  /// The lines of the title in its layout.
  public var lines: [String] { title.lines(in: titleRoom) }

  /// The height of the title in its layout.
  public var height: Double { title.height(in: titleRoom) }
}
