package import TerminalValues

/// The screen settings in the user's configuration.
package struct ScreenSettings: Equatable, Sendable {
  /// The number of lines of other rows to keep visible above and below the selected row.
  package var scrollOff = 3
  /// The columns beside the rows on wide screens.
  package var columns: SideColumns = [.key, .source]
  /// Whether to show key hints in the last line if the screen is tall enough.
  package var hasHints = true
  /// Whether mouse events are on initially.
  package var isMouseOn = false

  /// The themes, in the order in which a key cycles through them.
  package var themes = Theme.all

  /// The configuration lines for settings that no key changes, such as `remember = yes|no`, by
  /// name.
  package var configurationLines: [String: String] = [:]
  /// The path of the configuration file.
  package var configuration = "the configuration"

  /// Returns the theme with a name; nil if there is none.
  package func theme(named name: String) -> Theme? { themes.first { $0.name == name } }

  /// Creates default settings.
  package init() {}
}
