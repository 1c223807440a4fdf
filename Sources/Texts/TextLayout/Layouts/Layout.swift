/// A layout of a row's title and value.
public enum Layout: String, CaseIterable, Hashable, Sendable {
  /// One line, with the value next to the title.
  case compact
  /// At most two lines, with the value next to the last one.
  case standard
  /// Any number of lines in the full width, with the value below them.
  case extended
  /// Nothing, for a row of zero width.
  case none

  /// The arrangement of this layout, or nil if it draws nothing.
  public var arrangement: Arrangement? {
    switch self {
    case .compact: .compact
    case .standard: .standard
    case .extended: .extended
    case .none: nil
    }
  }
}
