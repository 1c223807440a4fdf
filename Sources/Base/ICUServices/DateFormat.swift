internal import CICU

/// Formats dates and times for one locale, calendar and time zone.
///
/// It is not `Sendable`, because ICU's date formats are not thread-safe.
///
/// ```swift
/// let format = try DateFormat(date: .long, time: .none, zone: "Europe/Paris", locale: "fr")
/// try format.text(of: 1_777_879_800)  // "4 mai 2026"
/// ```
public struct DateFormat: ~Copyable {
  /// The length of a date or time.
  public enum Length: Int32, Hashable, Sendable {
    /// Omitted.
    case none
    /// Digits only, as in 3/6/26.
    case short
    /// A date with the abbreviated month, or a time with seconds.
    case medium
    /// A date with the name of the month, or a time with the zone.
    case long
    /// A date with the day of the week, or a time with the name of the zone.
    case full
  }

  private let pointer: OpaquePointer

  /// Creates a format with the locale's date and time styles.
  ///
  /// The calendar is a BCP 47 identifier, such as `buddhist`, or nil for the locale's default. The
  /// zone is a tz database name; an unknown name means GMT.
  public init(
    date: Length, time: Length, zone: String = "GMT", calendar: String? = nil, locale: String
  ) throws(ICUError) {
    pointer = try opened {
      cicu_date_format_open(locale, calendar, zone, date.rawValue, time.rawValue, &$0)
    }
  }

  /// Creates a format with the fields of a skeleton, such as `yMMMd`, in the locale's order.
  public init(
    skeleton: String, zone: String = "GMT", calendar: String? = nil, locale: String
  ) throws(ICUError) {
    pointer = try opened {
      cicu_date_format_open_skeleton(locale, calendar, zone, skeleton, &$0)
    }
  }

  deinit { cicu_date_format_close(pointer) }

  /// Returns a formatted time, given in seconds since 1970.
  public func text(of seconds: Double) throws(ICUError) -> String {
    try writtenText { cicu_date_format_text(pointer, seconds, $0, $1, &$2) }
  }
}

/// Formats date intervals, without repeating what both ends have in common.
///
/// It is not `Sendable`, like ``DateFormat``.
///
/// ```swift
/// let format = try DateIntervalFormat(skeleton: "yMMMd", locale: "en")
/// try format.text(from: 1_777_879_800, to: 1_777_966_200)  // "May 4 – 5, 2026"
/// ```
public struct DateIntervalFormat: ~Copyable {
  private let pointer: OpaquePointer

  /// Creates a format with the fields of a skeleton.
  ///
  /// For the zone and calendar, see ``DateFormat``.
  public init(
    skeleton: String, zone: String = "GMT", calendar: String? = nil, locale: String
  ) throws(ICUError) {
    pointer = try opened { cicu_interval_format_open(locale, calendar, zone, skeleton, &$0) }
  }

  deinit { cicu_interval_format_close(pointer) }

  /// Returns the formatted interval between two times, given in seconds since 1970.
  public func text(from start: Double, to end: Double) throws(ICUError) -> String {
    try writtenText { cicu_interval_format_text(pointer, start, end, $0, $1, &$2) }
  }
}

/// A locale's pattern for a duration in digits, such as 1:30:00.
public enum DurationPattern: String, Sendable {
  /// Hours, minutes and seconds.
  case hoursMinutesSeconds = "hms"
  /// Minutes and seconds.
  case minutesSeconds = "ms"

  /// Returns the pattern, such as `h:mm:ss`.
  ///
  /// Letters between apostrophes are literal.
  public func text(locale: String) throws(ICUError) -> String {
    try writtenText { cicu_duration_pattern(locale, rawValue, $0, $1, &$2) }
  }
}
