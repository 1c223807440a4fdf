import GrammarAgreement
import Testing

struct GrammarLanguageTests {
  @Test(arguments: [
    ("pt", nil, GrammarLanguage.brazilianPortuguese), ("pt", "AO", .europeanPortuguese),
    ("en", "US", .americanEnglish), ("en", "IN", .britishEnglish), ("de", "AT", .german),
    ("fr", "CA", .french), ("pl", nil, nil), ("", nil, nil),
  ])
  func aLocaleHasALanguage(language: String, region: String?, expected: GrammarLanguage?) {
    #expect(GrammarLanguage(language: language, region: region) == expected)
  }
}
