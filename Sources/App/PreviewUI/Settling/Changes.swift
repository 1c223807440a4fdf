/// The changes since rows, list, and scroll position were last updated.
///
/// Other changes need not be recorded: a list to be built has a ``ListBuilder``, and a change of
/// the screen size or pane shows in the available row width.
struct Changes: OptionSet, Sendable {
  let rawValue: Int

  /// The selection, or anything else that an event may change.
  static let selection = Changes(rawValue: 1)
  /// The content of the rows.
  static let rows = Changes(rawValue: 2)
  /// The tables, read again or with another language.
  static let tables = Changes(rawValue: 4)
  /// The text in a prompt.
  static let query = Changes(rawValue: 8)
  /// The text that one row shows while it is typed.
  static let trial = Changes(rawValue: 16)
  /// All rows have been made again, with another content or width.
  static let remade = Changes(rawValue: 32)
  /// The language, chosen by its name.
  static let chosenLocale = Changes(rawValue: 64)
}
