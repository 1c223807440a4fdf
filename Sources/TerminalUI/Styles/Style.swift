/// How a cell is drawn: attributes and two colours.
public struct Style: Hashable, Sendable {
  /// The attributes that a terminal can add to a character.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt8

    /// Makes a set of attributes from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier strokes.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter than usual.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted.
    public static let italic = Attributes(rawValue: 4)
    /// A line below.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// A line through the middle.
    public static let strikethrough = Attributes(rawValue: 32)
  }

  /// What is added to the character.
  public var attributes: Attributes
  /// The colour of the character.
  public var foreground: Color
  /// The colour behind the character.
  public var background: Color

  /// Makes a style; without arguments, the plain one.
  public init(
    _ attributes: Attributes = [], foreground: Color = .standard, background: Color = .standard
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// No attribute and the terminal's own colours.
  public static let plain = Style()
}

extension Style {
  /// This style with another laid over it: attributes add up, the other's colours win.
  ///
  ///     theme[.selection].adding(theme.argument(1))
  public func adding(_ other: Style) -> Style {
    Style(
      attributes.union(other.attributes),
      foreground: other.foreground == .standard ? foreground : other.foreground,
      background: other.background == .standard ? background : other.background)
  }

  /// The nearest style that a terminal with so many colours can draw.
  ///
  /// Eight colours make a bright foreground bold, and bright black, which would be black on black,
  /// dim; fewer than eight leave the attributes alone.
  public func reduced(toColors count: Int) -> Style {
    guard count < 16 else { return self }
    guard count >= 8 else { return Style(attributes) }
    var style = Style(attributes, foreground: foreground.plain, background: background.plain)
    if foreground == .brightBlack {
      style.foreground = .standard
      style.attributes.insert(.dim)
    } else if foreground.isBright {
      style.attributes.insert(.bold)
    }
    return style
  }
}

extension Style: CustomStringConvertible {
  /// The words of the style, as in `bold underline cyan on black`; `plain` when there is none.
  public var description: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    var words = names.filter { attributes.contains($0.0) }.map(\.1)
    if foreground != .standard { words.append("\(foreground)") }
    if background != .standard { words.append("on \(background)") }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}

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
