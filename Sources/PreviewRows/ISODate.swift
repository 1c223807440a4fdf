/// Reads dates as ISO 8601 writes them: `2026-05-04` or `2026-05-04T07:30:00Z`.
enum ISODate {
  /// The moment in seconds since 1970; a time without a zone is in UTC.
  static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let date = parts[0].split(separator: "-").map { Int($0) }
    guard date.count == 3, let year = date[0], let month = date[1], let day = date[2],
      (1...12).contains(month), (1...31).contains(day), (0...9999).contains(year)
    else { return nil }
    let midnight = Double(days(year: year, month: month, day: day) * 86_400)
    guard parts.count == 2 else { return midnight }
    return seconds(ofTime: parts[1]).map { midnight + $0 }
  }

  private static func seconds(ofTime text: Substring) -> Double? {
    var time = text
    var offset = 0
    if time.hasSuffix("Z") {
      time.removeLast()
    } else if let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      let zone = time[time.index(after: sign)...].split(separator: ":").map { Int($0) }
      guard zone.count == 2, let hours = zone[0], let minutes = zone[1],
        (0...23).contains(hours), (0...59).contains(minutes)
      else { return nil }
      offset = (hours * 60 + minutes) * (time[sign] == "-" ? -60 : 60)
      time = time[..<sign]
    }
    let parts = time.split(separator: ":").map { Double($0) }
    guard (2...3).contains(parts.count), let hours = parts[0], let minutes = parts[1],
      let seconds = parts.count == 3 ? parts[2] : 0,
      (0...24).contains(hours), (0..<60).contains(minutes), (0..<61).contains(seconds)
    else { return nil }
    return hours * 3600 + minutes * 60 + seconds - Double(offset)
  }

  /// The days from 1970-01-01 in the Gregorian calendar; years begin in March, so that the leap
  /// day is the last of them.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let month = (month + 9) % 12
    let era = year >= 0 ? year / 400 : (year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * month + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
