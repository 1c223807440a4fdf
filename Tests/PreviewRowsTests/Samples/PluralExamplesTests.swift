import Locales
import PreviewRows
import Testing

/// The numbers that step through the plural forms of a language.
@Suite struct PluralExamplesTests {
  @Test(arguments: [
    ("en", "0 1 2 100 1.5"), ("ja", "0 1 100 1.5"), ("pl", "0 1 2 5 22 100 1.5"),
    ("ru", "0 1 2 5 21 22 100 1.5"), ("fr", "0 1 2 100 1000000 1.5"), ("cs", "0 1 2 5 100 1.5"),
    ("ar", "0 1 2 3 11 100 1.5"), ("lv", "0 1 2 10 21 100 1.5"), ("de-x-linearf", "0 1 2 100 1.5"),
  ])
  func numbers(locale: String, expected: String) {
    let wanted = expected.split(separator: " ").map { Sample(number: String($0)) }
    #expect(PluralExamples(in: LocaleTag(locale)).numbers == wanted)
  }

  @Test(arguments: [
    ("pl", "1", "one"), ("pl", "22", "few"), ("pl", "5", "many"), ("pl", "1.5", "other"),
    ("ru", "21", "one"), ("fr", "1000000", "many"), ("ja", "1", "other"),
    ("ar", "18446744073709551615", "many"),
  ])
  func forms(locale: String, number: String, form: String) throws {
    let sample = try #require(Sample(number: number))
    #expect(PluralExamples.form(of: sample, in: LocaleTag(locale)) == form)
    #expect(PluralExamples.form(of: .string("1"), in: LocaleTag(locale)) == nil)
  }

  /// Every form of small numbers, of a million and of a fraction has an example.
  @Test(arguments: [
    "ar", "br", "cy", "ga", "gv", "he", "kw", "lt", "lv", "mt", "sl", "gd", "pt", "it",
  ])
  func everyFormHasANumber(locale: String) {
    let forms = Set(
      PluralExamples(in: LocaleTag(locale)).numbers.compactMap {
        PluralExamples.form(of: $0, in: LocaleTag(locale))
      })
    for number in (Int64(0)..<100) + [1_000_000] {
      let form = PluralExamples.form(of: .integer(number), in: LocaleTag(locale))
      #expect(form.map(forms.contains) == true, "\(number)")
    }
  }
}
