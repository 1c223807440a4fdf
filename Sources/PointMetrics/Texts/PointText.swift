internal import SourceText
public import TextLayout

/// A text measured in points of Apple's system font.
///
/// The font itself is on no other machine than Apple's, so every width is an estimate: ``band`` says by
/// how much it may be off, and ``verdict(in:lines:)`` says "near" instead of "fits" inside of it.
public struct PointText: Hashable, Sendable {
  /// Whether a text fits in a room.
  public enum Verdict: String, Hashable, Sendable {
    /// It fits even if it is wider than estimated.
    case fits
    /// The estimate is too close to the room to be sure.
    case near
    /// It does not fit even if it is narrower than estimated.
    case cut
  }

  /// The size and the weight of the font.
  public let style: PointStyle
  private let measured: MeasuredText
  private let bands: PointBands
  /// Whether the system may end lines of the language between phrases instead of words.
  private let mayBreakAtPhrases: Bool

  init(_ measured: MeasuredText, by metric: PointMetric, mayBreakAtPhrases: Bool) {
    style = metric.style
    self.measured = measured
    bands = PointBands(of: measured, by: metric)
    self.mayBreakAtPhrases = mayBreakAtPhrases
  }

  /// The width of the widest paragraph on one line, rounded up to a pixel.
  public var width: Double { style.roundedUp(Self.points(measured.columns)) }

  /// The width as it is estimated, before it is rounded.
  var exactWidth: Double { Self.points(measured.columns) }

  /// How much wider or narrower the widest paragraph may be.
  public var band: Double {
    measured.paragraphs.map { bands.band(of: $0, in: measured) }.max() ?? 0
  }

  /// Whether the font of the platform is predicted, and every letter belongs to a script whose width is.
  public var isPredicted: Bool { bands.isPredicted }

  /// The least widths at which the text fits on one line and on two, rounded up to a pixel; nil if it
  /// fits at none.
  public var breakpoints: (compact: Double?, standard: Double?) {
    style.points(measured.breakpoints)
  }

  /// The layout in a room, with a value of some width beside the text.
  public func layout(in room: Double, valueWidth: Double = 0) -> Layout {
    guard room > 0 else { return .none }
    let taken = valueWidth > 0 ? valueWidth + Self.gap : 0
    let (compact, standard) = breakpoints
    if let compact, compact + taken <= room { return .compact }
    if let standard, standard + taken <= room { return .standard }
    return .extended
  }

  /// The points between a text and a value beside it.
  public static let gap = 2.0

  /// How many lines the text takes in a room, if nothing limits them.
  public func lineCount(in room: Double) -> LineCount { measured.lineCount(at: Self.length(room)) }

  /// The lines of the text in a room, without blanks at their ends.
  public func lines(in room: Double) -> [String] { measuredLines(in: room).map(\.text) }

  /// The lines of the text in a room with their widths, without blanks at their ends.
  public func measuredLines(in room: Double) -> [(text: String, width: Double)] {
    measured.wrapped(at: Self.length(room)).lines.map { line in
      let ink = measured.clusters[measured.withoutHang(line)]
      guard let first = ink.first, let last = ink.last else { return ("", 0) }
      let text = String(measured.shown(first.start..<last.end))
      return (text, style.roundedUp(Self.points(ink.inkColumns)))
    }
  }

  /// The width of the widest line in a room, rounded up to a pixel.
  public func width(in room: Double) -> Double {
    let lines = measured.wrapped(at: Self.length(room)).lines
    return style.roundedUp(
      Self.points(lines.map { measured.clusters[$0].inkColumns }.max() ?? 0))
  }

  /// The height of the text in a room.
  public func height(in room: Double) -> Double { style.height(lines: lineCount(in: room).lines) }

  /// The least width at which the text fits on at most some lines, rounded up to a pixel; nil if it fits
  /// at none.
  public func leastWidth(lines: Int) -> Double? {
    if lines <= 1 { return breakpoints.compact }
    if lines == 2 { return breakpoints.standard }
    let lengths = 0..<measured.columns + 1
    let least = lengths.partitioningIndex { fits(at: $0, lines: lines) }
    return fits(at: least, lines: lines) ? style.roundedUp(Self.points(least)) : nil
  }

  /// Whether the text fits in a room on at most some lines, without splitting a word.
  public func verdict(in room: Double, lines: Int) -> Verdict {
    let off = letterBand(in: room, lines: lines)
    // Where the system may break a line earlier, a line needs room for a letter more. A text that is cut
    // with every break that there is, is cut with fewer.
    let surely = mayWrap(in: room, lines: lines) ? max(off, style.size) : off
    // Widths are rounded up to a pixel before they are compared with the room.
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

  /// How much wider or narrower the widest line may be in a room, if the text may have some lines there.
  public func band(in room: Double, lines: Int) -> Double {
    let off = letterBand(in: room, lines: lines)
    let isCut = !fits(in: room + off, lines: lines)
    return !isCut && mayWrap(in: room, lines: lines) ? max(off, style.size) : off
  }

  /// How much wider or narrower the letters of the widest line may be.
  private func letterBand(in room: Double, lines: Int) -> Double {
    guard lines > 1 else { return band }
    let wrapped = measured.wrapped(at: Self.length(room)).lines
    return wrapped.map { bands.band(of: $0, in: measured) }.max() ?? 0
  }

  /// Whether the system may end the lines of the text between phrases, and so earlier than it could.
  private func mayWrap(in room: Double, lines: Int) -> Bool {
    mayBreakAtPhrases && lines > 1 && measured.wrapped(at: Self.length(room)).lines.count > 1
  }

  /// The lines in a room, up to a limit, as clusters; what is not shown is counted in whole points.
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

  /// A room as a length; any number is allowed.
  private static func length(_ room: Double) -> Int {
    let length = (room * Double(PointMetric.unitsPerPoint)).rounded(.down)
    return length > 0 ? Int(min(length, 0xFFFF_FFFF)) : 0
  }
}
