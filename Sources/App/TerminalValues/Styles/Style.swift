/// The style of a cell: its attributes and colors.
public struct Style: Hashable, Sendable {
  /// The attributes of a character.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, one per attribute.
    public let rawValue: UInt8

    /// Creates a set of attributes from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier letters, brighter on some terminals.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter letters.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted letters, reversed on terminals without them.
    public static let italic = Attributes(rawValue: 4)
    /// Underlined.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background swapped.
    public static let reverse = Attributes(rawValue: 16)
    /// A line through the letters.
    public static let strikethrough = Attributes(rawValue: 32)
  }

  /// The attributes, such as bold and underline.
  public var attributes: Attributes
  /// The color of the character.
  public var foreground: Color
  /// The color of the background.
  public var background: Color

  /// Creates a style, plain by default.
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
  /// Returns the style with another applied on top: attributes are combined, and the other's colors
  /// win.
  ///
  /// Reversing twice cancels out.
  ///
  ///     theme[.selection].adding(theme.argument(1))
  public func adding(_ other: Style) -> Style {
    let reversed = attributes.symmetricDifference(other.attributes).intersection(.reverse)
    return Style(
      attributes.union(other.attributes).subtracting(.reverse).union(reversed),
      foreground: other.foreground == .standard ? foreground : other.foreground,
      background: other.background == .standard ? background : other.background)
  }

  /// Returns the most similar style for a terminal with a number of colors.
  ///
  /// With eight colors, a bright foreground becomes bold; bright black becomes dim, because black
  /// might equal the background. With fewer than eight, only the attributes remain.
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
  /// A description of the style, such as `bold underline cyan on black` or `plain`.
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
/// There are only the sixteen colors that users choose in their terminal's settings, and the
/// default, so that themes are readable on any background.
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
  /// Plain white, a light gray on most terminals.
  case white
  /// Bright black, a dark gray on most terminals.
  case brightBlack
  /// The lighter red.
  case brightRed
  /// The lighter green.
  case brightGreen
  /// The lighter yellow.
  case brightYellow
  /// The lighter blue.
  case brightBlue
  /// The lighter magenta.
  case brightMagenta
  /// The lighter cyan.
  case brightCyan
  /// The lightest color.
  case brightWhite
}

extension Color {
  /// The index in the terminal's palette, or nil for the default.
  public var paletteIndex: Int? { self == .standard ? nil : Int(rawValue) - 1 }

  /// The name in theme files, such as `bright-cyan`.
  public var name: String {
    let name = "\(self)"
    guard isBright else { return name }
    return "bright-" + name.dropFirst("bright".count).lowercased()
  }

  /// Whether the color is one of the eight bright ones, which eight-color terminals lack.
  public var isBright: Bool { rawValue > Color.white.rawValue }

  /// The non-bright color of the same hue.
  public var plain: Color { isBright ? Color(rawValue: rawValue - 8) ?? .standard : self }
}
