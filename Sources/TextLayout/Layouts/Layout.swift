/// One of the ways to arrange a title and its value.
public enum Layout: String, CaseIterable, Hashable, Sendable {
  /// One line, the value beside it.
  case compact
  /// At most two lines, the value beside the last.
  case standard
  /// Any number of lines over the whole width, the value below.
  case extended
  /// Nothing is drawn: the row has no width.
  case none
}
