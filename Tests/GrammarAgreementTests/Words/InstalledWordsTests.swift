import GrammarAgreement
import TestMaterial
import Testing

/// What the lexicons of Debian's packages know of words.
@Suite(.needsLexicons) struct InstalledWordsTests {
  /// The forms of a word in its first reading of a class, with their genders and numbers.
  private func forms(
    of word: String, _ wordClass: WordClass, _ language: GrammarLanguage
  ) throws -> [String] {
    let lexicon = try #require(InstalledLexicon.grammarian(language).lexicon)
    let reading = try #require(
      lexicon.readings(of: word).first { $0.wordClass == wordClass })
    return lexicon.forms(of: reading).map(described)
  }

  private func described(_ form: WordForm) -> String {
    let features = form.features
    let genders = GrammaticalGender.allCases.filter(features.genders.contains)
      .map { String($0.rawValue.prefix(1)) }.sorted().joined()
    let numbers = FormNumber.allCases.filter(features.numbers.contains)
      .map { $0 == .plural ? "pl" : "sg" }.sorted().joined()
    return [form.text, genders, numbers].filter { !$0.isEmpty }.joined(separator: " ")
  }

  @Test(arguments: [
    ("uova", WordClass.noun, GrammarLanguage.italian, ["uova f pl", "uovo m sg"]),
    (
      "braccio", .noun, .italian, ["bracci m pl", "braccia f pl", "braccio m sg"]
    ),
    ("città", .noun, .italian, ["città f plsg"]),
    ("blu", .adjective, .italian, ["blu fm plsg"]),
    ("amiche", .noun, .italian, ["amica f sg", "amici m pl", "amiche f pl", "amico m sg"]),
    ("ensalada", .noun, .spanish, ["ensalada f sg", "ensaladas f pl"]),
    ("lápices", .noun, .spanish, ["lápices m pl", "lápiz m sg"]),
    ("grande", .adjective, .spanish, ["grande fm sg", "grandes fm pl"]),
    ("yeux", .noun, .french, ["yeux m pl", "œil m sg"]),
    ("vieux", .adjective, .french, ["vieille f sg", "vieilles f pl", "vieux m plsg"]),
    ("pães", .noun, .brazilianPortuguese, ["pão m sg", "pães m pl"]),
    ("azul", .adjective, .brazilianPortuguese, ["azuis fm pl", "azul fm sg"]),
    ("children", .noun, .americanEnglish, ["child sg", "children pl"]),
    ("sheep", .noun, .americanEnglish, ["sheep sg", "sheep pl"]),
    // The lexicon makes this plural by the rule.
    ("person", .noun, .americanEnglish, ["person sg", "persons pl"]),
    ("large", .adjective, .americanEnglish, ["large"]),
  ])
  func aWordHasForms(
    word: String, wordClass: WordClass, language: GrammarLanguage, expected: [String]
  ) throws {
    #expect(try Set(forms(of: word, wordClass, language)) == Set(expected))
  }

  @Test func aTrimmedAnalyserIsNotNeeded() throws {
    // Apertium's own Italian analyser lacks this word.
    let lexicon = try #require(InstalledLexicon.grammarian(.italian).lexicon)
    #expect(lexicon.readings(of: "insalata").map(\.lemma) == ["insalata"])
  }
}
