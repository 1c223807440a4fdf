import Foundation
import ICU
import Testing

/// The categories of some hundred numbers in over 90 languages, as Babel knows them.
@Suite struct PluralVectorsTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let locale: String
    /// The category of each number as it is written.
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

  /// The numbers of a run: `2-4` are 2, 3 and 4.
  private static func numbers(_ run: Substring) -> [String] {
    let ends = run.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 ? (ends[0]...ends[1]).map(String.init) : [String(run)]
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

  // MARK: Languages of which ICU knows the plural rules alone

  /// CLDR's rules for these languages, read from its `plurals.xml`, at the numbers where they differ.
  ///
  /// Later versions of ICU may have other data for some of them, but the rules stay.
  @Test(
    arguments: [
      // one: n = 1
      (
        "an bal dv kaj kcg nah nr ny pap sdh ss ssy st syr tig tn ts ve vo",
        ["0": .other, "1": .one, "2": .other, "3": .other, "11": .other, "21": .other, "1.0": .one]
      ),
      // one: i = 1 and v = 0
      ("io lij scn", ["0": .other, "1": .one, "2": .other, "21": .other, "1.0": .other]),
      // one: n = 0..1
      (
        "guw nso wa", ["0": .one, "1": .one, "2": .other, "11": .other, "0.0": .one, "1.5": .other]
      ),
      // one: n = 1; two: n = 2
      (
        "iu sma smi smj sms",
        ["0": .other, "1": .one, "2": .two, "3": .other, "12": .other, "2.0": .two]
      ),
      // zero: n % 10 = 0 or n % 100 = 11..19; one: n % 10 = 1 and n % 100 != 11
      (
        "prg",
        ["0": .zero, "10": .zero, "12": .zero, "1": .one, "21": .one, "11": .zero, "2": .other]
      ),
      // no forms at all
      ("hnj jbo nqo osa tpi", ["0": .other, "1": .other, "2": .other, "1.0": .other]),
    ] as [(String, [String: PluralCategory])])
  func languagesWithoutOtherData(languages: String, categories: [String: PluralCategory]) throws {
    for language in languages.split(separator: " ").map(String.init) {
      // A region or a script that the rules say nothing of changes nothing.
      for locale in [language, language + "-Latn-ZZ"] {
        let rules = try PluralRules(locale: locale)
        let tenths = try NumberFormat(skeleton: ".0", locale: locale)
        for (number, expected) in categories {
          let category =
            if let integer = Int64(number) {
              try rules.category(of: integer)
            } else {
              try rules.category(of: #require(Double(number)), as: tenths)
            }
          #expect(category == expected, "\(number) in \(locale)")
        }
      }
    }
  }

  @Test(arguments: ["und", "", "zz", "x-linearf", "tlh"])
  func languagesWithoutRules(locale: String) throws {
    #expect(try PluralRules(locale: locale).category(of: Int64(1)) == .other)
  }
}
