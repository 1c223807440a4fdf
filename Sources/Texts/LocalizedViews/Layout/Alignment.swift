/// The horizontal alignment of views in a `VStack`.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle between the leading and trailing edges.
  case center
  /// At the trailing edge.
  case trailing

  /// Returns the starting column of something narrow in something wide.
  func start(of columns: Int, in width: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max((width - columns) / 2, 0)
    case .trailing: max(width - columns, 0)
    }
  }
}

/// The vertical alignment of views in an `HStack`.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top lines.
  case top
  /// At the middle lines.
  case center
  /// At the bottom lines.
  case bottom
  /// At the first lines of text.
  case firstTextBaseline
  /// At the last lines of text.
  case lastTextBaseline
}

/// The alignment of views in a `ZStack`.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle, horizontally and vertically.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// At the leading edge, in the middle line.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// At the trailing edge, in the middle line.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// Centered, in the top line.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// Centered, in the bottom line.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// At the leading edge, in the top line.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// At the trailing edge, in the top line.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// At the leading edge, in the bottom line.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// At the trailing edge, in the bottom line.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}
