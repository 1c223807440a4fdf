internal import CICU

/// The way in which a locale writes a length of time in figures.
public enum DurationPattern: String, Sendable {
  /// Hours, minutes and seconds.
  case hoursMinutesSeconds = "hms"
  /// Minutes and seconds.
  case minutesSeconds = "ms"

  /// The pattern, as `h:mm:ss`; letters between apostrophes stand for themselves.
  public func text(locale: String) throws(ICUError) -> String {
    try writtenText { cicu_duration_pattern(locale, rawValue, $0, $1, &$2) }
  }
}
