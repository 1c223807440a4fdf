import Foundation
import ICUServices
import TestMaterial
import Testing

@testable import LocalizedText

@Suite struct RelativeStyleTests {
  private func formats(_ locale: String) -> ArgumentFormats {
    ArgumentFormats(locale: LocaleTag(locale))
  }

  /// The examples in Apple's documentation, and values between them.
  @Test(arguments: [
    (0, "0 seconds", "+0 seconds", "0:00"), (1, "1 second", "-1 second", "0:01"),
    (0.2, "1 second", "-1 second", "0:01"), (-0.9, "0 seconds", "+0 seconds", "0:00"),
    (-1, "1 second", "+1 second", "0:01"), (303, "5 minutes, 3 seconds", "-5 minutes", "5:03"),
    (-152, "2 minutes, 32 seconds", "+2 minutes", "2:32"), (3600, "1 hour", "-1 hour", "1:00:00"),
    (3723, "1 hour, 2 minutes", "-1 hour", "1:02:03"),
    (-8580, "2 hours, 23 minutes", "+2 hours", "2:23:00"),
    (90_000, "1 day, 1 hour", "-1 day", "25:00:00"),
    (-8_000_000, "3 months, 1 day", "+3 months", "2222:13:20"),
    (34_300_000, "1 year, 1 month", "-1 year", "9527:46:40"),
    (.nan, "0 seconds", "+0 seconds", "0:00"),
  ])
  func writesEnglish(interval: Double, relative: String, offset: String, timer: String) {
    let formats = formats("en")
    #expect(formats.text(ofInterval: interval, style: .relative) == relative)
    #expect(formats.text(ofInterval: interval, style: .offset) == offset)
    #expect(formats.text(ofInterval: interval, style: .timer) == timer)
  }

  @Test func noTimeIsTooFar() {
    let formats = formats("en")
    #expect(formats.relativeText(of: .infinity) == formats.relativeText(of: 1e300))
    #expect(formats.relativeText(of: -.infinity).hasPrefix("31,688 years"))
    #expect(formats.timerText(seconds: .min) == "2562047788015215:30:07")
  }

  /// The texts are those that Tests/Expectations/moments.py got from ICU's C++ classes.
  @Test(.onDebian12) func writesDistancesAsPyICU() throws {
    let lines = try Checkout.lines(of: "Tests/LocalizedTextTests/Vectors/distances.tsv")
    #expect(lines.count > 400)
    for line in lines {
      let parts = line.components(separatedBy: "\t")
      let formats = formats(parts[0])
      let seconds = try #require(Double(parts[1]))
      #expect(formats.relativeText(of: seconds) == parts[2], "\(line)")
      #expect(formats.relativeText(of: -seconds) == parts[2], "\(line)")
      #expect(formats.offsetText(of: seconds) == parts[3], "\(line)")
      #expect(formats.offsetText(of: -seconds) == parts[4], "\(line)")
    }
  }

  /// Compares every language except Slovenian and a few whose digits have changed since ICU 72.
  @Test func writesTimersAsFoundation() {
    var compared = 0
    let languages = Set(Locale.availableIdentifiers.filter { !$0.contains("_") })
    for identifier in languages.subtracting(["sl"]) {
      let locale = Locale(identifier: identifier)
      let formats = formats(locale.identifier(.bcp47))
      let digits = String(format: "%lld", locale: locale, Int64(1_234_567_890))
      if formats.text(of: Int64(1_234_567_890)) != digits { continue }
      let hours = Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: locale)
      let minutes = Duration.TimeFormatStyle(pattern: .minuteSecond, locale: locale)
      #expect(formats.timerText(seconds: 3723) == hours.format(.seconds(3723)), "\(identifier)")
      #expect(formats.timerText(seconds: 152) == minutes.format(.seconds(152)), "\(identifier)")
      compared += 1
    }
    #expect(compared > 150)
  }

  @Test func timersWithoutHoursCountMinutes() {
    #expect(formats("en").timerText(seconds: 3723, showsHours: false) == "62:03")
    #expect(formats("en").timerText(seconds: 360_000, showsHours: false) == "6000:00")
  }

  /// Just before the change the text is still the same; at the change it is different.
  @Test(arguments: [RelativeStyle.relative, .offset, .timer])
  func knowsWhenTextsChange(style: RelativeStyle) {
    let formats = formats("en")
    var generator = SeededGenerator(seed: 5)
    var intervals = TimeSpan.Unit.allCases.flatMap { unit in
      [-1.0, -0.5, 0, 0.5, 1].flatMap { [Double(unit.seconds) + $0, -Double(unit.seconds) + $0] }
    }
    for _ in 0..<300 {
      let scale = Double.random(in: 0..<18, using: &generator)
      intervals.append(Double.random(in: -1...1, using: &generator) * exp(scale))
    }
    for interval in intervals {
      let text = formats.text(ofInterval: interval, style: style)
      let change = style.secondsUntilChange(of: interval)
      #expect(change > 0)
      for part in [0.3, 0.6, 0.9] {
        let later = formats.text(ofInterval: interval - change * part, style: style)
        #expect(later == text, "\(interval) \(change)")
      }
      // A little later, because intervals are not exact.
      let changed = formats.text(ofInterval: interval - change - 0.001, style: style)
      #expect(changed != text, "\(interval) \(change)")
    }
  }
}
