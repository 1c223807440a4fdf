import Foundation
import ICUServices
import Testing

@Suite struct DateFormatTests {
  /// The columns of the file are locale, calendar, zone, two lengths or a skeleton, one moment or
  /// two, and the text that Tests/Expectations/moments.py got from PyICU.
  ///
  /// PyICU used ICU 72, and other versions have other texts for some locales.
  @Test(.enabled(if: isUnicode15, "the texts are those of ICU 72; moments.py writes newer ones"))
  func writesWhatPyICUWrites() throws {
    let url = try #require(
      Bundle.module.url(forResource: "Vectors/moments.tsv", withExtension: nil))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 2000)
    for line in lines {
      let parts = line.components(separatedBy: "\t")
      let calendar = parts[1].isEmpty ? nil : parts[1]
      let lengths = parts[3].split(separator: " ").compactMap { Self.lengths[String($0)] }
      let start = try #require(Double(parts[4]))
      let text: String
      if let end = Double(parts[5]) {
        text = try DateIntervalFormat(
          skeleton: parts[3], zone: parts[2], calendar: calendar, locale: parts[0]
        ).text(from: start, to: end)
      } else if lengths.count == 2 {
        text = try DateFormat(
          date: lengths[0], time: lengths[1], zone: parts[2], calendar: calendar, locale: parts[0]
        ).text(of: start)
      } else {
        text = try DateFormat(
          skeleton: parts[3], zone: parts[2], calendar: calendar, locale: parts[0]
        ).text(of: start)
      }
      #expect(text == parts[6], "\(line)")
    }
  }

  /// Whether ICU has Unicode 15.0, as versions 72 and 73: U+2FFC was assigned in 15.1.
  static let isUnicode15 = ScalarProperties("\u{2FFC}").generalCategory == .unassigned

  private static let lengths: [String: DateFormat.Length] = [
    "none": .none, "short": .short, "medium": .medium, "long": .long, "full": .full,
  ]

  /// Foundation has its own ICU, which is newer and partly modified.
  ///
  /// In these locales only the kinds of spaces differ.
  @Test(arguments: ["de", "es", "fa", "he", "ru", "th"])
  func writesStylesAsFoundation(locale: String) throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    let lengths: [(DateFormat.Length, DateFormatter.Style)] = [
      (.none, .none), (.short, .short), (.medium, .medium), (.long, .long), (.full, .full),
    ]
    for zone in ["GMT", "Europe/Paris", "America/New_York", "Asia/Kolkata"] {
      formatter.timeZone = TimeZone(identifier: zone)
      for (date, dateStyle) in lengths {
        for (time, timeStyle) in lengths.prefix(3) where (date, time) != (.none, .none) {
          formatter.dateStyle = dateStyle
          formatter.timeStyle = timeStyle
          let format = try DateFormat(date: date, time: time, zone: zone, locale: locale)
          for moment in [1_777_879_800, 0, -1e9, 1_704_067_199.5, 951_782_400] {
            let expected = formatter.string(from: Date(timeIntervalSince1970: moment))
            #expect(try plain(format.text(of: moment)) == plain(expected))
          }
        }
      }
    }
  }

  private func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }

  @Test func takesTheCalendarFromTheTag() throws {
    let format = try DateFormat(date: .long, time: .none, locale: "en-u-ca-buddhist")
    #expect(try format.text(of: 0) == "January 1, 2513 BE")
    let other = try DateFormat(
      date: .long, time: .none, calendar: "gregorian", locale: "th-u-ca-hebrew")
    #expect(try other.text(of: 0) == "1 มกราคม ค.ศ. 1970")
  }

  @Test func survivesSenselessCalendarsZonesAndMoments() throws {
    let format = try DateFormat(
      date: .long, time: .short, zone: "Mars/Olympus", calendar: "nonsense", locale: "en")
    #expect(try format.text(of: 0) == "January 1, 1970 at 12:00\u{202f}AM")
    let endless = try DateFormat(
      date: .short, time: .none, zone: String(repeating: "x", count: 100_000),
      calendar: String(repeating: "y", count: 100_000), locale: "de")
    #expect(try endless.text(of: .nan) == "01.01.70")
    let interval = try DateIntervalFormat(skeleton: "yMd", locale: "en")
    for calendar in ["chinese", "islamic", "persian", "hebrew"] {
      let format = try DateFormat(date: .full, time: .full, calendar: calendar, locale: "en")
      for moment in [Double.infinity, -.infinity, 1e300, -1e15, .nan] {
        #expect(try !format.text(of: moment).isEmpty)
        #expect(try !interval.text(from: moment, to: -moment).isEmpty)
      }
    }
    #expect(throws: ICUError.self) {
      _ = try DateFormat(skeleton: String(repeating: "y", count: 10_000), locale: "en")
    }
  }
}
