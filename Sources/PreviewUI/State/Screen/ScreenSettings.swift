public import TerminalUI

/// What the user's configuration says about the screen.
public struct ScreenSettings: Equatable, Sendable {
  /// How many lines of other rows the list shows above and below the selected row.
  public var scrollOff = 3
  /// What is listed beside the rows if the screen is wide.
  public var columns: SideColumns = [.key, .source]
  /// Whether the last line of a screen of enough lines names the keys that matter.
  public var hasHints = true
  /// Whether the terminal sends mouse events from the start.
  public var isMouseOn = false

  /// The themes, in the order in which a key steps through them.
  public var themes = Theme.all

  /// The lines of the configuration for what no key changes, such as `remember = yes|no`, by their
  /// names.
  public var configurationLines: [String: String] = [:]
  /// The path of the configuration.
  public var configuration = "the configuration"

  /// The theme with a name; nil if there is none.
  public func theme(named name: String) -> Theme? { themes.first { $0.name == name } }

  /// Makes the settings of a user who has no configuration.
  public init() {}
}
