internal import TerminalValues

/// The model's view of the terminal.
struct ScreenState: Sendable {
  /// The size in columns and lines.
  var size: Size
  /// The colors, glyphs, character widths, and text order.
  var appearance: Appearance
  /// The actions bound to keys.
  let keymap: Keymap
  /// Whether the terminal sends mouse events.
  var isMouseOn: Bool
  /// Whether the last line shows key hints.
  let hasHints: Bool
  /// The themes, in the order in which a key cycles through them.
  let themes: [Theme]
  /// The configuration lines for settings that no key changes, by name, and the path of the file.
  let configuration: (lines: [String: String], path: String)
  /// The number of lines of other rows to keep visible above and below the selected row.
  var scrollOff: Int
  /// The columns beside the rows on wide screens.
  var columns: SideColumns
  /// Whether the rows are in the source language and need no source string column.
  var isInSourceLanguage = false

  /// The columns to show beside the rows.
  var listedColumns: SideColumns { isInSourceLanguage ? columns.subtracting(.source) : columns }

  /// Whether editing is disabled.
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
