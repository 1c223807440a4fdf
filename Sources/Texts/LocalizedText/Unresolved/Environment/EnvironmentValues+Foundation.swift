public import FoundationEssentials

/// Foundation views of values that ``EnvironmentValues`` stores as strings, so that programs that
/// do not use Foundation's locales pay nothing for them.
extension EnvironmentValues {
  /// The locale for lookup and formatting.
  ///
  /// Its private-use subtags hold the preference for full names.
  public var locale: Locale {
    get { Locale(localeTag) }
    set { localeTag = LocaleTag(newValue.identifier) }
  }

  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { TimeZone(identifier: timeZoneName) ?? .gmt }
    set { timeZoneName = newValue.identifier }
  }

  /// The calendar of dates.
  public var calendar: Calendar {
    get { calendar(named: calendarName) }
    set { calendarName = Self.names[newValue.identifier] }
  }

  private func calendar(named name: String?) -> Calendar {
    let identifier = name.flatMap { name in Self.names.first { $0.value == name }?.key }
    var calendar = Calendar(identifier: identifier ?? locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Unicode's names for Foundation's calendars.
  private static let names: [Calendar.Identifier: String] = [
    .gregorian: "gregory", .buddhist: "buddhist", .chinese: "chinese", .coptic: "coptic",
    .ethiopicAmeteMihret: "ethiopic", .ethiopicAmeteAlem: "ethioaa",
    .hebrew: "hebrew", .iso8601: "iso8601", .indian: "indian", .islamic: "islamic",
    .islamicCivil: "islamic-civil", .islamicTabular: "islamic-tbla",
    .islamicUmmAlQura: "islamic-umalqura", .japanese: "japanese", .persian: "persian",
    .republicOfChina: "roc",
  ]
}
