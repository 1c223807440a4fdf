import ICU
import Testing

@Suite struct PluralRulesTests {
  /// Answers of CLDR's plural charts.
  static let integers: [(String, Int64, PluralCategory)] = [
    ("en", 0, .other), ("en", 1, .one), ("en", 2, .other), ("en-x-linearf", 1, .one),
    ("fr", 0, .one), ("fr", 1, .one), ("ru", 1, .one), ("ru", 2, .few), ("ru", 5, .many),
    ("ar", 1, .one), ("lv", 11, .zero), ("fr", 1_000_000, .many), ("pt", 0, .one),
    ("pt-PT", 0, .other),
    ("ru", 21, .one), ("ru", 22, .few), ("ru", 11, .many), ("ru", 9_007_199_254_740_993, .few),
    ("ar", 0, .zero), ("ar", 2, .two), ("ar", 3, .few), ("ar", 11, .many), ("ar", 100, .other),
    ("lv", 0, .zero), ("lv", 20, .zero), ("lv", 21, .one), ("ja", 1, .other),
    ("zz", 1, .other), ("", 1, .other), ("not a tag \u{0}", 1, .other),
  ]

  @Test(arguments: integers)
  func sortsIntegers(locale: String, value: Int64, category: PluralCategory) throws {
    #expect(try PluralRules(locale: locale).category(of: value) == category)
  }

  /// Numbers with a fraction go to ICU each time; integral ones are written as integers are.
  @Test(arguments: ["en", "fr", "ar", "ru", "cy", "lv", "gv", "br", "mt", "pt", "he", "ja", "zz"])
  func smallIntegersAreSortedAsICUSortsThem(locale: String) throws {
    let rules = try PluralRules(locale: locale)
    for value in -300...300 as ClosedRange<Int64> {
      let expected = try rules.category(of: Double(value))
      #expect(try rules.category(of: value) == expected, "\(value)")
      #expect(try rules.category(of: value.magnitude) == expected, "\(value)")
    }
    #expect(try rules.category(of: UInt64.max) == rules.category(of: Double(115)))
  }

  /// CLDR goes by the digits that are seen.
  @Test(arguments: [
    ("en", 1, "", PluralCategory.one), ("en", 1, ".0", .other), ("fr", 1, ".0", .one),
    ("ru", 1, ".0", .other), ("da", 1.5, ".0", .one), ("fr", 1.5, "", .one),
    ("ru", 1.5, "", .other), ("he", 1.5, "", .other), ("he", 0.5, "", .one),
    ("fr", 1_000_000, "compact-long", .many), ("es", 1_000_000, "compact-long", .many),
  ])
  func visibleDigitsDecide(
    locale: String, value: Double, skeleton: String, category: PluralCategory
  ) throws {
    let format = try NumberFormat(skeleton: skeleton, locale: locale)
    #expect(try PluralRules(locale: locale).category(of: value, as: format) == category)
    if skeleton.isEmpty { #expect(try PluralRules(locale: locale).category(of: value) == category) }
  }

  @Test func survivesLongTags() throws {
    let tag = String(repeating: "a", count: 100_000)
    #expect(try PluralRules(locale: tag).category(of: Int64(1)) == .other)
  }
}
