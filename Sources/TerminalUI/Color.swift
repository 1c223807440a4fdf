/// A colour of the terminal's own palette.
///
/// Only the sixteen colours that every terminal lets its user choose are named, and `standard`,
/// the terminal's default: a theme of these is readable on the background that the user has.
public enum Color: UInt8, CaseIterable, Hashable, Sendable {
  /// The terminal's default, foreground or background.
  case standard
  /// The first of the eight plain colours.
  case black
  /// Plain red.
  case red
  /// Plain green.
  case green
  /// Plain yellow, brown on some terminals.
  case yellow
  /// Plain blue.
  case blue
  /// Plain magenta.
  case magenta
  /// Plain cyan.
  case cyan
  /// Plain white, a light grey on most terminals.
  case white
  /// Bright black, a dark grey on most terminals.
  case brightBlack
  /// Bright red.
  case brightRed
  /// Bright green.
  case brightGreen
  /// Bright yellow.
  case brightYellow
  /// Bright blue.
  case brightBlue
  /// Bright magenta.
  case brightMagenta
  /// Bright cyan.
  case brightCyan
  /// Bright white.
  case brightWhite
}

extension Color {
  /// The number of the colour in the terminal's palette; `nil` for the terminal's default.
  public var paletteIndex: Int? { self == .standard ? nil : Int(rawValue) - 1 }

  /// Whether this is one of the upper eight colours, which an eight-colour terminal lacks.
  public var isBright: Bool { rawValue > Color.white.rawValue }

  /// The plain colour of the same hue.
  public var plain: Color { isBright ? Color(rawValue: rawValue - 8) ?? .standard : self }
}
