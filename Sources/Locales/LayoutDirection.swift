internal import ICU

/// The side on which lines begin.
public enum LayoutDirection: Hashable, Sendable {
  /// Lines begin at the left.
  case leftToRight
  /// Lines begin at the right, as in Arabic.
  case rightToLeft
}

extension LocaleTag {
  /// The side on which lines begin in the locale's script.
  public var layoutDirection: LayoutDirection {
    LocaleNames.isRightToLeft(description) ? .rightToLeft : .leftToRight
  }
}
