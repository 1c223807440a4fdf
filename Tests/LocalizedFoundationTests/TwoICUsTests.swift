import Foundation
import LocalizedFoundation
import Testing

/// Values with a format are written by Foundation, all others by the ICU of the system.
///
/// The documentation says so, and where it can be seen.
@Suite struct TwoICUsTests {
  private static let locales = Locale.availableIdentifiers.sorted().map {
    Locale(identifier: $0)
  }

  /// In these languages, a plain number is written as Foundation writes it.
  @Test(arguments: [
    "cs", "da", "de", "en", "en_GB", "es", "es_MX", "fr", "fr_CA", "ja", "ko", "nl", "pl", "pt",
    "pt_PT", "ru", "sv", "tr", "uk", "zh_Hans", "zh_Hant",
  ])
  func bothWriteWholeNumbersInTheSameWay(language: String) {
    let locale = Locale(identifier: language)
    for number in [0, 7, 1234, -1_234_567] {
      #expect(
        String(localized: "\(number)", locale: locale) == number.formatted(.number.locale(locale)))
    }
  }

  @Test func aNumberWithAFormatIsWrittenByFoundation() {
    #expect(Self.locales.count > 900)
    for locale in Self.locales {
      #expect(
        String(localized: "\(-1_234_567, format: .number)", locale: locale)
          == (-1_234_567).formatted(.number.locale(locale)), "\(locale.identifier)")
    }
  }

  @Test func aDateWithAFormatIsWrittenByFoundation() {
    let style = Date.FormatStyle(timeZone: .gmt).year().month(.wide).day().hour().minute()
    let date = Date(timeIntervalSince1970: 1_559_604_180)
    for locale in Self.locales where locale.calendar.identifier == .gregorian {
      #expect(
        String(localized: "\(date, format: style)", locale: locale)
          == date.formatted(style.locale(locale)), "\(locale.identifier)")
    }
  }
}
