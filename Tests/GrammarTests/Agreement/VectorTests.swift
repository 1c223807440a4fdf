import Grammar
import Testing

/// Phrases of six languages, which were written down before the engine.
struct VectorTests {
  /// Without a lexicon the rules alone reach at least these shares, in percent.
  @Test(arguments: [
    (GrammarLanguage.italian, 95), (.americanEnglish, 95), (.spanish, 95), (.french, 95),
    (.brazilianPortuguese, 95), (.german, 95),
  ])
  func rulesAloneReachAShare(language: GrammarLanguage, floor: Int) throws {
    let grammarian = Grammarian(language)
    let vectors = try GrammarVector.all().filter { $0.language == language.rawValue }
    try #require(vectors.count >= 25)
    let right = vectors.count { grammarian.agree($0.request).parts.joined() == $0.expected }
    let share = right * 100 / vectors.count
    print("grammar.tsv, rules alone: \(language.rawValue) \(right) of \(vectors.count), \(share) %")
    #expect(share >= floor)
  }

  /// The words stay in their parts, so that the text keeps the styles of its arguments.
  @Test func eachPartKeepsItsWords() throws {
    let request = AgreementRequest([
      .init("Aggiungi "), .init("2", argument: 1, number: .other), .init(" "),
      .init("grande", argument: 2), .init(" "), .init("insalata", argument: 3),
    ])
    let parts = Grammarian(.italian).agree(request).parts
    #expect(parts == ["Aggiungi ", "2", " ", "grandi", " ", "insalate"])
  }
}
