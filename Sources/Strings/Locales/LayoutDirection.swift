internal import ICUServices

/// The direction in which lines are laid out.
public enum LayoutDirection: Hashable, Sendable {
  /// Latin and most other scripts.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}

extension LocaleTag {
  /// The layout direction of the locale's script.
  public var layoutDirection: LayoutDirection {
    LocaleNames.isRightToLeft(description) ? .rightToLeft : .leftToRight
  }
}
