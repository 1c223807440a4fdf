/// Reads dates as ISO 8601 writes them: `2026-05-04` or `2026-05-04T07:30:00Z`.
enum ISODate {
  /// The moment in seconds since 1970; a time without a zone is in UTC.
  static func seconds(_ text: String) -> Double? {
    var rest = Substring(text)
    guard let year = number(4, in: &rest), take("-", in: &rest), let month = number(2, in: &rest),
      take("-", in: &rest), let day = number(2, in: &rest), year > 0, (1...12).contains(month),
      (1...length(of: month, year: year)).contains(day)
    else { return nil }
    let midnight = Double(days(year: year, month: month, day: day) * 86_400)
    if rest.isEmpty { return midnight }
    guard take("T", in: &rest), let time = time(&rest), let offset = zone(&rest), rest.isEmpty
    else { return nil }
    return midnight + time - Double(offset)
  }

  /// `07:30`, `07:30:15` or `07:30:15.5` in seconds.
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

  /// `Z`, `+02:00` or nothing in seconds to the east.
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

  /// A number of so many ASCII digits: a sign is none.
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

  /// The days from 1970-01-01 in the Gregorian calendar; years begin in March, so that the leap
  /// day is the last of them.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let month = (month + 9) % 12
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * month + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
