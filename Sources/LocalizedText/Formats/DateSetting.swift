internal import ICU

/// What a date is written in, beside the locale: how long, in which zone, in which calendar.
struct DateSetting: Hashable, Sendable {
  /// How much of the date is written.
  var date: DateFormat.Length
  /// How much of the time of day is written.
  var time: DateFormat.Length
  /// The name of the zone in the tz database; an unknown one stands for GMT.
  var timeZone = "GMT"
  /// The calendar by its name in BCP 47; without one it is the locale's, in Thai the Buddhist one.
  var calendar: String?

  func dateFormat(locale: String) throws(ICUError) -> DateFormat {
    try DateFormat(date: date, time: time, zone: timeZone, calendar: calendar, locale: locale)
  }

  func intervalFormat(locale: String) throws(ICUError) -> DateIntervalFormat {
    try DateIntervalFormat(skeleton: skeleton, zone: timeZone, calendar: calendar, locale: locale)
  }

  /// The fields of an interval.
  ///
  /// ICU adds the dates by itself where only times are asked for and they are on two days.
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

extension ArgumentFormats {
  /// The moment, in seconds since 1970, as the locale writes it: "June 3, 2019", "11:23 PM".
  func text(
    ofDate seconds: Double, date: DateFormat.Length, time: DateFormat.Length,
    timeZone: String = "GMT", calendar: String? = nil
  ) -> String {
    let setting = DateSetting(date: date, time: time, timeZone: timeZone, calendar: calendar)
    return text(ofDate: seconds, setting: setting)
  }

  /// The time between two moments, as "9:30 AM – 3:30 PM", with dates if they are on two days.
  func text(
    from start: Double, to end: Double, date: DateFormat.Length = .none,
    time: DateFormat.Length = .short, timeZone: String = "GMT", calendar: String? = nil
  ) -> String {
    let setting = DateSetting(date: date, time: time, timeZone: timeZone, calendar: calendar)
    return text(from: start, to: end, setting: setting)
  }
}
