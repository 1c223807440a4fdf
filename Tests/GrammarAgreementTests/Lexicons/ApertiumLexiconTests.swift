import GrammarAgreement
import TestMaterial
import Testing

/// Tests with a small dictionary, which lttoolbox compiled from `small.dix`.
struct ApertiumLexiconTests {
  private static let masculine: FeatureSet<GrammaticalGender> = [.masculine]
  private static let feminine: FeatureSet<GrammaticalGender> = [.feminine]

  private func lexicon() throws -> ApertiumLexicon {
    try ApertiumLexicon(Checkout.bytes(TransducerTests.small))
  }

  @Test(
    arguments: [
      ("uova", "uovo", WordClass.noun, feminine, [.plural]),
      ("amico", "amico", .noun, masculine, [.singular]),
      ("città", "città", .noun, feminine, [.singular, .plural]),
      ("blu", "blu", .adjective, [.masculine, .feminine], [.singular, .plural]),
      // An ordinal number and an adjective, which read alike.
      ("prima", "primo", .adjective, feminine, [.singular]),
      ("salvate", "salvare", .participle, feminine, [.plural]),
      ("la", "il", .determiner(kind: "def"), feminine, [.singular]),
      ("salvare", "salvare", .verb, [], []),
      ("di", "di", .unchanging(.preposition), [], []),
      ("della", "di", .unchanging(.preposition), [], []),
      ("10", "10", .unchanging(.numeral), [], []),
    ] as [(String, String, WordClass, FeatureSet<GrammaticalGender>, FeatureSet<FormNumber>)])
  func aWordHasOneReading(
    word: String, lemma: String, wordClass: WordClass, genders: FeatureSet<GrammaticalGender>,
    numbers: FeatureSet<FormNumber>
  ) throws {
    let form = FormFeatures(genders: genders, numbers: numbers)
    let expected = Reading(lemma: lemma, wordClass: wordClass, form: form)
    #expect(try lexicon().readings(of: word) == [expected])
  }

  /// A superlative, an acronym, a name, a verb with a pronoun, and what is no word.
  @Test(arguments: ["rossissimo", "ONU", "Roma", "salvarla", "insalatina", "", "uovo<n>"])
  func aWordHasNoReading(word: String) throws {
    #expect(try lexicon().readings(of: word) == [])
  }

  @Test(arguments: [
    ("uova", ["uovo", "uova"]), ("amiche", ["amico", "amica", "amici", "amiche"]),
    ("rosso", ["rosso", "rossa", "rossi", "rosse"]), ("blu", ["blu"]),
    ("primi", ["primo", "prima", "primi", "prime"]), ("salvate", ["salvato", "salvate"]),
    // The mark of words that may merge is no part of the word.
    ("le", ["la", "le"]), ("salvare", []), ("della", []),
  ])
  func aReadingHasForms(word: String, expected: [String]) throws {
    let lexicon = try lexicon()
    let reading = try #require(lexicon.readings(of: word).first)
    let forms = lexicon.forms(of: reading)
    #expect(Set(forms.map(\.text)) == Set(expected))
    #expect(forms.count == expected.count)
  }

  @Test func formsHaveFeatures() throws {
    let lexicon = try lexicon()
    let egg = try #require(lexicon.readings(of: "uovo").first)
    #expect(
      Set(lexicon.forms(of: egg)) == [
        WordForm("uovo", FormFeatures(genders: [.masculine], numbers: [.singular])),
        WordForm("uova", FormFeatures(genders: [.feminine], numbers: [.plural])),
      ])
    // Another lexicon's reading, which this one does not know.
    let unknown = Reading(lemma: "ombrello", wordClass: .noun, form: egg.form)
    #expect(lexicon.forms(of: unknown) == [])
  }
}
