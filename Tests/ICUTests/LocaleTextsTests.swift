import ICU
import Testing

/// CLDR's own examples.
@Suite struct LocaleTextsTests {
  @Test(arguments: [
    ("en", ["a", "b", "c"], "a, b, and c"), ("en-GB", ["a", "b", "c"], "a, b and c"),
    ("de", ["a", "b"], "a und b"), ("ja", ["a", "b"], "a、b"), ("en", ["a"], "a"),
    ("en", [], ""), ("en", ["", ""], " and "),
  ])
  func listsTexts(_ locale: String, _ items: [String], _ expected: String) throws {
    #expect(try LocaleTexts.list(items, locale: locale) == expected)
  }

  @Test(arguments: [
    ("de", LocaleTexts.Length.none, LocaleTexts.Length.short, "07:30"),
    ("de", .medium, .none, "04.05.2026"), ("fr", .long, .none, "4 mai 2026"),
    ("ja", .short, .none, "2026/05/04"),
  ])
  func writesMoments(
    _ locale: String, _ date: LocaleTexts.Length, _ time: LocaleTexts.Length, _ expected: String
  ) throws {
    let text = try LocaleTexts.moment(1_777_879_800, date: date, time: time, locale: locale)
    #expect(text == expected)
  }

  @Test(arguments: [
    ("fr-CA", "en", "French (Canada)"), ("fr-CA", "fr", "français (Canada)"),
    ("zh-Hans", "en", "Chinese (Simplified)"), ("de", "de", "Deutsch"),
  ])
  func namesLocales(_ locale: String, _ reader: String, _ expected: String) throws {
    #expect(try LocaleTexts.name(of: locale, in: reader) == expected)
  }
}
