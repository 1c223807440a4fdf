/// What the user's configuration says about the screen.
public struct ScreenSettings: Equatable, Sendable {
  /// How many lines of other rows the list shows above and below the selected row.
  public var scrollOff = 3
  /// What is listed beside the rows if the screen is wide.
  public var columns: SideColumns = [.key, .source]
  /// Whether the terminal sends mouse events from the start.
  public var isMouseOn = false

  /// Makes the settings of a user who has no configuration.
  public init() {}
}
