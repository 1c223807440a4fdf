/// The edge at which the views of a `VStack` are aligned.
public enum HorizontalAlignment: Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing

  /// Returns the column of something narrow in something wide.
  func start(of columns: Int, in width: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max((width - columns) / 2, 0)
    case .trailing: max(width - columns, 0)
    }
  }
}

/// The line at which the views of an `HStack` are aligned.
public enum VerticalAlignment: Hashable, Sendable {
  /// The first lines.
  case top
  /// The middle lines.
  case center
  /// The last lines.
  case bottom
  /// The first lines of texts.
  case firstTextBaseline
  /// The last lines of texts.
  case lastTextBaseline
}

/// The place at which the views of a `ZStack` are aligned.
public struct Alignment: Hashable, Sendable {
  /// The edge at which they are aligned.
  public var horizontal: HorizontalAlignment
  /// The line at which they are aligned.
  public var vertical: VerticalAlignment

  /// Makes a place.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// Where lines begin, in the middle line.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// Where lines end, in the middle line.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// The middle of the first line.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// The middle of the last line.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// The beginning of the first line.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// The end of the first line.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// The beginning of the last line.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// The end of the last line.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}
