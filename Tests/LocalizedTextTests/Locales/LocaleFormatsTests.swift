import Foundation
import LocalizedText
import Testing

/// Formats do not depend on the wish for full names, in any locale that Foundation knows.
@Suite struct LocaleFormatsTests {
  static let identifiers =
    Locale.availableIdentifiers.sorted() + [
      "en_GB_OED", "nn_NO_NY", "de-u-co-phonebk", "de_DE@calendar=japanese;currency=EUR",
      "ja_JP_TRADITIONAL", "es__TRADITIONAL", "i-klingon", "ar-EG-u-nu-latn", "en-x-foo",
      "en-a-bbb-x-a-ccc", "th-TH-u-ca-buddhist-nu-thai", "zh-hant",
    ]
  /// They are taken in portions, so that the tests run side by side.
  static let portions = stride(from: 0, to: identifiers.count, by: 100).map {
    Array(identifiers[$0..<min($0 + 100, identifiers.count)])
  }

  private static let date = Date(timeIntervalSince1970: 1_777_879_800)

  /// What a locale writes.
  private func texts(_ locale: Locale) -> [String] {
    [
      Double(1_234_567.891).formatted(.number.locale(locale)),
      Double(-1234.5).formatted(.currency(code: "EUR").locale(locale)),
      Self.date.formatted(
        .dateTime.day().month(.wide).year().weekday().hour().minute().locale(locale)),
      locale.localizedString(forLanguageCode: "fr") ?? "-",
      "\(locale.firstDayOfWeek)", "\(locale.calendar.identifier)",
    ]
  }

  @Test(arguments: portions)
  func formatsAreTheSame(identifiers: [String]) {
    for identifier in identifiers {
      let locale = Locale(identifier: identifier)
      let full = locale.withFullNameSubtag()
      #expect(full.prefersFullNames, "\(identifier)")
      #expect(full.withFullNameSubtag() == full, "\(identifier)")
      #expect(LocaleTag(full.settingFullNames(false)) == LocaleTag(locale), "\(identifier)")
      #expect(texts(full) == texts(locale), "\(identifier)")
    }
  }

  /// Without a language there are the formats of C, which a locale with private use cannot have:
  /// the process's locale is to be found first.
  @Test(arguments: ["", "C", "POSIX"])
  func row5WithoutALanguageThereIsNone(identifier: String) {
    let full = Locale(identifier: identifier).withFullNameSubtag()
    #expect(full.prefersFullNames)
    #expect(!LocaleTag(full).isDetermined)
  }
}
