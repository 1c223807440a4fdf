import GrammarAgreement
import Testing

/// The examples of Apple's documentation, and what others have measured on Apple's systems.
@Suite(.needsLexicons)
struct DocumentedExampleTests {
  private func agreed(
    _ language: GrammarLanguage, _ parts: [AgreementRequest.Part],
    _ source: AgreementRequest.Source = .span
  ) -> String {
    InstalledLexicon.grammarian(language).agree(AgreementRequest(parts, source: source)).parts
      .joined()
  }

  private func word(_ word: String) -> [AgreementRequest.Part] { [.init(word)] }

  // MARK: Building a localized food-ordering app

  @Test(arguments: [
    (GrammarLanguage.americanEnglish, "large", "salad", "2 large salads"),
    (.italian, "grande", "insalata", "2 grandi insalate"),
    (.spanish, "grande", "ensalada", "2 grandes ensaladas"),
    (.french, "grand", "salade", "2 grandes salades"),
    (.brazilianPortuguese, "grande", "salada", "2 grandes saladas"),
  ])
  func salads(
    language: GrammarLanguage, size: String, food: String, expected: String
  ) throws {
    let parts: [AgreementRequest.Part] = [
      .init("2", argument: 1, number: .other), .init(" "), .init(size, argument: 2), .init(" "),
      .init(food, argument: 3),
    ]
    #expect(agreed(language, parts) == expected)
  }

  @Test(arguments: [
    ("1", GrammaticalNumber.one, "1 ensalada pequeña"), ("2", .other, "2 ensaladas pequeñas"),
  ])
  func pequeñoAfterItsNoun(
    quantity: String, number: GrammaticalNumber, expected: String
  ) throws {
    let parts: [AgreementRequest.Part] = [
      .init(quantity, argument: 1, number: number), .init(" "), .init("ensalada", argument: 3),
      .init(" "), .init("pequeño", argument: 2),
    ]
    #expect(agreed(.spanish, parts) == expected)
  }

  @Test func yourSmallSaladIsReady() throws {
    let spanish = InstalledLexicon.grammarian(.spanish)
    let food = spanish.agree(
      AgreementRequest([
        .init("ensalada", argument: 2), .init(" "), .init("pequeño", argument: 1),
      ]))
    #expect(food.parts == ["ensalada", " ", "pequeña"])
    let noun = try #require(food.partFeatures[0])
    #expect(noun.gender == .feminine)
    #expect(agreed(.spanish, word("listo"), .noun(noun)) == "lista")
    #expect(spanish.features(of: "ensalada").gender == .feminine)
  }

  @Test func ourLemonade() throws {
    let parts: [AgreementRequest.Part] = [.init("Nuestro "), .init("limonada", argument: 1)]
    #expect(agreed(.spanish, parts) == "Nuestra limonada")
  }

  @Test func aShirt() throws {
    let parts: [AgreementRequest.Part] = [.init("un "), .init("chemise", argument: 1)]
    let agreement = InstalledLexicon.grammarian(.french).agree(AgreementRequest(parts))
    #expect(agreement.parts == ["une ", "chemise"])
    let noun = try #require(agreement.partFeatures[1])
    #expect(agreed(.french, word("porté"), .noun(noun)) == "portée")
  }

  // MARK: The user and other persons

  @Test(arguments: [
    (nil, "Te damos la bienvenida", Agreement.Origin.alternative),
    (GrammaticalGender.feminine, "Bienvenida", .lexicon),
    (.masculine, "Bienvenido", .lexicon), (.neuter, "Te damos la bienvenida", .alternative),
  ])
  func welcome(
    gender: GrammaticalGender?, expected: String, origin: Agreement.Origin
  ) throws {
    let request = AgreementRequest(
      word("Bienvenido"), alternative: "Te damos la bienvenida", userGender: gender)
    let agreement = InstalledLexicon.grammarian(.spanish).agree(request)
    #expect(agreement.parts == [expected])
    #expect(agreement.words.map(\.origin) == [origin])
  }

  @Test func ocupadoAgreesWithAPerson() throws {
    #expect(agreed(.spanish, word("ocupado"), .person(.feminine)) == "ocupada")
    #expect(agreed(.spanish, word("ocupado"), .person(.masculine)) == "ocupado")
  }

