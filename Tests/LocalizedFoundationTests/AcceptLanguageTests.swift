import Foundation
import LocalizedFoundation
import Testing

/// The languages that a request accepts, and the one that is in force.
@Suite struct AcceptLanguageTests {
  @Test(arguments: [
    // The examples of RFC 9110, 12.5.4, and of RFC 4647.
    ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-gb", "en"]),
    ("zh-hant-cn-x-private1-private2", ["zh-hant-cn-x-private1-private2"]),
    ("en;q=0.5, de-AT, fr;q=0.8", ["de-AT", "fr", "en"]),
    ("en;q=0.5,de;q=0.5,fr;q=0.5", ["en", "de", "fr"]),
    ("de ; q=0.001\t, fr;Q=1.000", ["fr", "de"]),
    ("de;q=0, fr;q=0.0, it;q=0.000, en", ["en"]),
    ("*", []), ("*;q=0.5, de", ["de"]), ("", []), (",, ,", []),
    // What is no quality and what is no language.
    ("de;q=2, fr;q=0.1234, it;q=-1, es;q=x, pt;q=, en", ["en"]),
    ("../../etc, d e, deutschdeutsch, 12, -de, de-, ü, en", ["en"]),
    ("de;level=1;q=0.3, en;q=0.4", ["en", "de"]),
  ])
  func theBestIsFirst(header: String, expected: [String]) {
    #expect(Localizer.languages(inAcceptLanguage: header) == expected)
  }

  /// A client may send anything.
  @Test func longHeadersAreCut() {
    let many = String(repeating: "de,", count: 100_000)
    #expect(Localizer.languages(inAcceptLanguage: many).count == 50)
    let long = String(repeating: ";q=", count: 100_000)
    #expect(Localizer.languages(inAcceptLanguage: "de" + long).isEmpty)
  }

  @Test(arguments: [(["fr-CA", "de"], "de"), (["de-AT"], "de-AT"), (["it"], "en")])
  func theLanguageInForceIsThatOfTheTexts(languages: [String], expected: String) throws {
    let things = try TestBundle.things()
    let found = Localizer.withMainBundle(things.bundle) {
      Localizer.withPreferredLanguages(languages) { Locale.localized }
    }
    #expect(found.identifier(.bcp47) == expected)
    let date = Date(timeIntervalSince1970: 1_559_604_180)
    let style = Date.FormatStyle.dateTime.month(.wide)
    #expect(
      date.formatted(style.locale(found))
        == date.formatted(style.locale(Locale(identifier: expected))))
  }
}
