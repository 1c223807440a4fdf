internal import ICU

/// Where lines begin.
public enum LayoutDirection: Hashable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right, as in Arabic.
  case rightToLeft
}

extension EnvironmentValues {
  /// Where lines begin: as the locale's script or the pseudo-localization wants it, unless it has
  /// been set.
  public var layoutDirection: LayoutDirection {
    get {
      chosenLayoutDirection
        ?? (pseudo == .rightToLeft ? .rightToLeft : localeTag.layoutDirection)
    }
    set { chosenLayoutDirection = newValue }
  }
}

extension LocaleTag {
  /// Where lines begin in the script of the locale.
  public var layoutDirection: LayoutDirection {
    LocaleNames.isRightToLeft(description) ? .rightToLeft : .leftToRight
  }
}
