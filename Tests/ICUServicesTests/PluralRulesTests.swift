import Foundation
import ICUServices
import Testing

@Suite struct PluralRulesTests {
  /// Categories from CLDR's plural charts.
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

  /// Small integers come from a table; doubles always go to ICU and serve as the expectation.
  @Test(arguments: ["en", "fr", "ar", "ru", "cy", "lv", "gv", "br", "mt", "pt", "he", "ja", "zz"])
  func smallIntegersHaveTheCategoriesOfICU(locale: String) throws {
    let rules = try PluralRules(locale: locale)
    for value in -300...300 as ClosedRange<Int64> {
      let expected = try rules.category(of: Double(value))
      #expect(try rules.category(of: value) == expected, "\(value)")
      #expect(try rules.category(of: value.magnitude) == expected, "\(value)")
    }
    #expect(try rules.category(of: UInt64.max) == rules.category(of: Double(115)))
  }

  /// The category depends on the digits that are shown.
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

/// The categories of 250 numbers in 92 languages, written by Babel (Tests/Expectations/plurals.py).
@Suite struct PluralVectorsTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let locale: String
    /// Each number as it is written, with its category.
    let categories: [(number: String, category: PluralCategory)]

    var testDescription: String { locale }
  }

  static let vectors: [Vector] = {
    do {
      let file = Bundle.module.url(forResource: "Vectors/plurals", withExtension: "tsv")
      return try String(contentsOf: #require(file), encoding: .utf8)
        .split(separator: "\n").map(vector)
    } catch {
      Issue.record(error)
      return []
    }
  }()

  private static func vector(_ line: Substring) throws -> Vector {
    let fields = line.split(separator: "\t")
    var categories: [(number: String, category: PluralCategory)] = []
    for field in fields.dropFirst() {
      let halves = field.split(separator: ":")
      let category = try #require(PluralCategory(rawValue: String(halves[0])))
      categories += halves[1].split(separator: " ").flatMap(numbers).map { ($0, category) }
    }
    return Vector(locale: String(fields[0]), categories: categories)
  }

  /// The numbers of a range: `2-4` is 2, 3 and 4.
  private static func numbers(_ range: Substring) -> [String] {
    let ends = range.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 ? (ends[0]...ends[1]).map(String.init) : [String(range)]
  }

  @Test func vectorsAreThere() {
    #expect(Self.vectors.count == 92)
    #expect(Self.vectors.allSatisfy { $0.categories.count == 250 })
  }

  @Test(arguments: vectors)
  func sortsAsBabelDoes(vector: Vector) throws {
    let rules = try PluralRules(locale: vector.locale)
    let tenths = try NumberFormat(skeleton: ".0", locale: vector.locale)
    let hundredths = try NumberFormat(skeleton: ".00", locale: vector.locale)
    var differences: [String] = []
    for (number, expected) in vector.categories {
      let category: PluralCategory
      if let integer = Int64(number) {
        category = try rules.category(of: integer)
      } else {
        let value = try #require(Double(number))
        let digits = number.split(separator: ".").last?.count
        category =
          digits == 1
          ? try rules.category(of: value, as: tenths)
          : try rules.category(of: value, as: hundredths)
      }
      if category != expected { differences.append("\(number) is \(category), not \(expected)") }
    }
    #expect(differences == [])
  }
}
