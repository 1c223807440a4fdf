package import ICU

/// How to write a date: its length, its time zone and its calendar.
package struct DateSetting: Hashable, Sendable {
  package var date: DateFormat.Length
  /// The length of the time of day.
  package var time: DateFormat.Length
  /// The name of the time zone in the tz database.
  ///
  /// An unknown one means GMT.
  package var timeZone = "GMT"
  /// The BCP 47 name of the calendar; nil for the locale's own, which is the Buddhist one in Thai.
  package var calendar: String?

  func dateFormat(locale: String) throws(ICUError) -> DateFormat {
    try DateFormat(date: date, time: time, zone: timeZone, calendar: calendar, locale: locale)
  }

  func intervalFormat(locale: String) throws(ICUError) -> DateIntervalFormat {
    try DateIntervalFormat(skeleton: skeleton, zone: timeZone, calendar: calendar, locale: locale)
  }

  /// The skeleton of an interval.
  ///
  /// If only times are asked for and they are on two days, ICU adds the dates.
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
