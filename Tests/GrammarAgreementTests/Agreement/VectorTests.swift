import GrammarAgreement
import Testing

/// Phrases of six languages, which were written down before the engine.
struct VectorTests {
  static let languages: [GrammarLanguage] = [
    .italian, .spanish, .french, .brazilianPortuguese, .german, .americanEnglish,
  ]

  /// Phrases that may come out differently, with the reason.
  private static let knownMisses: [String: String] = [:]

  /// With the lexicons at least 95 of 100 phrases come out as expected, and the others are known.
  @Test(.needsLexicons, arguments: languages)
  func lexiconsReachAShare(language: GrammarLanguage) throws {
    let (share, misses) = try score(
      InstalledLexicon.grammarian(language), title: "with the lexicon")
    #expect(share >= 95)
    for miss in misses {
      #expect(Self.knownMisses[miss.description] != nil, "\(miss) is not as expected")
    }
  }

  /// Phrases as translators write them, put down by hand from knowledge of the languages.
  @Test(.needsLexicons, arguments: GrammarLanguage.allCases)
  func phrasesOfTranslatorsAgree(language: GrammarLanguage) throws {
    let grammarian = InstalledLexicon.grammarian(language)
    for vector in try GrammarVector.all("phrases") where vector.language == language.rawValue {
      let request = vector.request(for: vector.words)
      #expect(grammarian.agree(request).parts.joined() == vector.expected)
    }
  }

  /// Without a lexicon the rules alone reach a share, too.
  @Test(arguments: languages)
  func rulesAloneReachAShare(language: GrammarLanguage) throws {
    let (share, _) = try score(Grammarian(language), title: "rules alone")
    #expect(share >= 95)
  }

  /// A phrase that agrees already stays as it is.
  @Test(.needsLexicons, arguments: languages)
  func anAgreedPhraseAgrees(language: GrammarLanguage) throws {
    let grammarian = InstalledLexicon.grammarian(language)
    for vector in try GrammarVector.all() where vector.language == language.rawValue {
      let shown = String(vector.expected.drop { !$0.isLetter })
      var again = vector.request(for: shown)
      #expect(grammarian.agree(again).parts.joined() == vector.expected)
      again.parts = again.parts.filter { $0.number == nil }
      #expect(grammarian.agree(again).parts.joined().hasSuffix(shown))
    }
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

  /// An adjective that is an argument of its own agrees with the noun before a preposition.
  ///
  /// In one argument the adjective may belong to the words after the preposition.
  @Test(
    .needsLexicons,
    arguments: [
      (["taza de café", "grande"], "2 tazas de café grandes"),
      (["taza de café grande"], "2 tazas de café grande"),
      (["taza", "de", "café", "grande"], "2 tazas de café grande"),
    ])
  func anAdjectiveOfItsOwnReturnsToTheNoun(arguments: [String], expected: String) {
    var parts: [AgreementRequest.Part] = [.init("2", argument: 1, number: .other)]
    for (index, argument) in arguments.enumerated() {
      parts += [.init(" "), .init(argument, argument: index + 2)]
    }
    let spanish = InstalledLexicon.grammarian(.spanish)
    #expect(spanish.agree(AgreementRequest(parts)).parts.joined() == expected)
  }

  private func score(
    _ grammarian: Grammarian, title: String
  ) throws -> (share: Int, misses: [GrammarVector]) {
    let language = grammarian.language.rawValue
    let vectors = try GrammarVector.all().filter { $0.language == language }
    try #require(vectors.count >= 25)
    let misses = vectors.filter { vector in
      grammarian.agree(vector.request(for: vector.words)).parts.joined() != vector.expected
    }
    let right = vectors.count - misses.count
    let share = right * 100 / vectors.count
    print("grammar.tsv, \(title): \(language) \(right) of \(vectors.count), \(share) %")
    return (share, misses)
  }
}
