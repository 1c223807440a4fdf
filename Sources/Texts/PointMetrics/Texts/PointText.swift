internal import SourceText
public import TextLayout

/// A text measured in points of Apple's system font.
///
/// The font is not available on Linux, so every width is an estimate. Within
/// ``marginOfError``, ``verdict(in:lines:)`` returns `near` instead of `fits`.
public struct PointText: Hashable, Sendable {
  /// Whether a text fits in a width.
  public enum Verdict: String, Hashable, Sendable {
    /// The text fits even if it is wider than estimated.
    case fits
    /// The text is borderline: the width is within the margin of error.
    case near
    /// The text does not fit even if it is narrower than estimated.
    case cut
  }

  /// The size and weight of the font.
  public let style: PointStyle
  private let measured: MeasuredText
  private let bands: PointBands
  /// Whether Apple's systems may break lines between phrases instead of words in this language.
  private let mayBreakAtPhrases: Bool

  init(_ measured: MeasuredText, by metric: PointMetric, mayBreakAtPhrases: Bool) {
    style = metric.style
    self.measured = measured
    bands = PointBands(of: measured, by: metric)
    self.mayBreakAtPhrases = mayBreakAtPhrases
  }

  /// The width of the widest paragraph on one line, rounded up to a pixel.
  public var width: Double { style.roundedUp(Self.points(measured.columns)) }

  /// The estimated width, before rounding.
  var exactWidth: Double { Self.points(measured.columns) }

  /// The margin of error of ``width``, in points.
  public var marginOfError: Double {
    measured.paragraphs.map { bands.marginOfError(of: $0, in: measured) }.max() ?? 0
  }

  /// Whether the width can be estimated, which depends on the platform's font and the scripts of
  /// the text.
  public var isPredicted: Bool { bands.isPredicted }

  /// The minimum widths that fit the text on one and on two lines, rounded up to a pixel, or nil
  /// where no width fits.
  public var breakpoints: (compact: Double?, standard: Double?) {
    style.points(measured.breakpoints)
  }

  /// Returns the layout in a width, with a value of some width next to the text.
  public func layout(in room: Double, valueWidth: Double = 0) -> Layout {
    guard room > 0 else { return .none }
    let taken = valueWidth > 0 ? valueWidth + Self.gap : 0
    let (compact, standard) = breakpoints
    if let compact, compact + taken <= room { return .compact }
    if let standard, standard + taken <= room { return .standard }
    return .extended
  }

  /// The gap between a text and a value next to it, in points.
  public static let gap = 2.0

  /// Returns the number of lines the text takes in a width, without a limit.
  public func lineCount(in room: Double) -> LineCount { measured.lineCount(at: Self.length(room)) }

  /// Returns the lines of the text in a width, without trailing spaces.
  public func lines(in room: Double) -> [String] { measuredLines(in: room).map(\.text) }

  /// Returns the lines of the text in a width and the width of each, without trailing spaces.
  public func measuredLines(in room: Double) -> [(text: String, width: Double)] {
    measured.wrapped(at: Self.length(room)).lines.map { line in
      let ink = measured.clusters[measured.withoutHang(line)]
      guard let first = ink.first, let last = ink.last else { return ("", 0) }
      let text = String(measured.shown(first.start..<last.end))
      return (text, style.roundedUp(Self.points(ink.inkColumns)))
    }
  }

  /// Returns the width of the widest line in a width, rounded up to a pixel.
  public func width(in room: Double) -> Double {
    let lines = measured.wrapped(at: Self.length(room)).lines
    return style.roundedUp(
      Self.points(lines.map { measured.clusters[$0].inkColumns }.max() ?? 0))
  }

  /// Returns the height of the text in a width.
  public func height(in room: Double) -> Double { style.height(lines: lineCount(in: room).lines) }

  /// Returns the minimum width that fits the text on at most a number of lines, rounded up to a
  /// pixel, or nil if no width does.
  public func leastWidth(lines: Int) -> Double? {
    if lines <= 1 { return breakpoints.compact }
    if lines == 2 { return breakpoints.standard }
    let lengths = 0..<measured.columns + 1
    let least = lengths.partitioningIndex { fits(at: $0, lines: lines) }
    return fits(at: least, lines: lines) ? style.roundedUp(Self.points(least)) : nil
  }

  /// Returns whether the text fits in a width on at most a number of lines, without splitting a
  /// word.
  public func verdict(in room: Double, lines: Int) -> Verdict {
    let off = letterBand(in: room, lines: lines)
    // If the system may break lines earlier, reserve one more letter per line. Text that is
    // truncated with every possible break is also truncated with fewer.
    let surely = mayWrap(in: room, lines: lines) ? max(off, style.size) : off
    // Widths are rounded up to a pixel before they are compared with the available width.
    let pixel = 1 / Double(style.scale)
    if fits(in: room - surely - pixel, lines: lines) { return .fits }
    return fits(in: room + off, lines: lines) ? .near : .cut
  }

  private func fits(in room: Double, lines: Int) -> Bool {
    if lines == 1 {
      return measured.breakpoints.compact.map { $0 <= Self.length(room) } ?? false
    }
    return fits(at: Self.length(room), lines: lines)
  }

  private func fits(at length: Int, lines: Int) -> Bool {
    let count = measured.lineCount(at: length)
    return count.lines <= lines && !count.breaksWord
  }

  /// Returns the margin of error of the widest line in a width, for at most a number of lines.
  public func marginOfError(in room: Double, lines: Int) -> Double {
    let off = letterBand(in: room, lines: lines)
    let isCut = !fits(in: room + off, lines: lines)
    return !isCut && mayWrap(in: room, lines: lines) ? max(off, style.size) : off
  }

  /// Returns the margin of error of the letters in the widest line.
  private func letterBand(in room: Double, lines: Int) -> Double {
    guard lines > 1 else { return marginOfError }
    let wrapped = measured.wrapped(at: Self.length(room)).lines
    return wrapped.map { bands.marginOfError(of: $0, in: measured) }.max() ?? 0
  }

  /// Whether Apple's systems may break lines between phrases, and so earlier than they could.
  private func mayWrap(in room: Double, lines: Int) -> Bool {
    mayBreakAtPhrases && lines > 1 && measured.wrapped(at: Self.length(room)).lines.count > 1
  }

  /// Returns the lines in a width, up to a limit, as clusters; hidden text is counted in whole
  /// points.
  func limited(to limit: Int?, in room: Double) -> MeasuredText.Limited {
    let ellipsis = SystemFont(style).advance(of: .ellipsis, isJapanese: false) * style.size
    var limited = measured.limited(
      to: limit, columns: Self.length(room), ellipsis: Self.length(ellipsis))
    limited.lostColumns = Int(Self.points(limited.lostColumns).rounded(.up))
    return limited
  }

  private static func points(_ length: Int) -> Double {
    Double(length) / Double(PointMetric.unitsPerPoint)
  }

  /// Converts a width to a length; any number is allowed.
  private static func length(_ room: Double) -> Int {
    let length = (room * Double(PointMetric.unitsPerPoint)).rounded(.down)
    return length > 0 ? Int(min(length, 0xFFFF_FFFF)) : 0
  }
}
