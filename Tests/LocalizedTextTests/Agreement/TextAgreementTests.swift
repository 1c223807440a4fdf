import GrammarAgreement
import LocalizedText
import StringCatalog
import Synchronization
import TestMaterial
import Testing

/// Spans of localized strings whose words agree, by the rules of languages alone.
///
/// The sentences are written by hand, some after those of Apple's documentation.
@Suite struct TextAgreementTests {
  typealias Result = (text: ResolvedText, spans: [AgreedSpan])

  /// Resolves a text of one localization.
  private func resolve(
    _ format: String, in locale: String = "it", _ arguments: [Argument] = [],
    localization: String? = nil, change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Result {
    let value = format.replacing("\"", with: "\\\"")
    let table = Table(
      key: "k",
      """
      "\(localization ?? locale)": {"stringUnit": {"state": "translated", "value": "\(value)"}}
      """)
    return resolve("k", of: table, in: locale, arguments, change: change)
  }

  private func resolve(
    _ key: String, of table: Table, in locale: String, _ arguments: [Argument],
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Result {
    var environment = EnvironmentValues(
      locale: LocaleTag(locale), localizer: Localizer(table: table))
    change(&environment)
    let key = LocalizedStringKey(key, arguments: arguments, formatting: .always)
    return Resolver(environment: environment).resolveWithSpans(Text(key, in: TableName("Main")))
  }

  private let salad: [Argument] = [.integer(2), .string("grande"), .string("insalata")]

  // MARK: Numbers

  @Test(arguments: [
    (0, "0 grandi insalate"), (1, "1 grande insalata"), (2, "2 grandi insalate"),
    (5, "5 grandi insalate"),
  ])
  func wordsAgreeWithTheNumber(number: Int64, words: String) {
    let resolved = resolve(
      "Aggiungi ^[%lld %@ %@](inflect: true) al tuo ordine",
      [.integer(number), .string("grande"), .string("insalata")])
    #expect(resolved.text.text == "Aggiungi \(words) al tuo ordine")
    #expect(resolved.spans.map(\.before) == ["\(number) grande insalata"])
    #expect(resolved.spans.map(\.after) == [words])
  }

  /// In English 1.0 is plural as it is written, and 1 is not.
  @Test(arguments: [("%.1f", "1.0 salads"), ("%.0f", "1 salad"), ("%@", "1 salad")])
  func theWrittenNumberCounts(specifier: String, expected: String) {
    #expect(
      resolve("^[\(specifier) salad](inflect: true)", in: "en", [.double(1)]).text.text == expected)
  }

  @Test func aFormattedNumberCountsToo() {
    let two = Argument.text(Text(.integer(2)))
    #expect(resolve("^[%@ salad](inflect: true)", in: "en", [two]).text.text == "2 salads")
  }

  /// 0 is singular in French and plural in English; the text is English.
  @Test func theLanguageOfTheTextDecides() {
    let resolved = resolve(
      "^[%lld salad](inflect: true)", in: "fr", [.integer(0)], localization: "en")
    #expect(resolved.text.text == "0 salads")
    #expect(resolved.spans.map(\.language) == ["en"])
  }

  // MARK: Fragments

  @Test func fragmentsKeepTheirKindStyleAndRange() {
    let format = "Prendi ^[%lld **%@** %@](inflect: true)!"
    let plain = resolve(format, salad) { $0.grammarians = nil }.text.fragments
    let agreed = resolve(format, salad).text.fragments
    #expect(plain.map(\.text) == ["Prendi ", "2", " ", "grande", " ", "insalata", "!"])
    #expect(agreed.map(\.text) == ["Prendi ", "2", " ", "grandi", " ", "insalate", "!"])
    #expect(agreed.map(\.kind) == plain.map(\.kind))
    #expect(agreed.map(\.style) == plain.map(\.style))
    #expect(agreed.map(\.range) == plain.map(\.range))
  }

  @Test func aSpanKnowsItsPlaceInTheString() {
    let format = "Prendi ^[%lld insalata](inflect: true)!"
    let span = resolve(format, [.integer(2)]).spans.first
    let utf8 = Array(format.utf8)
    #expect(span.map { String(decoding: utf8[$0.range], as: UTF8.self) } == "%lld insalata")
  }

  @Test func textsBesideEachOtherStayApart() {
    let table = Table(
      key: "k", #""it": {"stringUnit": {"value": "^[2 gatto](inflect: {number: 'other'})"}}"#)
    var environment = EnvironmentValues(
      locale: LocaleTag("it"), localizer: Localizer(table: table))
    environment.fallback = .editor
    let text = Text(LocalizedStringKey("k"), in: TableName("Main"))
    #expect((text + text).resolve(in: environment).text == "2 gatti2 gatti")
  }

  @Test func substitutionsAgree() {
    let table = Table(
      json: #"""
        {"sourceLanguage": "it", "strings": {
          "around": {"localizations": {"it": {
            "stringUnit": {"value": "Hai ^[%#@n@ nuovo](inflect: true)"},
            "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg messaggio"}},
              "other": {"stringUnit": {"value": "%arg messaggio"}}}}}}}}},
          "inside": {"localizations": {"it": {
            "stringUnit": {"value": "Hai %#@n@"},
            "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "^[%arg messaggio](inflect: true)"}},
              "other": {"stringUnit": {"value": "^[%arg messaggio](inflect: true)"}}}}}}}}}}}
        """#)
    #expect(
      resolve("around", of: table, in: "it", [.integer(3)]).text.text == "Hai 3 messaggi nuovi")
    #expect(resolve("inside", of: table, in: "it", [.integer(3)]).text.text == "Hai 3 messaggi")
    #expect(resolve("inside", of: table, in: "it", [.integer(1)]).text.text == "Hai 1 messaggio")
  }

  // MARK: Agreement with something else

  @Test func wordsAgreeWithAnArgumentAsItIsInflected() {
    let format =
      "^[Il tuo %2$@ %1$@](inflect: true) è ^[pronto](agreeWithArgument: 2)"
    let dish: [Argument] = [.string("piccolo"), .string("insalata")]
    #expect(resolve(format, dish).text.text == "La tua insalata piccola è pronta")
    let many = "^[%1$lld %2$@](inflect: true): ^[pronto](agreeWithArgument: 2)"
    #expect(
      resolve(many, [.integer(2), .string("insalata")]).text.text == "2 insalate: pronte")
    #expect(
      resolve(many, [.integer(1), .string("insalata")]).text.text == "1 insalata: pronta")
  }

  @Test func aMorphologyOfTheArgumentCounts() {
    let format =
      "^[%@](morphology: { grammaticalGender: 'feminine' }): ^[pronto](agreeWithArgument: 1)"
    #expect(resolve(format, [.string("raspadillo")]).text.text == "raspadillo: pronta")
  }

  @Test(arguments: [
    (TermOfAddress?.none, "Ti diamo il benvenuto"), (.feminine, "Benvenuta"),
    (.masculine, "Benvenuto"),
  ])
  func wordsAgreeWithTheUser(term: TermOfAddress?, expected: String) {
    let format = "^[Benvenuto](inflect: true, inflectionAlternative: 'Ti diamo il benvenuto')"
    #expect(resolve(format) { $0.userTermOfAddress = term }.text.text == expected)
  }

  @Test(arguments: [
    ([InflectionConcept.termsOfAddress([.feminine])], "Kim è occupata"),
    ([.termsOfAddress([.masculine])], "Kim è occupato"),
    ([.termsOfAddress([.currentUser, .feminine])], "Kim è occupata"),
    ([.localizedPhrase("la nuova stanza")], "Kim è occupata"),
    ([], "Kim è occupato"),
  ])
  func wordsAgreeWithAConcept(concepts: [InflectionConcept], expected: String) {
    let resolved = resolve("%@ è ^[occupato](agreeWithConcept: 1)", [.string("Kim")]) {
      $0.inflectionConcepts = concepts
    }
    #expect(resolved.text.text == expected)
    #expect(resolved.spans[0].isUnchanged == concepts.isEmpty)
  }

  @Test func theUserMayBeTheConcept() {
    let resolved = resolve("^[occupato](agreeWithConcept: 1)") {
      $0.inflectionConcepts = [.termsOfAddress([.currentUser])]
      $0.userTermOfAddress = .feminine
    }
    #expect(resolved.text.text == "occupata")
  }

  @Test func theSpanMayNameItsLanguage() {
    let format = "Two ^[gatto](inflect: { number: 'other' }, languageIdentifier: 'it')"
    #expect(resolve(format, in: "en").text.text == "Two gatti")
  }

  // MARK: Unchanged words

  @Test(arguments: [
    ("ja", AgreedSpan.Basis.unchanged(.language), [Agreement.Note.notInflectedByApple]),
    ("nl", .unchanged(.language), []),
  ])
  func wordsOfOtherLanguagesStay(
    locale: String, basis: AgreedSpan.Basis, notes: [Agreement.Note]
  ) {
    let resolved = resolve("^[%lld kat](inflect: true)", in: locale, [.integer(2)])
    #expect(resolved.text.text == "2 kat")
    #expect(resolved.spans.map(\.basis) == [basis])
    #expect(resolved.spans.map(\.agreement.notes) == [notes])
  }

  @Test(arguments: [
    ("^[due %@ gatto](inflect: true)", "due %@ gatto", AgreedSpan.Obstacle.placeholder),
    ("^[pronto](agreeWithArgument: 3)", "pronto", .argument(3)),
    ("^[lui](referentConcept: 2)", "lui", .concept(2)),
    ("^[gatto](inflect: 'yes')", "gatto", .attributes),
    ("^[gatto](morphology: { number: 'plural' })", "gatto", .description),
  ])
  func wordsStayIfSomethingIsMissing(
    format: String, expected: String, obstacle: AgreedSpan.Obstacle
  ) {
    let resolved = resolve(format)
    #expect(resolved.text.text == expected)
    #expect(resolved.spans.map(\.basis) == [.unchanged(obstacle)])
  }

  @Test func theAlternativeServesOtherLanguages() {
    let format = "^[%@ さん](inflect: true, inflectionAlternative: 'みなさん')"
    #expect(resolve(format, in: "ja", [.string("x")]).text.text == "みなさん")
  }

  @Test func withoutMarkdownTheMarkupStays() {
    let format = "^[%lld gatto](inflect: true)"
    let resolved = resolve(format, [.integer(2)]) { $0.readsMarkdown = false }
    #expect(resolved.text.text == "^[2 gatto](inflect: true)")
    #expect(resolved.spans.isEmpty)
  }

  // MARK: Lexicons

  /// A provider that notes the languages that it is asked for.
  private final class AskedProvider: LexiconProvider {
    let asked = Mutex<[GrammarLanguage]>([])

    func lexicon(for language: GrammarLanguage) -> LexiconAnswer {
      asked.withLock { $0.append(language) }
      return .notInstalled(package: "words-\(language.rawValue)")
    }
  }

  @Test func lexiconsAreAskedForOnceAndOnlyForSpans() {
    let provider = AskedProvider()
    let grammarians = Grammarians(lexicons: provider)
    for _ in 0..<3 {
      _ = resolve("%lld gatto", [.integer(2)]) { $0.grammarians = grammarians }
      _ = resolve("^[%lld kat](inflect: true)", in: "nl", [.integer(2)]) {
        $0.grammarians = grammarians
      }
    }
    #expect(provider.asked.withLock { $0 } == [])
    for _ in 0..<3 {
      let resolved = resolve("^[%lld gatto](inflect: true)", [.integer(2)]) {
        $0.grammarians = grammarians
      }
      #expect(resolved.spans.map(\.basis) == [.notInstalled(package: "words-it")])
      #expect(resolved.text.text == "2 gatti")
    }
    #expect(provider.asked.withLock { $0 } == [.italian])
  }
}
