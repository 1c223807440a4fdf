/// What each part of the screen looks like.
///
/// No role is told by its colour alone: what a reader must see has an attribute or a mark as well,
/// so that the mono theme, and eyes that see few colours, lose nothing.
public struct Theme: Hashable, Sendable {
  /// A part of the screen that has a style.
  public enum Role: Int, CaseIterable, Hashable, Sendable {
    /// The localized words of a row.
    case literal
    /// A placeholder that could not be filled.
    case unresolved
    /// The value at the right of a row.
    case value
    /// A catalog key.
    case key
    /// The heading of a table.
    case table
    /// The line at the top.
    case title
    /// The line at the bottom.
    case status
    /// Lines, frames and rulers.
    case rule
    /// Words that explain, such as the keys in the status line.
    case hint
    /// The mark of the row's layout.
    case layout
    /// The mark of the entry's state.
    case state
    /// An error, in the gutter or in words.
    case problem
    /// A warning, in the gutter or in words.
    case warning
    /// The row that actions act on.
    case selection
    /// Text that the search found.
    case match
    /// The line that the user types on.
    case prompt
    /// A link in a text.
    case link
  }

  /// The name that an option or a prompt gives.
  public let name: String
  private let styles: [Style]
  /// At least one.
  private let arguments: [Style]

  /// Makes a theme from a style for each role and the styles that arguments take in turn.
  private init(name: String, arguments: [Style], style: (Role) -> Style) {
    self.name = name
    styles = Role.allCases.map(style)
    self.arguments = arguments
  }

  /// The style of a role.
  public subscript(role: Role) -> Style { styles[role.rawValue] }

  /// The style of an argument by its number, from 1; neighbours differ where there are colours.
  public func argument(_ number: Int) -> Style {
    arguments[(max(number, 1) - 1) % arguments.count]
  }
}

extension Theme {
  /// The themes that ship, in the order in which they are stepped through.
  public static let all: [Theme] = [.dark, .light, .mono]

  /// For a dark background: no black, no plain blue.
  public static let dark = Theme(
    name: "dark", accent: .brightCyan, good: .brightGreen, bad: .brightRed, caution: .brightYellow,
    quiet: .brightBlack, arguments: [.brightCyan, .brightGreen, .brightYellow, .brightMagenta])

  /// For a light background: no white, no yellow, nothing bright but grey.
  public static let light = Theme(
    name: "light", accent: .blue, good: .green, bad: .red, caution: .magenta,
    quiet: .brightBlack, arguments: [.blue, .magenta, .red, .cyan])

  /// Without colours: bold, dim, underline and reverse alone.
  public static let mono = Theme(
    name: "mono", accent: .standard, good: .standard, bad: .standard, caution: .standard,
    quiet: .standard, arguments: [.standard])

  /// The theme of that name.
  public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }

  /// The attributes of every preset are the same; only the colours differ.
  private init(
    name: String, accent: Color, good: Color, bad: Color, caution: Color, quiet: Color,
    arguments: [Color]
  ) {
    self.init(name: name, arguments: arguments.map { Style(.underline, foreground: $0) }) {
      switch $0 {
      case .literal: .plain
      case .unresolved: Style([.underline, .bold], foreground: bad)
      case .value: Style(.bold)
      case .key: Style(.bold, foreground: accent)
      case .table: Style(.bold, foreground: quiet)
      case .title: Style(.bold)
      case .status: Style(.reverse)
      case .rule: Style(.dim)
      case .hint: Style(.dim)
      case .layout: Style(.dim)
      case .state: Style(foreground: good)
      case .problem: Style(.bold, foreground: bad)
      case .warning: Style(.bold, foreground: caution)
      case .selection: Style(.bold)
      case .match: Style(.reverse)
      case .prompt: Style(.bold)
      case .link: Style(.underline, foreground: accent)
      }
    }
  }
}
