package import ICUServices

/// A date format: the lengths of date and time, the time zone and the calendar.
package struct DateSetting: Hashable, Sendable {
  package var date: DateFormat.Length
  /// The length of the time of day.
  package var time: DateFormat.Length
  /// The tz database name of the time zone.
  ///
  /// An unknown name means GMT.
  package var timeZone = "GMT"
  /// The BCP 47 identifier of the calendar, or nil for the locale's default, such as Buddhist in
  /// Thai.
  package var calendar: String?

  func dateFormat(locale: String) throws(ICUError) -> DateFormat {
    try DateFormat(date: date, time: time, zone: timeZone, calendar: calendar, locale: locale)
  }

  func intervalFormat(locale: String) throws(ICUError) -> DateIntervalFormat {
    try DateIntervalFormat(skeleton: skeleton, zone: timeZone, calendar: calendar, locale: locale)
  }

  /// The ICU skeleton of an interval.
  ///
  /// If it has only times and they are on different days, ICU adds the dates.
  private var skeleton: String {
    let dateFields =
      switch date {
      case .none: ""
      case .short: "yMd"
      case .medium: "yMMMd"
      case .long: "yMMMMd"
      case .full: "yMMMMEEEEd"
      }
    let timeFields =
      switch time {
      case .none: ""
      case .short: "jm"
      case .medium: "jms"
      case .long: "jmsz"
      case .full: "jmszzzz"
      }
    return dateFields + timeFields
  }
}
