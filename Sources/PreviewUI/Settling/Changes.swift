/// What has changed since rows, list and scroll position were last brought up to date.
///
/// The other changes need no note: a list that has to be built has a ``ListBuilder``, and another size
/// of the screen, or another pane, is seen from the room of the rows.
struct Changes: OptionSet, Sendable {
  let rawValue: Int

  /// The selection, or whatever else an event may change.
  static let selection = Changes(rawValue: 1)
  /// What the rows show.
  static let rows = Changes(rawValue: 2)
  /// What the list of problems or the coverage is about.
  static let board = Changes(rawValue: 4)
  /// The text in a prompt.
  static let query = Changes(rawValue: 8)
  /// The text that one row shows while it is typed.
  static let trial = Changes(rawValue: 16)
}
