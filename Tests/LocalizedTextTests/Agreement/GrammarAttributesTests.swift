import Foundation
import GrammarAgreement
import LocalizedText
import MessageSyntax
import Testing

/// The attributes of spans about grammar.
///
/// Foundation on Linux decodes `InflectionRule` and `Morphology` as Apple's open source does, so it
/// says what is readable.
@Suite struct GrammarAttributesTests {
  /// Reads the attributes of a span, as a catalog writes them.
  private func attributes(_ list: String) throws -> GrammarAttributes {
    let span = try #require(MarkdownText("^[x](\(list))").runs.first?.style.spans.first)
    return GrammarAttributes(of: span)
  }

  private func isReadable<Value: Decodable>(_ json: String, as type: Value.Type) -> Bool {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return (try? decoder.decode([Value].self, from: Data("[\(json)]".utf8))) != nil
  }

  static let features: [String] = [
    "{}", "{ partOfSpeech: 'noun' }", "{ grammaticalGender: \"feminine\" }", "{ number: 'other' }",
    "{ number: 'one', grammaticalGender: 'masculine', partOfSpeech: 'adjective', }",
    "{ unknown: 'noun' }", "{ partOfSpeech: null }", "{ partOfSpeech: 'Noun' }",
    "{ grammaticalGender: 'common' }", "{ number: 2 }", "{ number: 'dual', partOfSpeech: 'noun' }",
    "true", "false", "'noun'", "[]", "null", "1", "{ morphology: { number: 'one' } }",
  ]

  @Test(arguments: features)
  func foundationReadsTheSameMorphologies(json: String) throws {
    let read = try attributes("morphology: \(json)")
    #expect((read.morphology != nil) == isReadable(json, as: Morphology.self))
    #expect(read.faults.isEmpty == (read.morphology != nil))
  }

  @Test(arguments: features)
  func foundationReadsTheSameRules(json: String) throws {
    let read = try attributes("inflect: \(json)")
    #expect((read.inflection != nil) == isReadable(json, as: InflectionRule.self))
    #expect(read.faults.isEmpty == (read.inflection != nil))
    #expect(read.inflects == (read.inflection != nil))
  }

  @Test(
    arguments: GrammaticalNumber.allCases.map(\.rawValue) + ["singular", "plural", "pluralTwo"])
  func foundationRefusesTheNumbersThatHaveAFault(word: String) throws {
    let read = try attributes("morphology: { number: '\(word)' }")
    #expect(read.morphology?.number != nil)
    #expect(
      read.faults.isEmpty == isReadable("{ number: '\(word)' }", as: Morphology.self), "\(word)")
  }

  @Test(arguments: [
    ("singular", GrammaticalNumber.one), ("plural", .other), ("pluralTwo", .two),
    ("pluralFew", .few), ("pluralMany", .many),
  ])
  func numbersMayHaveTheNamesOfSwiftCases(word: String, number: GrammaticalNumber) throws {
    let read = try attributes("inflect: { number: '\(word)' }")
    #expect(read.inflection == .explicit(GrammaticalFeatures(number: number)))
    #expect(read.faults == [.numberSpelling(word)])
  }

  @Test func allAttributesAreRead() throws {
    let read = try attributes(
      "inflect: true, inflectionAlternative: 'Ciao (di nuovo)', agreeWithArgument: 2,"
        + " agreeWithConcept: 3, referentConcept: 4, languageIdentifier: 'it', later: [1]")
    #expect(read.inflection == .automatic)
    #expect(read.alternative == "Ciao (di nuovo)")
    #expect([read.argument, read.concept, read.referent] == [2, 3, 4])
    #expect(read.language == "it")
    #expect(read.faults == [])
  }

  @Test(arguments: ["0", "-1", "1.5", "'1'", "true", "1e300", "NaN", "Infinity"])
  func argumentsAreCountedFromOne(value: String) throws {
    let read = try attributes("agreeWithArgument: \(value)")
    #expect(read.argument == nil)
    #expect(read.faults == [.unreadable(attribute: "agreeWithArgument")])
    #expect(!read.inflects)
  }
}
