internal import CICU

/// Texts that only a locale can write: dates, lists, the names of other locales.
public enum LocaleTexts {
  /// How much of a date or a time is written.
  public enum Length: Int32, Sendable {
    /// Nothing.
    case none
    /// In figures: 3/6/26.
    case short
    /// With the month's short name.
    case medium
    /// With the month's name.
    case long
  }

  /// A moment, in seconds since 1970, as the locale writes its date and its time in UTC.
  public static func moment(
    _ seconds: Double, date: Length, time: Length, locale: String
  ) throws(ICUError) -> String {
    try writtenText {
      cicu_date_text(locale, date.rawValue, time.rawValue, seconds, $0, $1, &$2)
    }
  }

  /// Some texts as the locale lists them: "a, b, and c".
  public static func list(_ items: [String], locale: String) throws(ICUError) -> String {
    let units = items.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    let all = Array(units.joined())
    return try writtenText { text, capacity, code in
      all.withUnsafeBufferPointer { all in
        // An empty buffer has no address; nothing is read from this one.
        let nothing: UInt16 = 0
        return withUnsafePointer(to: nothing) { nothing in
          var start = all.baseAddress ?? nothing
          var starts: [UnsafePointer<UInt16>] = []
          for length in lengths {
            starts.append(start)
            start += Int(length)
          }
          return cicu_list_text(
            locale, starts, lengths, Int32(items.count), text, capacity, &code)
        }
      }
    }
  }

  /// What people who read one locale call another: "French (Canada)".
  public static func name(of locale: String, in reader: String) throws(ICUError) -> String {
    try writtenText { cicu_display_name(locale, reader, $0, $1, &$2) }
  }
}
