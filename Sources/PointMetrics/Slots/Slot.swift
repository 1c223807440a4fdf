/// The room that a text has in an app: a width, a font, and how many lines there may be.
///
/// A device alone decides nothing: the same row fits in a list and is cut on a button.
public struct Slot: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The size and the weight of the font.
  public var style: PointStyle
  /// The most lines that the text may have.
  public var lines: Int
  /// How far the app scales the text down to make it fit; 1 if it never does.
  public var leastScale: Double

  /// Makes a slot.
  public init(width: Double, style: PointStyle, lines: Int, leastScale: Double = 1) {
    self.width = width
    self.style = style
    self.lines = max(lines, 1)
    self.leastScale = leastScale > 0 && leastScale <= 1 ? leastScale : 1
  }
}
