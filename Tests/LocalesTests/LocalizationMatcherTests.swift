import Locales
import TestMaterial
import Testing

@Suite struct LocalizationMatcherTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let wanted: [LocaleTag]
    let available: [String]
    let expected: [String]
  }

  static let vectors: [Vector] = {
    do {
      return try Checkout.lines(of: "Tests/LocalesTests/Vectors/localizations.txt").dropFirst().map(
        vector)
    } catch {
      Issue.record(error)
      return []
    }
  }()

  private static func vector(_ line: String) throws -> Vector {
    let halves = line.split(separator: "→", omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: "|")
    try #require(halves.count == 2 && parts.count == 2)
    let lists = [parts[0], parts[1], halves[1]].map { list in
      list.split(separator: ",").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
    }
    return Vector(
      testDescription: line, wanted: lists[0].map { LocaleTag($0) }, available: lists[1],
      expected: lists[2])
  }

  @Test func allVectorsAreThere() {
    #expect(Self.vectors.count == 53)
  }

  @Test(arguments: vectors)
  func choosesAsAppleDoes(vector: Vector) {
    let matcher = LocalizationMatcher(available: vector.available)
    #expect(matcher.chain(for: vector.wanted) == vector.expected)
  }

  /// Localizations may be known from the beginning or be added later.
  @Test(arguments: vectors)
  func addedLocalizationsAreChosenAlike(vector: Vector) {
    for count in vector.available.indices {
      let matcher = vector.available[count...].reduce(
        LocalizationMatcher(available: Array(vector.available[..<count]))
      ) { $0.including($1) }
      #expect(matcher.available == vector.available)
      #expect(matcher.chain(for: vector.wanted) == vector.expected)
      #expect(vector.available.allSatisfy(matcher.includes))
    }
  }

  /// Answers of Apple's matcher that the vectors do not contain.
  @Test(
    arguments: [
      ("es-MX", ["es-ES", "en"], ["es-ES"]), ("en-IN", ["en_GB", "en"], ["en_GB", "en"]),
      ("pt-AO", ["pt-PT", "pt-BR", "pt"], ["pt-PT", "pt"]), ("nn", ["nb"], ["nb"]),
      ("da", ["nb"], []), ("fr", [], []),
    ] as [(String, [String], [String])])
  func choosesInFurtherCases(wanted: String, available: [String], expected: [String]) {
    let matcher = LocalizationMatcher(available: available)
    #expect(matcher.chain(for: LocaleTag(wanted)) == expected)
  }

  @Test func takesTheFirstPreferenceThatHasAny() {
    let wanted = ["it", "fr-CA", "de"].map { LocaleTag($0) }
    #expect(LocalizationMatcher(available: ["de", "fr"]).chain(for: wanted) == ["fr"])
  }
}
