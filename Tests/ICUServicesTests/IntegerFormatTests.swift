import Foundation
import TestMaterial
import Testing

@testable import ICUServices

@Suite struct IntegerFormatTests {
  /// Every locale that ICU knows, and some numbering systems of CLDR.
  static let locales: [String] =
    Locale.availableIdentifiers.map { Locale.identifier(.bcp47, from: $0) }.sorted()
    + [
      "arab", "hanidec", "latn", "mathsanb", "roman", "tamldec", "hebr", "adlm", "fullwide",
    ].map { "en-u-nu-" + $0 } + ["", "zz", "es-ES", "pt-PT", "pl", "en-IN", "bg-BG"]

  private static let integers: [Int64] = {
    var generator = SeededGenerator(seed: 7)
    let random = (0..<40).map { _ in
      Int64(bitPattern: generator.next()) >> Int64.random(in: 0..<63, using: &generator)
    }
    return random + [
      0, 1, -1, 9, 10, 99, 100, 999, 1000, -1000, 1234, 9999, 10_000, -12_345, 99_999, 100_000,
      999_999, 1_000_000, 12_345_678, .max, .min, .min + 1,
    ]
  }()

  @Test func agreesWithICUInEveryLocale() throws {
    var regular = 0
    #expect(Self.locales.count > 700)
    for locale in Self.locales {
      let plain = try NumberFormat(locale: locale)
      let format = try IntegerFormat(locale: locale)
      if format.pattern != nil { regular += 1 }
      for value in Self.integers {
        #expect(try format.text(of: value) == plain.text(of: value), "\(locale) \(value)")
      }
      for value in [0, 1, UInt64.max, 1 << 63, 12_345] {
        #expect(try format.text(of: value) == plain.text(of: value), "\(locale) \(value)")
      }
    }
    // Without a pattern, this would only compare ICU with itself.
    #expect(regular == Self.locales.count)
  }

  /// Formats with more than digits, groups and a sign are left to ICU.
  @Test(arguments: [
    "compact-short", "percent", "scientific", ".00", "measure-unit/length-meter", "sign-always",
    "currency/EUR", "scale/1000", "integer-width/##00",
  ])
  func learnsNothingFromOtherFormats(skeleton: String) throws {
    for locale in ["en", "ar-EG", "ja"] {
      #expect(try IntegerPattern(of: NumberFormat(skeleton: skeleton, locale: locale)) == nil)
    }
  }

  /// CLDR's minimum grouping digits.
  @Test(arguments: [
    ("es", "1234", "12.345"), ("pt-PT", "1234", "12\u{a0}345"), ("pl", "1234", "12\u{a0}345"),
    ("de", "1.234", "12.345"), ("hi", "1,234", "12,345"),
  ])
  func groupsFromTheLocalesNumberOfDigits(locale: String, four: String, five: String) throws {
    let format = try IntegerFormat(locale: locale)
    #expect(try format.text(of: Int64(1234)) == four)
    #expect(try format.text(of: Int64(12_345)) == five)
  }
}
