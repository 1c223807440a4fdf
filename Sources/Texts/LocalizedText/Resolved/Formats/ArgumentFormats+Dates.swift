internal import ICUServices

extension ArgumentFormats {
  /// Returns a time in seconds since 1970 in the locale's format: "June 3, 2019", "11:23 PM".
  func text(
    ofDate seconds: Double, date: DateFormat.Length, time: DateFormat.Length,
    timeZone: String = "GMT", calendar: String? = nil
  ) -> String {
    let setting = DateSetting(date: date, time: time, timeZone: timeZone, calendar: calendar)
    return text(ofDate: seconds, setting: setting)
  }

  /// Returns the interval between two dates, such as "9:30 AM – 3:30 PM", with the dates if they
  /// are on different days.
  func text(
    from start: Double, to end: Double, date: DateFormat.Length = .none,
    time: DateFormat.Length = .short, timeZone: String = "GMT", calendar: String? = nil
  ) -> String {
    let setting = DateSetting(date: date, time: time, timeZone: timeZone, calendar: calendar)
    return text(from: start, to: end, setting: setting)
  }
}
