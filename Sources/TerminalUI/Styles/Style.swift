/// How a cell is drawn: its attributes and colors.
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

  /// Bold, underline and so on.
  public var attributes: Attributes
  /// The color of the character.
  public var foreground: Color
  /// The color of the background.
  public var background: Color

  /// Makes a style; without arguments, the plain one.
  public init(
    _ attributes: Attributes = [], foreground: Color = .standard, background: Color = .standard
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// No attributes and the terminal's default colors.
  public static let plain = Style()
}

extension Style {
  /// This style with another on top: both have their attributes, and the other's colors win.
  ///
  /// Reversed twice is not reversed.
  ///
  ///     theme[.selection].adding(theme.argument(1))
  public func adding(_ other: Style) -> Style {
    let reversed = attributes.symmetricDifference(other.attributes).intersection(.reverse)
    return Style(
      attributes.union(other.attributes).subtracting(.reverse).union(reversed),
      foreground: other.foreground == .standard ? foreground : other.foreground,
      background: other.background == .standard ? background : other.background)
  }

  /// The most similar style for a terminal with that many colors.
  ///
  /// With eight colors, a bright foreground becomes bold; bright black becomes dim, because plain
  /// black could be the background. With fewer than eight, only the attributes stay.
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
  /// The style in words, such as `bold underline cyan on black` or `plain`.
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

/// A color of the terminal's palette.
///
/// There are only the sixteen colors that users choose in the settings of their terminal, and its
/// default. So themes are readable on the user's background.
public enum Color: UInt8, CaseIterable, Hashable, Sendable {
  /// The terminal's default, foreground or background.
  case standard
  /// Plain black.
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
  /// The index of the color in the terminal's palette; `nil` for the default.
  public var paletteIndex: Int? { self == .standard ? nil : Int(rawValue) - 1 }

  /// The name in theme files, such as `bright-cyan`.
  public var name: String {
    let name = "\(self)"
    guard isBright else { return name }
    return "bright-" + name.dropFirst("bright".count).lowercased()
  }

  /// Whether this is one of the eight bright colors, which eight-color terminals lack.
  public var isBright: Bool { rawValue > Color.white.rawValue }

  /// The plain color of the same hue.
  public var plain: Color { isBright ? Color(rawValue: rawValue - 8) ?? .standard : self }
}
