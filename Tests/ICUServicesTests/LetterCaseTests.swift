import ICUServices
import Testing

/// The letter cases of Unicode's SpecialCasing.txt, and texts of every length.
@Suite struct LetterCaseTests {
  @Test(arguments: [
    ("istanbul", "tr", "İSTANBUL"), ("ısı", "az", "ISI"), ("istanbul", "en", "ISTANBUL"),
    ("straße", "de", "STRASSE"), ("ﬁne", "en", "FINE"), ("άλφα", "el", "ΑΛΦΑ"), ("", "en", ""),
    ("i\u{307}", "lt", "I"), ("ŉ 𐐨", "en", "ʼN 𐐀"),
  ])
  func uppercased(text: String, locale: String, expected: String) {
    #expect(LetterCase.uppercased(text, locale: locale) == expected)
  }

  @Test(arguments: [
    ("DIYARBAKIR", "tr", "dıyarbakır"), ("İI", "en", "i\u{307}i"), ("ΟΔΟΣ", "el", "οδος"),
    ("Ì", "lt", "i\u{307}\u{300}"), ("", "tr", ""),
  ])
  func lowercased(text: String, locale: String, expected: String) {
    let text = LetterCase.lowercased(text, locale: locale)
    #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars))
  }

  /// The first buffer has 64 units, and a text may become longer.
  @Test(arguments: [1, 31, 32, 33, 63, 64, 65, 5_000])
  func noTextIsTooLong(count: Int) {
    let text = String(repeating: "ß", count: count)
    #expect(LetterCase.uppercased(text, locale: "de") == String(repeating: "SS", count: count))
    #expect(LetterCase.lowercased(text, locale: "de") == text)
  }
}
