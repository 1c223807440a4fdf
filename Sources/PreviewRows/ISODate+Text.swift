extension ISODate {
  /// The moment as ``seconds(_:)`` reads it, in UTC; nil where no year of four digits is.
  ///
  /// ```swift
  /// ISODate.text(1_777_879_800)  // "2026-05-04T07:30:00Z"
  /// ```
  static func text(_ seconds: Double) -> String? {
    // From 0001-01-01 to the end of 9999.
    guard seconds >= -62_135_596_800, seconds < 253_402_300_800 else { return nil }
    let whole = seconds.rounded(.down)
    let moment = Int(whole)
    let day = moment >= 0 ? moment / 86_400 : (moment - 86_399) / 86_400
    let time = moment - day * 86_400
    let (year, month, dayOfMonth) = date(ofDay: day)
    let clock = [time / 3600, time / 60 % 60, time % 60].map { padded($0, to: 2) }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(dayOfMonth, to: 2))"
      + "T\(clock.joined(separator: ":"))\(fraction(seconds - whole))Z"
  }

  /// `.5`, with the nine digits at most that are read.
  private static func fraction(_ part: Double) -> String {
    let billionths = min(Int((part * 1e9).rounded()), 999_999_999)
    guard billionths > 0 else { return "" }
    var digits = padded(billionths, to: 9)
    while digits.last == "0" { digits.removeLast() }
    return "." + digits
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The date of a day counted from 1970-01-01; years begin in March, as in ``seconds(_:)``.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // From 0000-03-01 on, which is before all days that come here.
    let day = day + 719_468
    let era = day / 146_097
    let dayOfEra = day - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = dayOfYear - (153 * month + 2) / 5 + 1
    let isNextYear = month >= 10
    return (
      yearOfEra + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3, date
    )
  }
}
