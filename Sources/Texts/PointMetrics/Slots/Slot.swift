/// The space for a string in an app: a width, a font, and a maximum number of lines.
///
/// The device alone does not determine it: the same string may fit in a list and be truncated on a
/// button.
public struct Slot: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The size and weight of the font.
  public var style: PointStyle
  /// The maximum number of lines.
  public var lines: Int
  /// The minimum scale factor if the app shrinks text to fit, or 1 if it does not.
  public var leastScale: Double

  /// Makes a slot.
  public init(width: Double, style: PointStyle, lines: Int, leastScale: Double = 1) {
    self.width = width
    self.style = style
    self.lines = max(lines, 1)
    self.leastScale = leastScale > 0 && leastScale <= 1 ? leastScale : 1
  }
}
