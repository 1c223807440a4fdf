/// The room of a text as an author wrote it beside the key: how wide it is, and perhaps the font and the lines.
///
/// A ``PointSetting`` decides the rest, such as the text size.
///
/// ```swift
/// var written = WrittenSlot(.points(210), from: .comment)
/// written.lines = 1
/// PointSetting().slot(for: written).width  // 210
/// ```
public struct WrittenSlot: Hashable, Sendable {
  /// How wide a text may be.
  public enum Width: Hashable, Sendable {
    /// Some points.
    case points(Double)
    /// Some pixels of the screen.
    case pixels(Double)
    /// The width of a screen without some points; nil for the margins of a row in a list.
    case screen(PhoneScreen, less: Double?)
  }

  /// The place of a slot.
  public enum Origin: String, Hashable, Sendable {
    /// The comment of the entry.
    case comment
    /// A file with slots.
    case file
  }

  /// The widths that a slot may have, in points or pixels.
  public static let widths = 1.0...10_000
  /// The numbers of lines that a slot may have.
  public static let lineCounts = 1...100
  /// How far a text may be scaled down.
  public static let scales = 0.1...1

  /// The room of a line, as it is written.
  public var width: Width
  /// The font; nil for that of the setting.
  public var font: PointFont?
  /// The weight; nil for that of the text style, or of the setting.
  public var weight: PointStyle.Weight?
  /// The most lines; nil for those of the setting.
  public var lines: Int?
  /// How far the app scales the text down to make it fit: 0.8 for a scale factor of at least 0.8.
  public var leastScale: Double?
  /// The place where the slot is written.
  public let origin: Origin

  /// Makes a slot that says nothing but a width.
  public init(_ width: Width, from origin: Origin) {
    self.width = width
    self.origin = origin
  }
}

extension PointSetting {
  /// The slot that is meant in this setting; that of the setting if none is written.
  public func slot(for written: WrittenSlot?) -> Slot {
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
    // Another text style has its own weight.
    let weight = written.weight ?? (written.font == nil ? self.weight : nil)
    return Slot(
      width: width, style: setting.style(of: written.font ?? font, weight: weight),
      lines: written.lines ?? lines, leastScale: written.leastScale ?? 1)
  }
}
