import GrammarAgreement
import Testing

/// Words that agree with a person or with a noun elsewhere, written by hand from knowledge of the
/// languages.
@Suite(.needsLexicons)
struct PersonTests {
  @Test(arguments: [
    (GrammarLanguage.italian, "Benvenuto", "Benvenuta"), (.french, "Bienvenu", "Bienvenue"),
    (.brazilianPortuguese, "Bem-vindo", "Bem-vinda"), (.catalan, "Benvingut", "Benvinguda"),
    (.spanish, "Estás conectado", "Estás conectada"), (.italian, "Sei connesso", "Sei connessa"),
    (.italian, "Sei stato invitato", "Sei stata invitata"),
    (.french, "Vous êtes connecté", "Vous êtes connectée"),
    (.brazilianPortuguese, "Você está conectado", "Você está conectada"),
    (.spanish, "Querido amigo", "Querida amiga"), (.spanish, "Registrado", "Registrada"),
    (.italian, "Pronto e connesso", "Pronta e connessa"), (.german, "Willkommen", "Willkommen"),
    (.americanEnglish, "Welcome", "Welcome"),
  ])
  func wordsAgreeWithTheUser(language: GrammarLanguage, masculine: String, feminine: String) {
    let grammarian = InstalledLexicon.grammarian(language)
    for words in [masculine, feminine] {
      let part = AgreementRequest.Part(words)
      let genders = [(GrammaticalGender.masculine, masculine), (.feminine, feminine)]
      for (gender, expected) in genders {
        let user = AgreementRequest([part], userGender: gender)
        #expect(grammarian.agree(user).parts == [expected])
        let person = AgreementRequest([part], source: .person(gender))
        #expect(grammarian.agree(person).parts == [expected])
      }
      #expect(grammarian.agree(AgreementRequest([part])).parts == [words])
    }
  }

  @Test(arguments: [
    (
      GrammarLanguage.spanish, "listo", GrammaticalGender.feminine, GrammaticalNumber.other,
      "listas"
    ),
    (.italian, "pronto", .feminine, .one, "pronta"),
    (.italian, "stato", .feminine, .other, "state"),
    (.italian, "il", .feminine, .other, "le"), (.french, "prêt", .feminine, .one, "prête"),
    (.french, "supprimé", .masculine, .other, "supprimés"),
    (.brazilianPortuguese, "pronto", .feminine, .other, "prontas"),
    (.catalan, "llest", .feminine, .one, "llesta"), (.german, "neu", .neuter, .one, "neues"),
    (.german, "der", .feminine, .one, "die"),
    (.americanEnglish, "this", .feminine, .other, "these"),
  ])
  func wordsAgreeWithANoun(
    language: GrammarLanguage, word: String, gender: GrammaticalGender, number: GrammaticalNumber,
    expected: String
  ) {
    let noun = GrammaticalFeatures(partOfSpeech: .noun, gender: gender, number: number)
    let request = AgreementRequest([.init(word)], source: .noun(noun))
    #expect(InstalledLexicon.grammarian(language).agree(request).parts == [expected])
  }

  /// A noun keeps its gender, and what is beside it agrees with the noun.
  @Test func aNounKeepsItsGender() {
    let request = AgreementRequest([.init("la persona registrado")], source: .person(.masculine))
    #expect(InstalledLexicon.grammarian(.spanish).agree(request).parts == ["la persona registrada"])
  }

  @Test(arguments: [
    (GrammaticalCase.nominative, "2 große Salate"), (.accusative, "2 große Salate"),
    (.dative, "2 großen Salaten"), (.genitive, "2 großer Salate"),
  ])
  func germanHasCases(grammaticalCase: GrammaticalCase, expected: String) {
    let request = AgreementRequest(
      [.init("2", argument: 1, number: .other), .init(" groß Salat")],
      source: .features(GrammaticalFeatures(grammaticalCase: grammaticalCase)))
    #expect(InstalledLexicon.grammarian(.german).agree(request).parts.joined() == expected)
  }

  @Test(arguments: [
    ("der groß Salat", GrammaticalCase.dative, "dem großen Salat"),
    ("ein groß Salat", .accusative, "einen großen Salat"),
    ("mein neu Datei", .dative, "meiner neuen Datei"),
    ("das alt Haus", .genitive, "des alten Hauses"),
    ("kein neu Nachrichten", .nominative, "keine neuen Nachrichten"),
  ])
  func germanDeterminersHaveCases(
    words: String, grammaticalCase: GrammaticalCase, expected: String
  ) {
    let features = GrammaticalFeatures(grammaticalCase: grammaticalCase)
    let request = AgreementRequest([.init(words)], source: .features(features))
    #expect(InstalledLexicon.grammarian(.german).agree(request).parts == [expected])
  }
}
