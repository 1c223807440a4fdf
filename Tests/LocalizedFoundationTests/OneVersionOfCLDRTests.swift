import Foundation
import LocalizedFoundation
import LocalizedText
import LocalizedViews
import Testing

/// Foundation writes the values of a text, with or without a format, in each of its locales.
@Suite struct OneVersionOfCLDRTests {
  static let locales = Locale.availableIdentifiers.sorted().map { Locale(identifier: $0) }

  @Test func foundationHasItsLocales() {
    #expect(Self.locales.count >= 1_034)
  }

  @Test(arguments: [0, 7, 1234, -1234, 12_345, -1_234_567])
  func anIntegerIsAsWithAFormat(number: Int) {
    for locale in Self.locales {
      let text = String(localized: "\(number)|\(number, format: .number)", locale: locale)
      let parts = text.split(separator: "|")
      #expect(parts.count == 2 && parts[0] == parts[1], "\(locale.identifier): \(text)")
    }
  }

  @Test func aLargeIntegerIsAsWithAFormat() {
    for locale in Self.locales {
      let number = UInt64.max
      let text = String(localized: "\(number)|\(number, format: .number)", locale: locale)
      let parts = text.split(separator: "|")
      #expect(parts.count == 2 && parts[0] == parts[1], "\(locale.identifier): \(text)")
    }
  }

  @Test(arguments: [0.5, -1234.567_891, 9_999.999_999_9])
  func aNumberIsAsWithAFormat(number: Double) {
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    for locale in Self.locales {
      let text = String(
        localized: "\(number, specifier: "%.2f")|\(number, format: style)", locale: locale)
      let parts = text.split(separator: "|")
      #expect(parts.count == 2 && parts[0] == parts[1], "\(locale.identifier): \(text)")
    }
  }

  @Test func amountsAreAsWithAFormat() {
    for locale in Self.locales {
      let percent = FloatingPointFormatStyle<Double>.Percent(locale: locale)
        .precision(.fractionLength(0...2))
      #expect(shown(Text(percent: 0.1234), locale) == percent.format(0.1234))
      let currency = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: locale)
      #expect(shown(Text(amount: 1234.5, currency: "eur"), locale) == currency.format(1234.5))
      let list = ["a", "b", "c"].formatted(.list(type: .and).locale(locale))
      #expect(
        shown(Text(list: [.string("a"), .string("b"), .string("c")]), locale) == list,
        "\(locale.identifier)")
    }
  }

  @Test func datesAreAsWithAFormat() {
    let date = Date(timeIntervalSince1970: 1_559_604_180)
    for locale in Self.locales {
      let day = Date.FormatStyle(date: .long, time: .omitted)
      let time = Date.FormatStyle(date: .omitted, time: .shortened)
      #expect(shown(Text(date, style: .date), locale) == shown(Text(date, format: day), locale))
      #expect(shown(Text(date, style: .time), locale) == shown(Text(date, format: time), locale))
      let interval = Date.IntervalFormatStyle(date: nil, time: .shortened)
      #expect(
        shown(Text(date...date + 20_000), locale)
          == shown(Text(date..<date + 20_000, format: interval), locale), "\(locale.identifier)")
    }
  }

  @Test(arguments: [(0, false), (152, false), (3723, true), (363_723, true)])
  func timersAreAsWithAFormat(seconds: Int, hasHours: Bool) {
    for locale in Self.locales {
      let style = Duration.TimeFormatStyle(
        pattern: hasHours ? .hourMinuteSecond : .minuteSecond, locale: locale)
      let timer = Text(Date(timeIntervalSinceReferenceDate: Double(seconds)), style: .timer)
      #expect(shown(timer, locale) == style.format(.seconds(seconds)), "\(locale.identifier)")
    }
  }

  /// The words for units of time are not Foundation's, but the number in them is.
  @Test func theNumberOfUnitsIsFoundations() {
    let year = 31_556_952.0
    for locale in Self.locales {
      let future = Date(timeIntervalSinceReferenceDate: 1234 * year)
      let number = 1234.formatted(.number.locale(locale))
      #expect(shown(Text(future, style: .relative), locale).utf8.firstRange(of: number.utf8) != nil)
      let past = Date(timeIntervalSinceReferenceDate: -1234 * year)
      let signed = 1234.formatted(.number.sign(strategy: .always()).locale(locale))
      let text = shown(Text(past, style: .offset), locale)
      #expect(text.utf8.firstRange(of: signed.utf8) != nil, "\(locale.identifier): \(text)")
    }
  }

  /// Each way to a text leads to the same number; only an environment of one's own has the ICU of
  /// the system unless it is told otherwise.
  @MainActor @Test func eachWayToATextHasFoundationsNumber() {
    // Debian's ICU writes 1.234.
    let number = 1234
    #expect(number.formatted(.number.locale(Locale(identifier: "it"))) == "1234")
    var italian = EnvironmentValues(locale: LocaleTag("it"))
    EnvironmentValues.withCurrent(italian) {
      #expect(String(localized: "\(number) km") == "1234 km")
      #expect(AttributedString(localized: "\(number) km") == AttributedString("1234 km"))
      #expect(Text("\(number) km").resolve(in: .current).text == "1234 km")
    }
    Localizer.withPreferredLanguages(["it"]) {
      #expect(String(localized: "\(number) km", locale: Locale(identifier: "it")) == "1234 km")
    }
    #expect(Text("\(number) km").placedTexts(in: italian).map { $0.resolve().text } == ["1234 km"])
    italian.formatLibrary = .foundation
    #expect(Text("\(number) km").resolve(in: italian).text == "1234 km")
    #expect(
      Resolver(environment: italian).resolve(format: "%lld", arguments: [.integer(1234)]).text
        == "1234")
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func noDateIsTooFar(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    for style in Text.DateStyle.allCases {
      _ = shown(Text(date, style: style), Locale(identifier: "th"))
    }
    _ = shown(
      Text(DateInterval(start: .distantPast, end: .distantFuture)), Locale(identifier: "th"))
  }

  private func shown(_ text: Text, _ locale: Locale) -> String {
    var environment = EnvironmentValues(locale: LocaleTag(locale.identifier))
    environment.formatLibrary = .foundation
    return text.resolve(in: environment).text
  }
}
