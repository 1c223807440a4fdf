internal import ICU

/// Where lines begin.
public enum LayoutDirection: Hashable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right, as in Arabic.
  case rightToLeft
}

extension LocaleTag {
  /// Where lines begin in the script of the locale.
  public var layoutDirection: LayoutDirection {
    LocaleNames.isRightToLeft(description) ? .rightToLeft : .leftToRight
  }
}
