import Foundation
import LocalizedFoundation
import Testing

/// Formats that are filled by Foundation's functions, as code did before `String(localized:)`.
@Suite struct FormatTests {
  private static let rules = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld cats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@cats@</string>
      <key>cats</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>ONE</string><key>other</key><string>OTHER</string>
      </dict></dict></dict></plist>
    """

  private func bundle() throws -> TestBundle {
    try TestBundle([
      "en.lproj/Localizable.stringsdict": Self.rules.replacing("ONE", with: "%lld cat")
        .replacing("OTHER", with: "%lld cats"),
      "de.lproj/Localizable.stringsdict": Self.rules.replacing("ONE", with: "%lld Katze")
        .replacing("OTHER", with: "%lld Katzen"),
      // French counts 0 as one, and has the same form `other` as English.
      "fr.lproj/Localizable.stringsdict": Self.rules.replacing("ONE", with: "%lld chat")
        .replacing("OTHER", with: "%lld cats"),
      "en.lproj/Localizable.strings": #""%@ is here" = "%@ is here"; "%lld dogs" = "%lld dogs";"#,
    ])
  }

  @Test(arguments: [
    ("en", 1, "1 cat"), ("en", 0, "0 cats"), ("en", 1_234, "1,234 cats"), ("de", 1, "1 Katze"),
    ("de", 1_234, "1.234 Katzen"), ("fr", 0, "0 chat"), ("fr", 2, "2 cats"),
  ])
  func aNumberChoosesThePluralForm(language: String, count: Int, expected: String) throws {
    let bundle = try bundle()
    let text = Localizer.withMainBundle(bundle.bundle) {
      Localizer.withPreferredLanguages([language]) {
        String.localizedStringWithFormat(NSLocalizedString("%lld cats", comment: ""), count)
      }
    }
    #expect(text == expected)
  }

  /// Without a locale, numbers are written as in C.
  @Test(arguments: [(1, "1 Katze"), (1_234, "1234 Katzen")])
  func formatsChooseItToo(count: Int, expected: String) throws {
    let bundle = try bundle()
    Localizer.withMainBundle(bundle.bundle) {
      Localizer.withPreferredLanguages(["de"]) {
        let format = NSLocalizedString("%lld cats", comment: "")
        #expect(String(format: format, count) == expected)
        #expect(String(format: format, locale: nil, count) == expected)
        let swiss = Locale(identifier: "de_CH")
        let written = count.formatted(.number.locale(swiss))
        #expect(
          String(format: format, locale: swiss, count)
            == expected.replacing(String(count), with: written))
      }
    }
  }

  /// A catalog has plural forms, too.
  @Test func catalogsHaveThemAsWell() throws {
    let bundle = try TestBundle([
      "Localizable.xcstrings": #"""
      {"sourceLanguage": "en", "strings": {"%lld cats": {"localizations": {"de": {"variations":
        {"plural": {"one": {"stringUnit": {"value": "%lld Katze"}},
        "other": {"stringUnit": {"value": "%lld Katzen"}}}}}}}}}
      """#
    ])
    let texts = Localizer.withMainBundle(bundle.bundle) {
      Localizer.withPreferredLanguages(["de"]) {
        [1, 2].map {
          String.localizedStringWithFormat(NSLocalizedString("%lld cats", comment: ""), $0)
        }
      }
    }
    #expect(texts == ["1 Katze", "2 Katzen"])
  }

  /// What is not in a catalog, or has no plural forms, is filled as Foundation does.
  @Test func otherFormatsAreFoundations() throws {
    let bundle = try bundle()
    Localizer.withMainBundle(bundle.bundle) {
      Localizer.withPreferredLanguages(["en"]) {
        let here = NSLocalizedString("%@ is here", comment: "")
        #expect(String(format: here, "Ann") == "Ann is here")
        #expect(
          String(format: NSLocalizedString("%lld dogs", comment: ""), 1_234) == "1234 dogs")
        #expect(String.localizedStringWithFormat("%d", 1_234) == "1,234")
        #expect(String(format: "%.2f", 1.5) == "1.50")
        #expect(String(format: "%02x|%d", 10, 3) == "0a|3")
        #expect(String(format: "%d", locale: Locale(identifier: "de"), 1_234) == "1.234")
        #expect(String(format: "a%%") == "a%")
        // Several numbers: always `other`.
        #expect(
          String(format: NSLocalizedString("%lld cats", comment: "") + " %d", 1, 2) == "1 cats 2")
      }
    }
  }

  /// Keys may be made from what a client sends.
  @Test func onlySomeFormatsAreKept() throws {
    let bundle = try bundle()
    Localizer.withMainBundle(bundle.bundle) {
      Localizer.withPreferredLanguages(["de"]) {
        for number in 0..<3_000 { _ = NSLocalizedString("%lld \(number)", comment: "") }
        let format = NSLocalizedString("%lld cats", comment: "")
        #expect(String.localizedStringWithFormat(format, 1) == "1 Katze")
      }
    }
  }
}
