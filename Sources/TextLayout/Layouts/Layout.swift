/// One of the ways in which a row shows a title and its value.
public enum Layout: String, CaseIterable, Hashable, Sendable {
  /// One line, with the value beside the title.
  case compact
  /// At most two lines, with the value beside the last one.
  case standard
  /// Any number of lines of the full width, with the value below them.
  case extended
  /// Nothing, because the row has no width.
  case none

  /// Where this layout puts the title and its value; nil if it draws nothing.
  public var arrangement: Arrangement? {
    switch self {
    case .compact: .compact
    case .standard: .standard
    case .extended: .extended
    case .none: nil
    }
  }
}
