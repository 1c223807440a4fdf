import Foundation
import LocalizedFoundation
import LocalizedText
import Testing

@Suite struct FormatterValueTests {
  private let date = Date(timeIntervalSince1970: 1_559_563_200)  // 3 June 2019, 12:00 UTC

  private func environment(_ locale: String, zone: String = "GMT") -> EnvironmentValues {
    var environment = EnvironmentValues(locale: LocaleTag(locale))
    environment.timeZoneName = zone
    return environment
  }

  @Test func formattersWriteInTheEnvironment() {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    formatter.timeStyle = .short
    let before = formatter.locale
    let text = Text("Departs \(date, formatter: formatter)")
    #expect(
      text.resolve(in: environment("de", zone: "Asia/Tokyo")).text
        == "Departs 3. Juni 2019 um 21:00")
    #expect(
      text.resolve(in: environment("fr", zone: "Europe/Paris")).text
        == "Departs 3 juin 2019 à 14:00")
    #expect(formatter.locale == before)
  }

  @Test func formattersAreCopied() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    let text = Text("\(NSNumber(value: 1234.5), formatter: formatter)")
    formatter.numberStyle = .percent
    #expect(text.resolve(in: environment("de")).text == "1.234,5")
    #expect(text == Text("\(NSNumber(value: 1234.5), formatter: formatter)"))
    #expect(text != Text("\(NSNumber(value: 1), formatter: formatter)"))
  }

  @Test func valuesThatAFormatterCannotWriteAreDescribed() {
    let text = Text("\("x", formatter: NumberFormatter())")
    #expect(text.resolve(in: environment("de")).text == "x")
  }

  /// A date without a format is shown by its description, in UTC.
  @Test func plainDatesAreDescribed() throws {
    let key: LocalizedStringKey = "at \(date)"
    #expect(key.key == "at %@")
    #expect(
      Text(key).resolve(in: environment("de", zone: "Asia/Tokyo")).text
        == "at 2019-06-03 12:00:00 +0000")
    let url = try #require(URL(string: "https://example.org/x"))
    #expect(Text("\(url)").resolve(in: environment("de")).text == "https://example.org/x")
  }

  /// A style gets the locale, the calendar and the time zone.
  @Test func stylesTakeCalendarAndTimeZone() {
    let text = Text(date, format: Date.FormatStyle().year().month(.wide).day().hour().minute())
    #expect(
      text.resolve(in: environment("de", zone: "Asia/Tokyo")).text == "3. Juni 2019 um 21:00")
    var buddhist = environment("en")
    buddhist.calendarName = "buddhist"
    let year = Text(date, format: Date.FormatStyle().year())
    #expect(year.resolve(in: buddhist).text.contains("2562"))
    let interval = Text(date..<date + 3_600, format: .interval.hour().minute())
    #expect(
      interval.resolve(in: environment("de", zone: "Asia/Tokyo")).text == "21:00–22:00 Uhr")
  }
}
