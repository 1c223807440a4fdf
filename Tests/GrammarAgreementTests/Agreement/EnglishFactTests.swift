import GrammarAgreement
import Testing

/// What others have measured of English on macOS 26.
@Suite(.needsLexicons)
struct EnglishFactTests {
  private func inflected(_ words: String, _ features: GrammaticalFeatures) -> String {
    let request = AgreementRequest([.init(words)], source: .features(features))
    return InstalledLexicon.grammarian(.americanEnglish).agree(request).parts.joined()
  }

  @Test(arguments: [
    ("KNIFE", "KNIVES"), ("Knife", "Knives"), ("index", "indexes"), ("matrix", "matrixes"),
    ("quiz", "quizzes"), ("datum", "data"), ("phenomenon", "phenomena"), ("person", "people"),
    ("roof", "roofs"), ("cactus", "cacti"),
  ])
  func aPluralIsAsMeasured(singular: String, plural: String) {
    for number in [GrammaticalNumber.few, .many, .other] {
      #expect(inflected(singular, GrammaticalFeatures(number: number)) == plural)
    }
    #expect(inflected(plural, GrammaticalFeatures(number: .one)) == singular)
  }

  /// An odd singular, which Apple's systems give.
  @Test func leavesBecomeLeave() {
    #expect(inflected("leaves", GrammaticalFeatures(number: .one)) == "leave")
  }

  @Test(arguments: [nil, GrammaticalNumber.zero, .two])
  func otherNumbersChangeNothing(number: GrammaticalNumber?) {
    #expect(inflected("knife", GrammaticalFeatures(number: number)) == "knife")
  }

  @Test(arguments: [
    (PartOfSpeech.letter, "knife"), (.verb, "knife"), (.numeral, "knife"), (.preposition, "knife"),
    (.noun, "knives"),
  ])
  func somePartsOfSpeechAreNotFollowed(part: PartOfSpeech, expected: String) {
    let features = GrammaticalFeatures(partOfSpeech: part, number: .other)
    #expect(inflected("knife", features) == expected)
  }

  @Test(arguments: ["knife ", "knife.", "a", "", "knife 2"])
  func theSpanEndsAtTheEndOfAWord(words: String) {
    #expect(inflected(words, GrammaticalFeatures(number: .other)) == words)
  }
}
