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
}