  @Test(arguments: [
    (GrammarLanguage.americanEnglish, "They", GrammaticalGender.masculine, "He"),
    (.americanEnglish, "They", .feminine, "She"), (.americanEnglish, "They", .neuter, "They"),
    (.americanEnglish, "their", .feminine, "her"), (.americanEnglish, "them", .masculine, "him"),
    (.americanEnglish, "theirs", .feminine, "hers"),
    (.americanEnglish, "Themselves", .feminine, "Herself"),
    (.americanEnglish, "she", .neuter, "they"), (.spanish, "Él", .feminine, "Ella"),
    (.italian, "lui", .feminine, "lei"), (.french, "Il", .feminine, "Elle"),
    (.brazilianPortuguese, "ela", .masculine, "ele"), (.german, "Er", .feminine, "Sie"),
  ])
  func aPronounIsReplaced(
    language: GrammarLanguage, pronoun: String, gender: GrammaticalGender, expected: String
  ) {
    let request = AgreementRequest([.init(pronoun)], source: .referent(gender))
    let agreement = Grammarian(language).agree(request)
    #expect(agreement.parts == [expected])
  }

  // MARK: Passport Café

  @Test func theSmallOne() throws {
    let parts: [AgreementRequest.Part] = [.init("el "), .init("pequeño", argument: 1)]
    let noun = GrammaticalFeatures(gender: .feminine, number: .one)
    #expect(agreed(.spanish, parts, .noun(noun)) == "la pequeña")
  }

  /// Apple's systems leave unknown nouns; here a rule guesses, and a note says so.
  @Test(arguments: [
    ("raspadilla", "chico", "2 raspadillas chicas", ["raspadilla"]),
    ("flat white", "mediano", "2 flat whites medianos", ["white"]),
  ])
  func unknownDrinks(
    drink: String, size: String, expected: String, unknown: [String]
  ) throws {
    let request = AgreementRequest([
      .init("2", argument: 1, number: .other), .init(" "), .init(drink, argument: 2), .init(" "),
      .init(size, argument: 3),
    ])
    let agreement = InstalledLexicon.grammarian(.spanish).agree(request)
    #expect(agreement.parts.joined() == expected)
    #expect(agreement.notes.contains(.unknownWord(unknown[0])))
    #expect(agreement.words.first { $0.isHead }?.origin == .rule)
  }

  @Test func ourMilkshake() throws {
    let feminine = GrammaticalFeatures(partOfSpeech: .noun, gender: .feminine)
    let parts: [AgreementRequest.Part] = [
      .init("Nuestro "), .init("malteada", argument: 1, hint: feminine),
    ]
    #expect(agreed(.spanish, parts) == "Nuestra malteada")
    #expect(agreed(.spanish, word("hecho"), .noun(feminine)) == "hecha")
  }

  // MARK: Apples

  @Test(arguments: [
    ("0", GrammaticalNumber.other, "0 Äpfel"), ("1", .one, "1 Apfel"), ("2", .other, "2 Äpfel"),
  ])
  func apples(quantity: String, number: GrammaticalNumber, expected: String) {
    let request = AgreementRequest([
      .init(quantity, argument: 1, number: number), .init(" Apfel"),
    ])
    #expect(Grammarian(.german).agree(request).parts.joined() == expected)
  }

  // MARK: Ambiguous words

  @Test(
    arguments: [
      (.americanEnglish, "order", [.noun, .verb]), (.spanish, "verde", [.adjective, .noun]),
      // The lexicons have one reading of these, which the documentation names.
      (.americanEnglish, "sandwich", nil), (.spanish, "grande", nil), (.spanish, "enorme", nil),
    ] as [(GrammarLanguage, String, [PartOfSpeech]?)])
  func aWordWithSeveralReadingsIsReported(
    language: GrammarLanguage, word: String, parts: [PartOfSpeech]?
  ) throws {
    var request = AgreementRequest([
      .init("2", argument: 1, number: .other), .init(" "), .init(word, argument: 2),
    ])
    let grammarian = InstalledLexicon.grammarian(language)
    let ambiguous = parts.map { [Agreement.Note.ambiguous(word, $0)] } ?? []
    #expect(grammarian.agree(request).notes == ambiguous)
    request.parts[2].hint = GrammaticalFeatures(partOfSpeech: .noun)
    #expect(grammarian.agree(request).notes == [])
  }
}
