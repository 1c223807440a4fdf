import Foundation
import LocalizedText
import Testing

/// Formats do not depend on the preference for full names, in any locale that Foundation knows.
@Suite struct LocaleFormatsTests {
  static let identifiers =
    Locale.availableIdentifiers.sorted() + [
      "en_GB_OED", "nn_NO_NY", "de-u-co-phonebk", "de_DE@calendar=japanese;currency=EUR",
      "ja_JP_TRADITIONAL", "es__TRADITIONAL", "i-klingon", "ar-EG-u-nu-latn", "en-x-foo",
      "en-a-bbb-x-a-ccc", "th-TH-u-ca-buddhist-nu-thai", "zh-hant",
    ]
  /// They are divided into portions, so that the tests run in parallel.
  static let portions = stride(from: 0, to: identifiers.count, by: 100).map {
    Array(identifiers[$0..<min($0 + 100, identifiers.count)])
  }

  private static let date = Date(timeIntervalSince1970: 1_777_879_800)

  /// Texts that a locale writes.
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
  func privateUseDoesNotChangeFormats(identifiers: [String]) throws {
    let own = try PrivateUseTag("linearf")
    for identifier in identifiers {
      let locale = Locale(identifier: identifier)
      let changed = locale.adding(own)
      #expect(changed.privateUseTags.contains(own), "\(identifier)")
      #expect(changed.adding(own) == changed, "\(identifier)")
      #expect(LocaleTag(changed.removing(own)) == LocaleTag(locale), "\(identifier)")
      #expect(texts(changed) == texts(locale), "\(identifier)")
    }
  }

  /// The codesets and currencies in POSIX names do not change what is written.
  @Test(arguments: [
    ("fr_CA.UTF-8", "fr-CA"), ("de_DE@euro", "de-DE"), ("de_DE.UTF-8@euro", "de-DE"),
    ("ja_JP.eucJP", "ja-JP"), ("sr_RS@latin", "sr-Latn-RS"), ("uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ"),
    ("ca_ES.UTF-8@valencia", "ca-ES-valencia"),
  ])
  func namesOfPOSIXWriteLikeTheirLocale(name: String, tag: String) {
    let environment = EnvironmentValues(locale: LocaleTag(name))
    #expect(environment.locale.identifier == tag)
    #expect(texts(environment.locale) == texts(Locale(identifier: tag)))
    #expect(texts(Locale(LocaleTag(name))) == texts(Locale(identifier: tag)))
    let text = Text("\(1234.5, format: .number)").resolve(in: environment).text
    #expect(text == 1234.5.formatted(.number.locale(Locale(identifier: tag))))
  }

  /// Without a language, the formats are those of the locale C.
  ///
  /// A locale with private use cannot have them, so a program has to find the locale of the process
  /// first.
  @Test(arguments: ["", "C", "POSIX"])
  func privateUseDoesNotNeedALanguage(identifier: String) throws {
    let own = try PrivateUseTag("linearf")
    let changed = Locale(identifier: identifier).adding(own)
    #expect(changed.privateUseTags == [own])
    #expect(!LocaleTag(changed).isDetermined)
  }
}
