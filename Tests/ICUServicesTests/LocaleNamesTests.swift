import ICUServices
import Testing

@Suite struct LocaleNamesTests {
  @Test func knowsLikelySubtags() {
    #expect(LocaleNames.addingLikelySubtags(to: "zh_HK") == "zh_Hant_HK")
  }

  @Test func knowsReplacements() {
    #expect(LocaleNames.replacement(of: "iw") == "he")
    #expect(LocaleNames.replacement(of: "sh") == "sr_Latn")
    #expect(LocaleNames.replacement(of: "en") == nil)
    #expect(LocaleNames.name(of: "i-klingon") == "tlh")
  }

  @Test func translatesKeywords() {
    #expect(LocaleNames.tag(of: "und@calendar=japanese") == "und-u-ca-japanese")
  }

  @Test func knowsParents() throws {
    let parents = try LocaleNames.parents()
    #expect(parents["es_MX"] == "es_419")
    #expect(parents["en_AU"] == "en_001")
    #expect(parents["fr_CA"] == nil)
  }

  @Test(arguments: [
    ("fr-CA", "en", "French (Canada)"), ("fr-CA", "fr", "français (Canada)"),
    ("zh-Hans", "en", "Chinese (Simplified)"), ("de", "de", "Deutsch"),
  ])
  func namesLocales(_ locale: String, _ reader: String, _ expected: String) throws {
    #expect(try LocaleNames.displayName(of: locale, in: reader) == expected)
  }
}
