internal import TerminalUI

/// The terminal as the model knows it.
struct ScreenState: Sendable {
  /// The columns and lines.
  var size: Size
  /// Colors, marks, character widths and text order.
  var appearance: Appearance
  /// The actions of the keys.
  let keymap: Keymap
  /// Whether the terminal sends mouse events.
  var isMouseOn: Bool
  /// Whether the last line names the keys that matter.
  let hasHints: Bool
  /// The themes, in the order in which a key steps through them.
  let themes: [Theme]
  /// The lines of the configuration for what no key changes, by their names, and its path.
  let configuration: (lines: [String: String], path: String)
  /// How many lines of other rows the list shows above and below the selected row.
  var scrollOff: Int
  /// What is listed beside the rows if the screen is wide.
  var columns: SideColumns
  /// Whether the rows are the source texts, so that these need no column.
  var isInSourceLanguage = false

  /// What there is to list beside the rows.
  var listedColumns: SideColumns {
    isInSourceLanguage ? columns.subtracting(.source) : columns
  }

  /// Whether texts cannot be edited.
  let isReadOnly: Bool

  init(_ settings: Model.Settings) {
    isReadOnly = settings.isReadOnly
    size = settings.size
    appearance = Appearance(
      theme: settings.theme, glyphs: settings.glyphs, columnWidth: settings.columnWidth,
      order: settings.order)
    keymap = settings.keymap
    hasHints = settings.screen.hasHints
    themes = settings.screen.themes
    configuration = (settings.screen.configurationLines, settings.screen.configuration)
    isMouseOn = settings.screen.isMouseOn
    scrollOff = settings.screen.scrollOff
    columns = settings.screen.columns
  }
}
