import Grammar
import LocalizedText
import StringCatalog
import TestMaterial
import Testing

/// Spans of localized strings whose words agree, by the rules of languages alone.
///
/// The sentences are from Apple's documentation or written by hand.
@Suite struct SpanAgreementTests {
  /// Resolves a text of one localization.
  private func resolve(
    _ format: String, in locale: String = "it", _ arguments: [Argument] = [],
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> (text: ResolvedText, spans: [AgreedSpan]) {
    let value = format.replacing("\"", with: "\\\"")
    let table = Table(
      key: "k", #""\#(locale)": {"stringUnit": {"state": "translated", "value": "\#(value)"}}"#)
    var environment = EnvironmentValues(
      locale: LocaleTag(locale), localizer: Localizer(table: table))
    change(&environment)
    let key = LocalizedStringKey("k", arguments: arguments, formatting: .always)
    return Resolver(environment: environment).resolveWithSpans(Text(key, in: TableName("Main")))
  }

  @Test(arguments: [
    (0, "Aggiungi 0 grandi insalate al tuo ordine"),
    (1, "Aggiungi 1 grande insalata al tuo ordine"),
    (2, "Aggiungi 2 grandi insalate al tuo ordine"),
    (5, "Aggiungi 5 grandi insalate al tuo ordine"),
  ])
  func wordsAgreeWithTheNumber(number: Int64, expected: String) {
    let resolved = resolve(
      "Aggiungi ^[%lld %@ %@](inflect: true) al tuo ordine",
      [.integer(number), .string("grande"), .string("insalata")])
    #expect(resolved.text.text == expected)
    #expect(resolved.spans.map(\.after) == [String(expected.dropFirst(9).dropLast(14))])
  }

  @Test func fragmentsKeepTheirKindStyleAndRange() {
    let format = "Prendi ^[%lld **%@** %@](inflect: true)!"
    let arguments: [Argument] = [.integer(2), .string("grande"), .string("insalata")]
    let plain = resolve(format, in: "ja", arguments).text.fragments
    let agreed = resolve(format, arguments).text.fragments
    #expect(agreed.map(\.text) == ["Prendi ", "2", " ", "grandi", " ", "insalate", "!"])
    #expect(agreed.map(\.kind) == plain.map(\.kind))
    #expect(agreed.map(\.style) == plain.map(\.style))
    #expect(agreed.map(\.range) == plain.map(\.range))
  }
}
