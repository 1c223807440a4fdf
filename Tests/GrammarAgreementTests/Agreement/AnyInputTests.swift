import GrammarAgreement
import TestMaterial
import Testing

/// Whatever a catalog holds, an agreement ends, keeps the parts, and leaves what it cannot read.
struct AnyInputTests {
  private static let sources: [AgreementRequest.Source] = [
    .span, .features(GrammaticalFeatures(gender: .feminine, number: .other)),
    .noun(GrammaticalFeatures(gender: .neuter, number: .many)), .person(.feminine),
    .referent(.neuter),
  ]

  private static let pieces = [
    "insalata", "grande", "il", "l'", "L’", "Äpfel", "she", "del", "de", "of", "und", " ", "  ",
    ", ",
    "\u{A0}", "-", "'", "\u{301}", "\u{200D}", "👩‍👩‍👧", "沙拉", "салат", "سلطة", "सलाद", "สลัด", "ß", "ﬁ",
    "İ",
    "2", "٢", "v2", "\u{0}", "\n", "\u{202E}", "URL", "ÉTÉ", "x-", "aujourd'hui",
    "e\u{301}te\u{301}",
  ]

  @Test(arguments: GrammarLanguage.allCases)
  func randomSpansKeepTheirParts(language: GrammarLanguage) {
    var generator = SeededGenerator(seed: 13)
    for grammarian in [Grammarian(language), InstalledLexicon.grammarian(language)] {
      for round in 0..<400 {
        let parts = (0..<Int.random(in: 0...5, using: &generator)).map { argument in
          let text = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            Self.pieces.randomElement(using: &generator) ?? ""
          }
          let isNumber = Int.random(in: 0..<5, using: &generator) == 0
          let number = isNumber ? GrammaticalNumber.allCases.randomElement(using: &generator) : nil
          let part = PartOfSpeech.allCases.randomElement(using: &generator)
          let hint = Bool.random(using: &generator) ? GrammaticalFeatures(partOfSpeech: part) : nil
          return AgreementRequest.Part(
            text.joined(), argument: Bool.random(using: &generator) ? argument : nil,
            number: number, hint: hint)
        }
        let source = Self.sources[round % Self.sources.count]
        let agreement = grammarian.agree(AgreementRequest(parts, source: source))
        #expect(agreement.parts.count == parts.count)
        #expect(agreement.partFeatures.count == parts.count || agreement.partFeatures.isEmpty)
        for (part, shown) in zip(parts, agreement.parts) where part.number != nil {
          #expect(shown == part.text)
        }
      }
    }
  }

  /// Words of scripts that no supported language has stay as they are.
  @Test(arguments: ["沙拉", "салат большой", "سلطة كبيرة", "सलाद", "สลัด", "👩‍👩‍👧", "", " ", "\u{301}"])
  func foreignScriptsStay(text: String) {
    for language in GrammarLanguage.allCases {
      let request = AgreementRequest([
        .init("2", argument: 1, number: .other), .init(text, argument: 2),
      ])
      #expect(Grammarian(language).agree(request).parts == ["2", text])
    }
  }

  @Test(arguments: GrammarLanguage.allCases)
  func longSpansStay(language: GrammarLanguage) {
    let grammarian = Grammarian(language)
    let long = String(repeating: "grande insalata ", count: 6_000)
    let manyParts = Array(repeating: AgreementRequest.Part("a"), count: 100_000)
    let word = String(repeating: "insalata", count: 1_250)
    for parts in [[AgreementRequest.Part(long)], manyParts, [.init(word)]] {
      let agreement = grammarian.agree(AgreementRequest(parts))
      #expect(agreement.parts == parts.map(\.text))
      #expect(agreement.notes.contains(.tooLong))
    }
  }

  /// A word that no language has is not looked up, but the span around it is read.
  @Test func aLongWordStays() {
    let word = String(repeating: "insalata", count: 100)
    let request = AgreementRequest([
      .init("2", argument: 1, number: .other), .init(" "), .init(word), .init(" nuovo"),
    ])
    #expect(Grammarian(.italian).agree(request).parts == ["2", " ", word, " nuovi"])
  }

  /// A word that begins in one part and ends in the next is one word.
  @Test(arguments: [
    (["super", "mercato"], ["super", "mercati"]), (["tavol", "o"], ["tavol", "i"]),
    (["l'", "zaino"], ["gli ", "zaini"]), (["uo", "v", "o"], ["uo", "v", "a"]),
    // What changes is in the last part.
    (["valigi", "a"], ["valigi", "e"]), (["uomo", ""], ["uomini", ""]),
    (["uom", "o"], ["uom", "ini"]),
  ])
  func aWordMayCrossABorder(parts: [String], expected: [String]) {
    let request = AgreementRequest(
      [.init("2", argument: 1, number: .other), .init(" ")] + parts.map { .init($0) })
    #expect(Array(Grammarian(.italian).agree(request).parts.dropFirst(2)) == expected)
  }
}
