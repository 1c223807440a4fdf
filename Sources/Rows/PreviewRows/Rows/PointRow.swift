internal import LocalizedText
public import PointMetrics
public import TextLayout

/// A row measured in points: how its title fits in its slot, next to its value.
///
/// ```swift
/// var measurers = PointMeasurers(locale: maker.locale)
/// PointRow(row, in: PointSetting(), by: &measurers).verdict  // .fits
/// ```
public struct PointRow: Sendable {
  /// The slot as specified, or nil if the row uses that of the setting.
  public let written: SlotSpecification?
  /// The slot that the row has to fit in.
  public let slot: Slot
  /// The title, measured in the font of the slot.
  public let title: PointText
  /// The title at the minimum scale, or the title itself if the app does not shrink it.
  public let leastTitle: PointText
  /// The width of the value, which is never truncated, or nil without one.
  public let valueWidth: Double?

  /// Measures a row in its slot, or in that of the setting if it has none.
  public init(
    _ row: Row, written: SlotSpecification? = nil, in setting: PointSetting,
    by measurers: inout PointMeasurers
  ) {
    self.init(row, written: written, slot: setting.slot(for: written), by: &measurers)
  }

  /// The row if a rule checks its width; a row without a slot of its own may take any layout.
  package var judged: PointRow? { written == nil ? nil : self }

  /// Measures another string of the same entry in the same slot.
  package func measuring(_ row: Row, by measurers: inout PointMeasurers) -> PointRow {
    PointRow(row, written: written, slot: slot, by: &measurers)
  }

  private init(
    _ row: Row, written: SlotSpecification?, slot: Slot, by measurers: inout PointMeasurers
  ) {
    self.written = written
    self.slot = slot
    let measurer = measurers[slot.style]
    title = measurer.measure(row.title)
    leastTitle =
      slot.leastScale < 1
      ? measurers[slot.style.scaled(by: slot.leastScale)].measure(row.title) : title
    // A slot is only for the title.
    let value = written == nil ? row.value.map { measurer.measure($0).width } : nil
    valueWidth = value.flatMap { $0 > 0 ? $0 : nil }
  }

  private init(
    written: SlotSpecification?, slot: Slot, title: PointText, leastTitle: PointText,
    valueWidth: Double?
  ) {
    self.written = written
    self.slot = slot
    self.title = title
    self.leastTitle = leastTitle
    self.valueWidth = valueWidth.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Measures a row in each of several settings.
  ///
  /// Its strings are scanned once and measured once per style, which phones and text sizes share.
  public static func rows(
    _ row: Row, written: SlotSpecification? = nil, in settings: [PointSetting],
    by measurers: inout PointMeasurers
  ) -> [PointRow] {
    let slots = settings.map { $0.slot(for: written) }
    var indices: [PointStyle: Int] = [:]
    var styles: [PointMeasurer] = []
    func index(of style: PointStyle) -> Int {
      if let known = indices[style] { return known }
      indices[style] = styles.count
      styles.append(measurers[style])
      return styles.count - 1
    }
    let places = slots.map { slot in
      let title = index(of: slot.style)
      let least = slot.leastScale < 1 ? index(of: slot.style.scaled(by: slot.leastScale)) : title
      return (title: title, least: least)
    }
    let titles = PointMeasurer.measure(row.title, by: styles)
    // A slot is only for the title.
    let value = written == nil ? row.value.map { ResolvedText(verbatim: $0) } : nil
    let widths = value.map { PointMeasurer.measure($0, by: styles).map(\.width) }
    return zip(slots, places).map { slot, place in
      PointRow(
        written: written, slot: slot, title: titles[place.title], leastTitle: titles[place.least],
        valueWidth: widths.map { $0[place.title] })
    }
  }

  /// The width that the value and the gap before it take from the title.
  private var taken: Double { valueWidth.map { $0 + PointText.gap } ?? 0 }
  /// The width for the title: the slot minus the value, or the whole slot if the value is below.
  public var titleRoom: Double { layout == .extended ? slot.width : slot.width - taken }
  /// The slot minus the value.
  public var roomBesideValue: Double { slot.width - taken }

  /// The first layout that fits.
  public var layout: Layout { title.layout(in: slot.width, valueWidth: valueWidth ?? 0) }

  /// The minimum widths that fit the row in the compact and standard layouts.
  public var breakpoints: (compact: Double?, standard: Double?) {
    let title = title.breakpoints
    return (title.compact.map { $0 + taken }, title.standard.map { $0 + taken })
  }

  /// The breakpoints in whole points, rounded up.
  public var wholeBreakpoints: Breakpoints {
    let (compact, standard) = breakpoints
    return Breakpoints(
      compact: compact.map { Int($0.rounded(.up)) },
      standard: standard.map { Int($0.rounded(.up)) })
  }

  /// Whether the title fits next to its value, in the lines that the slot allows.
  public var verdict: PointText.Verdict {
    leastTitle.verdict(in: roomBesideValue, lines: slot.lines)
  }

  /// The margin of error of the title's width in these lines.
  public var marginOfError: Double {
    leastTitle.marginOfError(in: roomBesideValue, lines: slot.lines)
  }

  /// The minimum width at which the estimate fits, or nil if no width does.
  public var need: Double? {
    leastTitle.leastWidth(lines: slot.lines).map { $0 + taken }
  }

  /// The lines of the title in its layout.
  public var lines: [String] { title.lines(in: titleRoom) }

  /// The height of the title in its layout.
  public var height: Double { title.height(in: titleRoom) }
}
