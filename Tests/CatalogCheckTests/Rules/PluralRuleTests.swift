import PreviewRows
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules about plural forms.
///
/// 2 is few in Polish and other in English; 1 is one in both.
@Suite struct PluralRuleTests {
  private func unit(_ value: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
  }

  private func row(
    _ number: Sample, _ locale: String, _ one: String, _ other: String, key: String = "%lld apples"
  ) -> JudgedRow {
    let forms = #""one": \#(unit(one)), "other": \#(unit(other))"#
    let table = Table(
      key: key, #""\#(locale)": {"variations": {"plural": {\#(forms)}}}"#)
    return JudgedRow(
      of: table, locale: locale, samples: Samples([key: .init(arguments: [number])]))
  }

  @Test(arguments: [
    (Sample.integer(2), "pl", ["plural-missing"]), (.integer(1), "pl", []), (.integer(2), "en", []),
  ])
  func missingForms(number: Sample, locale: String, rules: [String]) {
    #expect(row(number, locale, "%lld jabłko", "%lld jabłka").rules == rules)
  }

  @Test func aMissingFormIsNamed() {
    #expect(
      row(.integer(2), "pl", "%lld jabłko", "%lld jabłka").diagnostics.map(\.message)
        == ["missing plural 'few'; 'other' is shown"])
  }

  /// As a value 1.0 is one; written "1.0" it is other in English.
  @Test(arguments: [(Sample.double(1), ["plural-ambiguous"]), (.double(1.5), [])])
  func ambiguousNumbers(number: Sample, rules: [String]) {
    #expect(row(number, "en", "%.1f mile", "%.1f miles", key: "%lf miles").rules == rules)
  }

  /// A locale that shows the source text does not need its own forms there.
  @Test func sourceTextsNeedNoFormsOfTheLocale() {
    let forms = #""one": \#(unit("%lld apple")), "other": \#(unit("%lld apples"))"#
    let table = Table(
      key: "%lld apples", #""en": {"variations": {"plural": {\#(forms)}}}"#)
    let samples = Samples(["%lld apples": .init(arguments: [.integer(2)])])
    #expect(JudgedRow(of: table, locale: "pl", samples: samples).rules == [])
  }
}
