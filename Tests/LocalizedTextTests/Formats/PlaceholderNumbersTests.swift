import Foundation
import ICUServices
import LocalizedText
import MessageSyntax
import TestMaterial
import Testing

@Suite struct PlaceholderNumbersTests {
  private func text(_ format: String, _ argument: Argument, locale: String = "en") -> String {
    Resolver(environment: EnvironmentValues(locale: LocaleTag(locale)))
      .resolve(FormatString(format), arguments: [argument]).text
  }

  /// The numbers are those that Tests/Expectations/printf.py got from C's printf.
  ///
  /// The locale of POSIX has C's digits and no groups; its exponents have a capital E as in every
  /// locale.
  @Test func agreesWithPrintf() throws {
    let resolver = Resolver(
      environment: EnvironmentValues(locale: LocaleTag("en-US-u-va-posix")))
    let lines = try Checkout.lines(of: "Tests/LocalizedTextTests/Vectors/printf.tsv")
    #expect(lines.count > 1000)
    for line in lines {
      let parts = line.components(separatedBy: "\t")
      let argument: Argument =
        switch parts[1] {
        case "d": .integer(try #require(Int64(parts[2])))
        case "u": .unsigned(try #require(UInt64(parts[2])))
        default: .double(try #require(Double(parts[2])))
        }
      let text = "|" + resolver.resolve(FormatString(parts[0]), arguments: [argument]).text + "|"
      let isScientific = "eg".contains(parts[0].last ?? " ")
      #expect((isScientific ? text.lowercased() : text) == parts[3], "\(line)")
    }
  }

  static let locales = ["en", "de", "fr", "ja", "ar-EG", "hi", "fa", "th", "he", "ru", "es", "pl"]

  /// Foundation writes localized numbers with its own copy of ICU.
  ///
  /// If it fills with zeros, it also groups them and adds blanks, so those formats are compared
  /// with printf instead.
  @Test(arguments: locales)
  func writesLocalizedIntegersAsFoundation(locale: String) {
    let foundation = Locale(identifier: locale)
    for format in ["%lld", "%+lld", "%.3lld", "%.0lld", "%22lld|", "%-22lld|", "%hd", "%hhi"] {
      for value: Int64 in [0, 1, -5, 42, 1234, -12_345, 1_234_567, .max, .min] {
        let expected = String(format: format, locale: foundation, value)
        #expect(text(format, .integer(value), locale: locale) == expected, "\(format) \(value)")
      }
    }
  }

  @Test(.onDebian12, arguments: locales)
  func writesLocalizedNumbersAsFoundation(locale: String) {
    let foundation = Locale(identifier: locale)
    for format in ["%f", "%.0f", "%.2lf", "%+.1f", "%12.3f|", "%-12.1f|", "%e", "%.2E", "%g"] {
      for value in [0, 1.5, -0.25, 1234.5, -1_234_567.891, 1e-7, 1e15, .infinity, .nan] {
        // Arabic has changed its words for these since ICU 72.
        if locale == "ar-EG", value.isNaN { continue }
        let expected = String(format: format, locale: foundation, value)
          .replacingOccurrences(of: "أس", with: "اس")
        #expect(text(format, .double(value), locale: locale) == expected, "\(format) \(value)")
      }
    }
  }

  /// Every row of the table of specifiers on which the locale has an effect.
  @Test(
    arguments: [
      ("%llu", .unsigned(.max), "18,446,744,073,709,551,615"), ("%@", .unsigned(12), "12"),
      ("%d", .unsigned(.max), "18,446,744,073,709,551,615"),
      ("%d", .integer(1 << 40), "1,099,511,627,776"),
      ("%u", .integer(-1), "-1"), ("%+u", .integer(5), "5"), ("%hu", .integer(-1), "65,535"),
      ("%hhd", .unsigned(.max), "-1"), ("%qd", .integer(1234), "1,234"),
      ("%zd", .integer(1234), "1,234"),
      ("%td", .integer(1234), "1,234"), ("%jd", .integer(1234), "1,234"),
      ("%D", .integer(1234), "1,234"),
      ("%U", .integer(1234), "1,234"), ("%O", .integer(8), "10"), ("%'d", .integer(1234), "1,234"),
      ("%'.1f", .double(1234.5), "1,234.5"), ("%05d", .integer(42), "00042"),
      ("%08d", .integer(1_234_567), "01234567"), ("%C", .integer(0x4E2D), "中"),
      ("%C", .integer(0xD800), "\u{fffd}"), ("%c", .integer(0xE9), "é"),
      ("%c", .unsigned(.max), "ÿ"),
      ("%lc", .integer(0x1F3A5), "🎥"), ("%lc", .integer(-1), "\u{fffd}"),
      ("%llx", .unsigned(.max), "ffffffffffffffff"), ("%o", .unsigned(.max), "37777777777"),
      ("% d", .integer(1), " 1"), ("%10@", .integer(1), "1"), ("%s", .integer(1), "1"),
      ("%f", .integer(2), "2"), ("%d", .double(2.5), "2.5"), ("%a", .double(.infinity), "inf"),
      ("%-6a|", .double(.nan), "nan   |"), ("%.*f", .integer(1), "%.*f"),
    ] as [(String, Argument, String)])
  func writesEverySpecifier(format: String, argument: Argument, expected: String) {
    #expect(text(format, argument) == expected)
  }

  @Test func unsignedNumbersChooseFormsAndAmounts() {
    let resolver = Resolver(environment: EnvironmentValues(locale: LocaleTag("ru")))
    let forms: [PluralCategory: String] = [.zero: "z", .one: "o", .many: "m"]
    #expect(resolver.form(of: forms, for: .unsigned(0)) == "z")
    #expect(resolver.form(of: forms, for: .unsigned(21)) == "o")
    #expect(resolver.form(of: forms, for: .unsigned(.max)) == "m")
    let stars = FormatString("%*d|%.*f")
    let arguments: [Argument] = [.unsigned(4), .unsigned(7), .unsigned(1), .double(0.25)]
    #expect(resolver.resolve(stars, arguments: arguments).text == "   7|0,2")
  }
}
