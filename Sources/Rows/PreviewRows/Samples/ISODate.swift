/// Parses and formats ISO 8601 dates: `2026-05-04` or `2026-05-04T07:30:00Z`.
///
/// It avoids Foundation's `Date.ISO8601FormatStyle`, because samples are read before the first
/// frame and nothing before it may initialize Foundation. It also keeps the format of samples files
/// independent of the Foundation version.
enum ISODate {
  private static let secondsPerDay = 86_400

  // MARK: Reading

  /// Parses a date, or a date and time, as seconds since 1970, or returns nil if it is invalid.
  ///
  /// A time without a zone is in UTC.
  static func seconds(_ text: String) -> Double? {
    var rest = Substring(text)
    guard let year = number(4, in: &rest), take("-", in: &rest), let month = number(2, in: &rest),
      take("-", in: &rest), let day = number(2, in: &rest), year > 0, (1...12).contains(month),
      (1...length(of: month, year: year)).contains(day)
    else { return nil }
    let date = CalendarDate(year: year, month: month, day: day)
    let midnight = Double(date.daysSince1970 * secondsPerDay)
    if rest.isEmpty { return midnight }
    guard take("T", in: &rest), let time = time(&rest), let offset = zone(&rest), rest.isEmpty
    else { return nil }
    return midnight + time - Double(offset)
  }

  /// Parses `07:30`, `07:30:15` or `07:30:15.5` as seconds since midnight.
  private static func time(_ text: inout Substring) -> Double? {
    guard let hours = number(2, in: &text), take(":", in: &text),
      let minutes = number(2, in: &text), hours < 24, minutes < 60
    else { return nil }
    let whole = Double(hours * 3600 + minutes * 60)
    guard take(":", in: &text) else { return whole }
    guard let seconds = number(2, in: &text), seconds < 60 else { return nil }
    guard take(".", in: &text) else { return whole + Double(seconds) }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard (1...9).contains(digits.count), let fraction = Double("0.\(digits)") else { return nil }
    text = text.dropFirst(digits.count)
    return whole + Double(seconds) + fraction
  }

  /// Parses `Z`, `+02:00` or nothing as seconds east of UTC.
  private static func zone(_ text: inout Substring) -> Int? {
    if text.isEmpty || take("Z", in: &text) { return 0 }
    let sign = take("-", in: &text) ? -1 : take("+", in: &text) ? 1 : 0
    guard sign != 0, let hours = number(2, in: &text), take(":", in: &text),
      let minutes = number(2, in: &text), hours < 24, minutes < 60
    else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private static func take(_ character: Character, in text: inout Substring) -> Bool {
    guard text.first == character else { return false }
    text.removeFirst()
    return true
  }

  /// Parses exactly `count` ASCII digits, without a sign.
  private static func number(_ count: Int, in text: inout Substring) -> Int? {
    let digits = text.prefix(count)
    guard digits.utf8.count == count, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    text = text.dropFirst(count)
    return Int(digits)
  }

  private static func length(of month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  // MARK: Writing

  /// Formats seconds since 1970 as a date and time in UTC that ``seconds(_:)`` can parse, or
  /// returns nil outside the years 1 to 9999.
  ///
  /// ```swift
  /// ISODate.text(1_777_879_800)  // "2026-05-04T07:30:00Z"
  /// ```
  static func text(_ seconds: Double) -> String? {
    // From 0001-01-01T00:00:00Z to before 10000-01-01T00:00:00Z.
    guard seconds >= -62_135_596_800, seconds < 253_402_300_800 else { return nil }
    let whole = seconds.rounded(.down)
    let moment = Int(whole)
    let day =
      moment >= 0 ? moment / secondsPerDay : (moment - (secondsPerDay - 1)) / secondsPerDay
    let time = moment - day * secondsPerDay
    let date = CalendarDate(daysSince1970: day)
    let calendar = [padded(date.year, to: 4), padded(date.month, to: 2), padded(date.day, to: 2)]
    let clock = [time / 3600, time / 60 % 60, time % 60].map { padded($0, to: 2) }
    return calendar.joined(separator: "-") + "T" + clock.joined(separator: ":")
      + fraction(seconds - whole) + "Z"
  }

  /// Returns a fraction of a second such as `.5`, with at most nine digits, as the parser accepts.
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
}

/// A day of the Gregorian calendar.
///
/// Both conversions count years from March, so that the leap day is the last day of a year, and
/// 400-year eras from 0000-03-01, which precedes all dates used here.
private struct CalendarDate {
  var year: Int
  var month: Int
  var day: Int

  private static let daysPerEra = 146_097
  /// The days from 0000-03-01 to 1970-01-01.
  private static let epoch = 719_468

  var daysSince1970: Int {
    let year = month <= 2 ? year - 1 : year
    let month = (month + 9) % 12
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * month + 2) / 5 + day - 1
    return era * Self.daysPerEra + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
      - Self.epoch
  }
}

extension CalendarDate {
  init(daysSince1970: Int) {
    let days = daysSince1970 + Self.epoch
    let era = days / Self.daysPerEra
    let dayOfEra = days - era * Self.daysPerEra
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    year = yearOfEra + era * 400 + (isNextYear ? 1 : 0)
    self.month = isNextYear ? month - 9 : month + 3
    day = dayOfYear - (153 * month + 2) / 5 + 1
  }
}
