/// The space for a string as specified in a comment or file: a width and, optionally, a font and a
/// maximum number of lines.
///
/// A ``PointSetting`` determines the rest, such as the text size.
///
/// ```swift
/// var written = SlotSpecification(.points(210), from: .comment)
/// written.lines = 1
/// PointSetting().slot(for: written).width  // 210
/// ```
public struct SlotSpecification: Hashable, Sendable {
  /// The width of a slot.
  public enum Width: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// A number of pixels.
    case pixels(Double)
    /// The width of a screen minus a number of points, or minus the margins of a list row if nil.
    case screen(PhoneScreen, less: Double?)
  }

  /// Where a slot is specified.
  public enum Origin: String, Hashable, Sendable {
    /// In the comment of the entry.
    case comment
    /// In a slots file.
    case file
  }

  /// The valid widths, in points or pixels.
  public static let widths = 1.0...10_000
  /// The valid numbers of lines.
  public static let lineCounts = 1...100
  /// The valid minimum scale factors.
  public static let scales = 0.1...1

  /// The specified width.
  public var width: Width
  /// The font, or nil for that of the setting.
  public var font: PointFont?
  /// The weight, or nil for that of the text style or the setting.
  public var weight: PointStyle.Weight?
  /// The maximum number of lines, or nil for that of the setting.
  public var lines: Int?
  /// The minimum scale factor if the app shrinks text to fit, such as 0.8, or nil if it does not.
  public var leastScale: Double?
  /// Where the slot is specified.
  public let origin: Origin

  /// Creates a slot with only a width.
  public init(_ width: Width, from origin: Origin) {
    self.width = width
    self.origin = origin
  }
}

extension PointSetting {
  /// Returns a specified slot completed by this setting, or the setting's own slot for nil.
  public func slot(for written: SlotSpecification?) -> Slot {
    guard let written else { return slot }
    var setting = self
    let width: Double
    switch written.width {
    case .points(let points): width = points
    case .pixels(let pixels): width = pixels / Double(slot.style.scale)
    case .screen(let screen, let margin):
      setting.screen = screen
      width = margin.map { screen.width - $0 } ?? screen.rowWidth
    }
    // A different text style uses its own weight.
    let weight = written.weight ?? (written.font == nil ? self.weight : nil)
    return Slot(
      width: width, style: setting.style(of: written.font ?? font, weight: weight),
      lines: written.lines ?? lines, leastScale: written.leastScale ?? 1)
  }
}
