import Foundation
import LocalizedText
import Testing

/// Dates and timers in texts, by the current time, the calendar and the time zone of their
/// environment.
@Suite struct DateTextTests {
  /// 3 June 2019, 23:23 UTC.
  private static let date = Date(timeIntervalSince1970: 1_559_604_180)
  private static let morning = Date(timeIntervalSince1970: 1_559_554_200)

  private func environment(
    _ locale: String, zone: String = "GMT", after seconds: Double = 0
  ) -> EnvironmentValues {
    var environment = EnvironmentValues(locale: LocaleTag(locale))
    environment.timeZoneName = zone
    environment.now = Self.date + seconds
    return environment
  }

  /// ICU 72 and later put a narrow no-break space before PM.
  private func shown(_ text: Text, in environment: EnvironmentValues) -> String {
    text.resolve(in: environment).text.map { $0.isWhitespace ? " " : String($0) }.joined()
  }

  @Test(arguments: [
    (Text.DateStyle.time, "11:23 PM", "23:23"), (.date, "June 3, 2019", "3. Juni 2019"),
    (.relative, "2 hours, 23 minutes", "2 Stunden, 23 Minuten"),
    (.offset, "+2 hours", "+2 Stunden"), (.timer, "2:23:00", "2:23:00"),
  ])
  func fiveStyles(style: Text.DateStyle, english: String, german: String) {
    let text = Text(Self.date, style: style)
    let later = 2.0 * 3600 + 23 * 60
    #expect(shown(text, in: environment("en", after: later)) == english)
    #expect(shown(text, in: environment("de", after: later)).hasPrefix(german))
    #expect(
      shown(Text("at \(Self.date, style: style)"), in: environment("en", after: later))
        == "at \(english)")
  }

  @Test func theExamplesOfTimers() {
    #expect(
      shown(Text(Self.date, style: .timer), in: environment("en", after: -152)) == "2:32")
    #expect(
      shown(Text(Self.date, style: .offset), in: environment("en", after: -3 * 2_629_746))
        == "-3 months")
  }

  @Test(arguments: [
    ("en", "GMT", "9:30 AM – 3:30 PM"), ("en", "Asia/Tokyo", "6:30 PM – 12:30 AM"),
    ("de", "Europe/Berlin", "11:30–17:30 Uhr"),
  ])
  func intervalsAndRanges(locale: String, zone: String, expected: String) {
    let interval = DateInterval(start: Self.morning, duration: 6 * 3600)
    let environment = environment(locale, zone: zone)
    let words = shown(Text(interval), in: environment)
    #expect(words == shown(Text(interval.start...interval.end), in: environment))
    #expect(words == shown(Text("\(interval)"), in: environment))
    // If the interval includes midnight, the days are written too.
    if zone == "Asia/Tokyo" {
      #expect(words.contains("6:30 PM") && words.contains("12:30 AM"))
    } else {
      #expect(words == expected)
    }
  }

  @Test(arguments: [
    (-10.0, "1:01:40", "0:00"), (0, "1:01:40", "0:00"), (100, "1:00:00", "1:40"),
    (101.5, "59:59", "1:41"), (3700, "0:00", "1:01:40"), (9999, "0:00", "1:01:40"),
  ])
  func timersRunThroughTheirInterval(after seconds: Double, down: String, up: String) {
    let range = Self.date...Self.date + 3700
    let environment = environment("en", after: seconds)
    #expect(shown(Text(timerInterval: range), in: environment) == down)
    #expect(shown(Text(timerInterval: range, countsDown: false), in: environment) == up)
    #expect(shown(Text("\(timerInterval: range)"), in: environment) == down)
  }

  @Test func timersPauseAndDoWithoutHours() {
    let range = Self.date...Self.date + 3700
    let later = environment("en", after: 200)
    let paused = Text(timerInterval: range, pauseTime: Self.date + 100)
    #expect(shown(paused, in: later) == "1:00:00")
    #expect(paused.nextChange(in: later) == nil)
    #expect(shown(Text(timerInterval: range, showsHours: false), in: later) == "58:20")
  }

  @Test func theCalendarAndTheZoneAreThoseOfTheEnvironment() throws {
    let text = Text(Self.date, style: .date)
    #expect(shown(text, in: environment("en", zone: "Asia/Tokyo")) == "June 4, 2019")
    var buddhist = environment("en")
    buddhist.calendar = Calendar(identifier: .buddhist)
    #expect(shown(text, in: buddhist).contains("2562"))
    var east = environment("en")
    east.timeZone = try #require(TimeZone(secondsFromGMT: 7_200))
    #expect(shown(text, in: environment("en")) == "June 3, 2019")
    #expect(shown(text, in: east) == "June 4, 2019")
  }

  // MARK: Changes

  private static let timer = Text(date, style: .timer)

  /// A text that contains a timer changes when the timer does, however it contains it.
  @Test(arguments: [
    ("a text", timer), ("a key", Text("in \(timer)")), ("a sum", Text("a") + timer),
    ("a resource", Text(resource)),
    ("a list", Text(list: [.string("a"), .text(timer), .integer(1)])),
    ("a list in a key", Text("\(Text(list: [.text(timer)]))")),
    ("the earlier of two", Text("\(Text(date, style: .relative)) \(timer)")),
  ])
  func liveTextsPredictTheirNextChange(row: String, text: Text) {
    let now = environment("en", after: -7200.25)
    #expect(text.nextChange(in: now) == now.now + 0.25, "\(row)")
  }

  private static let resource = LocalizedStringResource(
    key: "in %@", value: String.LocalizationValue(key: "in %@", arguments: [.text(timer)]),
    table: nil, locale: .current, bundle: .main)

  @Test(arguments: [
    Text("a"), Text(date, style: .date), Text(date, style: .time), Text(date...date + 1),
    Text("\(date)"), Text(list: [.string("a")]), Text(LocalizedStringResource("a \(1)")),
  ])
  func otherTextsNeverChange(text: Text) {
    #expect(text.nextChange(in: environment("en")) == nil)
  }

  /// A text changes at the time that it predicts, and not before.
  @Test(arguments: Text.DateStyle.allCases)
  func textsChangeAtThePredictedTime(style: Text.DateStyle) {
    let text = Text("\(Self.date, style: style)")
    var place = environment("en", after: -100_000.5)
    for _ in 0..<20 {
      guard let change = text.nextChange(in: place) else {
        #expect([.date, .time].contains(style))
        return
      }
      let words = shown(text, in: place)
      #expect(change > place.now)
      place.now = change - 0.01
      #expect(shown(text, in: place) == words)
      place.now = change + 0.01
      #expect(shown(text, in: place) != words)
    }
  }
}
