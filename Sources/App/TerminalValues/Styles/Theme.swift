/// The styles of all parts of the screen.
///
/// Important parts also have an attribute or a mark, never only a color, so that nothing is lost in
/// the mono theme or with color blindness.
public struct Theme: Hashable, Sendable {
  /// A part of the screen.
  public enum Role: Int, CaseIterable, Hashable, Sendable {
    /// The literal words of a row.
    case literal
    /// A placeholder without a value.
    case unresolved
    /// The value of a row.
    case value
    /// A catalog key.
    case key
    /// The heading of a table.
    case table
    /// The title line at the top.
    case title
    /// The status line at the bottom.
    case status
    /// Lines, frames and rulers.
    case rule
    /// Hints, such as the keys in the status line.
    case hint
    /// The mark of the row's layout.
    case layout
    /// The mark of the entry's state.
    case state
    /// An error, as a mark or a message.
    case problem
    /// A warning, as a mark or a message.
    case warning
    /// The selected row.
    case selection
    /// A search match.
    case match
    /// The line that the user types on.
    case prompt
    /// A link in a string.
    case link
  }

  /// The name in options and at the prompt.
  public let name: String
  private var styles: [Style]
  /// The styles that arguments cycle through; at least one.
  private var arguments: [Style]

  /// Creates a theme from a style for each role and the styles that arguments cycle through.
  private init(name: String, arguments: [Style], style: (Role) -> Style) {
    self.name = name
    styles = Role.allCases.map(style)
    self.arguments = arguments
  }

  /// The style of a role.
  public subscript(role: Role) -> Style { styles[role.rawValue] }

  /// Returns the theme with another style for a role.
  public func setting(_ role: Role, to style: Style) -> Theme {
    var theme = self
    theme.styles[role.rawValue] = style
    return theme
  }

  /// Returns the theme with other styles for arguments, or unchanged if there are none.
  public func setting(arguments: [Style]) -> Theme {
    guard !arguments.isEmpty else { return self }
    var theme = self
    theme.arguments = arguments
    return theme
  }

  /// Returns the style of an argument by its number, from 1.
  ///
  /// Adjacent arguments differ in themes with colors.
  public func argument(_ number: Int) -> Style {
    arguments[(max(number, 1) - 1) % arguments.count]
  }
}

extension Theme {
  /// All themes, in the order that a key cycles through them.
  public static let all: [Theme] = [.dark, .light, .mono]

  /// The theme for dark backgrounds.
  ///
  /// Its colors are readable in the common palettes; bright black and bright green equal the
  /// background or nearly so in some of them.
  public static let dark = Theme(
    name: "dark", accent: .brightCyan, good: .green, bad: .brightRed, caution: .brightYellow,
    heading: .brightBlue, arguments: [.brightCyan, .green, .brightYellow, .brightMagenta])

  /// The theme for light backgrounds, on which green, cyan, yellow, white, and bright colors are
  /// pale in some palettes.
  public static let light = Theme(
    name: "light", accent: .blue, good: .blue, bad: .red, caution: .magenta, heading: .magenta,
    arguments: [.blue, .magenta, .red])

  /// The theme without colors, using only bold, dim, underline and reverse.
  public static let mono = Theme(
    name: "mono", accent: .standard, good: .standard, bad: .standard, caution: .standard,
    heading: .standard, arguments: [.standard])

  /// Creates a theme from its colors.
  ///
  /// All themes have the same attributes.
  private init(
    name: String, accent: Color, good: Color, bad: Color, caution: Color, heading: Color,
    arguments: [Color]
  ) {
    self.init(name: name, arguments: arguments.map { Style(.underline, foreground: $0) }) {
      switch $0 {
      case .literal: .plain
      case .unresolved: Style([.underline, .bold], foreground: bad)
      case .value: Style(.bold)
      case .key: Style(.bold, foreground: accent)
      case .table: Style(.bold, foreground: heading)
      case .title: Style(.bold)
      case .status: Style(.reverse)
      case .rule: Style(.dim)
      case .hint: Style(.dim)
      case .layout: Style(.dim)
      case .state: Style(foreground: good)
      case .problem: Style(.bold, foreground: bad)
      case .warning: Style(.bold, foreground: caution)
      // A background of the palette would hide the letters of some colors.
      case .selection: Style([.bold, .reverse])
      case .match: Style(.reverse)
      case .prompt: Style(.bold)
      case .link: Style(.underline, foreground: accent)
      }
    }
  }
}
