/// What each part of the screen looks like.
///
/// No role is told by its colour alone: what a reader must see has an attribute or a mark as well,
/// so that the mono theme, and eyes that see few colours, lose nothing.
public struct Theme: Hashable, Sendable {
  /// A part of the screen that has a style.
  public enum Role: Int, CaseIterable, Hashable, Sendable {
    /// The localized words of a row.
    case literal
    /// An argument whose number does not matter; ``Theme/argument(_:)`` tells them apart.
    case argument
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
    /// The mark where a text was truncated.
    case truncation
    /// The line that the user types on.
    case prompt
    /// A link in a text.
    case link
  }

  /// The name that an option or a prompt gives.
  public let name: String
  private let styles: [Style]
  private let arguments: [Style]

  /// Makes a theme from a style for each role and the styles that arguments take in turn.
  public init(name: String, arguments: [Style], style: (Role) -> Style) {
    self.name = name
    styles = Role.allCases.map(style)
    self.arguments = arguments
  }

  /// The style of a role.
  public subscript(role: Role) -> Style { styles[role.rawValue] }

  /// The style of an argument by its number, from 1; neighbours differ where there are colours.
  public func argument(_ number: Int) -> Style {
    guard number > 0, !arguments.isEmpty else { return self[.argument] }
    return arguments[(number - 1) % arguments.count]
  }
}
