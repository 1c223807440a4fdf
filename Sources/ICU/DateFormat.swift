internal import CICU

/// A way to write moments in one locale, calendar and time zone.
///
/// ICU's date formats are not made for several threads, so this one cannot leave its own.
///
/// ```swift
/// let format = try DateFormat(date: .long, time: .none, zone: "Europe/Paris", locale: "fr")
/// try format.text(of: 1_777_879_800)  // "4 mai 2026"
/// ```
public struct DateFormat: ~Copyable {
  /// How much of a date or a time is written.
  public enum Length: Int32, Hashable, Sendable {
    /// Nothing.
    case none
    /// In figures: 3/6/26.
    case short
    /// With the month's short name, or with seconds.
    case medium
    /// With the month's name, or with the zone.
    case long
    /// With the day of the week, or with the zone's name.
    case full
  }

  private let pointer: OpaquePointer

  /// Makes a format of the locale's own styles.
  ///
  /// The calendar is named as in BCP 47 (`buddhist`); without one it is the locale's. The zone is
  /// one of the tz database; an unknown one stands for GMT.
  public init(
    date: Length, time: Length, zone: String = "GMT", calendar: String? = nil, locale: String
  ) throws(ICUError) {
    pointer = try opened {
      cicu_date_format_open(locale, calendar, zone, date.rawValue, time.rawValue, &$0)
    }
  }

  /// Makes a format of the fields in a skeleton, as `yMMMd`, in the locale's own order.
  public init(
    skeleton: String, zone: String = "GMT", calendar: String? = nil, locale: String
  ) throws(ICUError) {
    pointer = try opened {
      cicu_date_format_open_skeleton(locale, calendar, zone, skeleton, &$0)
    }
  }

  deinit { cicu_date_format_close(pointer) }

  /// The moment, in seconds since 1970, as the locale writes it.
  public func text(of seconds: Double) throws(ICUError) -> String {
    try writtenText { cicu_date_format_text(pointer, seconds, $0, $1, &$2) }
  }
}

/// A way to write the time from one moment to another, without saying twice what both share.
///
/// As ``DateFormat`` it stays on its thread.
///
/// ```swift
/// let format = try DateIntervalFormat(skeleton: "yMMMd", locale: "en")
/// try format.text(from: 1_777_879_800, to: 1_777_966_200)  // "May 4 – 5, 2026"
/// ```
public struct DateIntervalFormat: ~Copyable {
  private let pointer: OpaquePointer

  /// Makes a format of the fields in a skeleton; zone and calendar are those of ``DateFormat``.
  public init(
    skeleton: String, zone: String = "GMT", calendar: String? = nil, locale: String
  ) throws(ICUError) {
    pointer = try opened { cicu_interval_format_open(locale, calendar, zone, skeleton, &$0) }
  }

  deinit { cicu_interval_format_close(pointer) }

  /// Both moments, in seconds since 1970, as the locale writes them.
  public func text(from start: Double, to end: Double) throws(ICUError) -> String {
    try writtenText { cicu_interval_format_text(pointer, start, end, $0, $1, &$2) }
  }
}

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
