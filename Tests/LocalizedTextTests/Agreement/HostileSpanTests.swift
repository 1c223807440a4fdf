import LocalizedText
import StringCatalog
import TestMaterial
import Testing

/// Spans that no translator writes: deep, long, many, in every script.
///
/// The words may change or not; the text must come out, and soon.
@Suite struct HostileSpanTests {
  private func resolve(
    _ format: String, in locale: String = "it", _ arguments: [Argument] = []
  ) -> ResolvedText {
    let value = format.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let table = Table(key: "k", #""\#(locale)": {"stringUnit": {"value": "\#(value)"}}"#)
    var environment = EnvironmentValues(
      locale: LocaleTag(locale), localizer: Localizer(table: table))
    environment.inflectionConcepts = [.termsOfAddress([.feminine])]
    let key = LocalizedStringKey("k", arguments: arguments, formatting: .always)
    return Text(key, in: TableName("Main")).resolve(in: environment)
  }

  @Test(arguments: ["inflect: true", "agreeWithArgument: 1", "morphology: {number: 'one'}"])
  func deepSpans(attributes: String) {
    let format =
      String(repeating: "^[", count: 1_000) + "%@ gatto"
      + String(repeating: "](\(attributes))", count: 1_000)
    #expect(resolve(format, [.string("bello")]).text.contains("bel"))
  }

  @Test func longSpans() {
    let words = String(repeating: "gatto bello ", count: 9_000)
    #expect(resolve("^[\(words)](inflect: true)").text == words)
    #expect(resolve("^[%@](inflect: true)", [.string(words)]).text == words)
    let word = String(repeating: "a", count: 100_000)
    #expect(resolve("^[2 \(word)](inflect: {number: 'other'})").text == "2 \(word)")
  }

  @Test func manySpans() {
    let format = String(repeating: "^[%1$lld gatto](inflect: true) ", count: 3_000)
    let text = resolve(format, [.integer(2)]).text
    #expect(text.hasPrefix("2 gatti 2 gatti "))
    // Far more spans than a translator writes are not inflected.
    #expect(text.hasSuffix("2 gatto 2 gatto "))
  }

  @Test func anAlternativeMayBeLong() {
    let long = String(repeating: "x", count: 100_000)
    let format = "^[Benvenuto](inflect: true, inflectionAlternative: '\(long)')"
    #expect(resolve(format).text == long)
  }

  @Test(arguments: ["it", "en", "es", "fr", "pt-BR", "pt-PT", "de", "ca", "en-GB", "ar", "zz"])
  func randomSpans(locale: String) {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "gatto", "l'", "insalata", " ", "-", "猫", "ภาษา", "कुत्ता", "🐱", "e\u{301}", "\u{202E}", "%1$@",
      "%2$lld", "%3$@", "^[", "](inflect: true)", "](agreeWithArgument: 1)",
      "](agreeWithConcept: 1)",
      "](referentConcept: 1)", "](inflect: {number: 'plural'})",
      "](morphology: {partOfSpeech: 'noun'})",
      "They", "el", "la", "12", "%%", "\u{0}", "](inflectionAlternative: 'x', inflect: true)",
    ]
    for _ in 0..<400 {
      let format = (0..<Int.random(in: 1..<20, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let filled = format.replacing("\u{0}", with: "")
      let arguments: [Argument] = [.string("água"), .integer(2), .string("")]
      let fragments = resolve(filled, in: locale, arguments).fragments
      for (fragment, next) in zip(fragments, fragments.dropFirst()) where fragment.kind == .literal
      {
        #expect(!fragment.text.isEmpty)
        #expect(next.kind != .literal || next.style != fragment.style)
      }
    }
  }
}
