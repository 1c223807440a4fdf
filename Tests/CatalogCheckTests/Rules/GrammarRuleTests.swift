import GrammarAgreement
import LocalizedText
import PreviewRows
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules about spans `^[…](…)` whose words should agree.
@Suite struct GrammarRuleTests {
  /// A lexicon of two Italian words: "gatto", a noun, and "grande", an adjective and a noun.
  private struct TwoWords: Lexicon {
    func readings(of word: String) -> [Reading] {
      let singular = FormFeatures(genders: [.masculine], numbers: [.singular])
      return switch word {
      case "gatto": [Reading(lemma: "gatto", wordClass: .noun, form: singular)]
      case "grande":
        [
          Reading(lemma: "grande", wordClass: .adjective, form: singular),
          Reading(lemma: "grande", wordClass: .noun, form: singular),
        ]
      default: []
      }
    }

    func forms(of reading: Reading) -> [WordForm] {
      let stem = reading.lemma.dropLast()
      return [
        WordForm(reading.lemma, FormFeatures(genders: [.masculine], numbers: [.singular])),
        WordForm("\(stem)i", FormFeatures(genders: [.masculine], numbers: [.plural])),
      ]
    }
  }

  private final class Provider: LexiconProvider {
    func lexicon(for language: GrammarLanguage) -> LexiconAnswer {
      language == .italian ? .lexicon(TwoWords()) : .notInstalled(package: "words")
    }
  }

  private func judged(
    _ text: String, in locale: String = "it", path: String = "Main", markdown: Bool = true,
    _ arguments: [Sample] = []
  ) -> JudgedRow {
    let localization =
      #""\#(locale)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    let table = Table(
      json: #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {\#(localization)}}}}"#,
      named: path)
    return JudgedRow(
      of: table, locale: locale, samples: Samples(["k": .init(arguments: arguments)])
    ) {
      $0.grammarians = Grammarians(lexicons: Provider())
      $0.readsMarkdown = markdown
    }
  }

  @Test(arguments: [
    ("^[%lld gatto](inflect: true)", []),
    ("^[%lld vozzo](inflect: true)", ["inflect-unknown-word"]),
    ("%lld vozzo", []),
  ])
  func unknownWords(text: String, rules: [String]) {
    let row = judged(text, [.integer(2)])
    #expect(row.rules == rules)
    if !rules.isEmpty { #expect(row.diagnostics[0].message.contains("'vozzo'")) }
  }

  /// Without a lexicon every word is unknown, and no row is to blame for that.
  @Test func withoutALexiconNoWordIsReported() {
    #expect(judged("^[%lld chien noir](inflect: true)", in: "fr", [.integer(2)]).rules == [])
  }

  @Test(arguments: [
    ("^[%lld grande gatto](inflect: true)", ["inflect-ambiguous"]),
    ("^[%lld gatto](inflect: true)", []),
  ])
  func ambiguousWords(text: String, rules: [String]) {
    #expect(judged(text, [.integer(2)]).rules == rules)
  }

  @Test(arguments: [
    ("ja", ["inflect-unsupported-language"]), ("pl", ["inflect-unsupported-language"]),
    ("ca", ["inflect-unsupported-language"]), ("nl", []), ("de", []),
  ])
  func unsupportedLanguages(locale: String, rules: [String]) {
    #expect(judged("^[%lld x](inflect: true)", in: locale, [.integer(2)]).rules == rules)
    #expect(judged("%lld *x*", in: locale, [.integer(2)]).rules == [])
  }

  @Test(arguments: [
    ("^[gatto](inflect: { number: 'plural' })", ["inflect-number-spelling"]),
    ("^[gatto](inflect: { number: 'other' })", []),
    ("^[^[gatto](morphology: { number: 'singular' })](inflect: true)", ["inflect-number-spelling"]),
  ])
  func spellingsOfNumbers(text: String, rules: [String]) {
    #expect(judged(text).rules == rules)
  }

  @Test(arguments: [
    ("^[gatto](inflect: 'true')", ["inflect-invalid"]),
    ("^[gatto](inflect: { grammaticalGender: 'male' })", ["inflect-invalid"]),
    ("^[gatto](agreeWithArgument: 0)", ["inflect-invalid"]),
    ("^[gatto](agreeWithArgument: 1)", ["inflect-invalid"]),
    ("^[gatto](inflect: true)", []), ("^[gatto](other: 'x')", []),
  ])
  func invalidAttributes(text: String, rules: [String]) {
    #expect(judged(text).rules == rules)
  }

  @Test(arguments: [
    ("^[%lld gatto](inflect: true", "invalid attributes in '^[…](inflect…)'; users see the markup"),
    (
      "^[%lld gatto](inflect: maybe)",
      "invalid attributes in '^[…](inflect…)'; users see the markup"
    ),
    (
      "^[gatto](agreeWithArgument: two)",
      "invalid attributes in '^[…](agreeWithArgument…)'; users see the markup"
    ),
    ("[%lld gatto](inflect: true)", "missing ^ before '[…](inflect…)'; users see the markup"),
    ("^[%lld gatto]", "'^[' without (…) is not markup; users see it"),
  ])
  func brokenMarkup(text: String, problem: String) {
    let found = judged(text, [.integer(2)]).diagnostics
    #expect(found.map(\.rule) == ["inflect-broken"])
    #expect(found.map(\.message) == [problem])
  }

  @Test(arguments: [
    ("%lld gatti", true), ("^[%lld gatto](inflect: true)", false),
    ("^[%lld gatto](inflect: true", false),
    ("^[^[%lld gatto](morphology: {})](inflect: true)", false),
  ])
  func lostMarkup(text: String, isLost: Bool) {
    let table = Table(key: "k", texts: ["en": "^[%lld cat](inflect: true)", "it": text])
    #expect(
      JudgedRow(of: table, locale: "it").rules.contains("inflect-lost") == isLost)
    let plain = Table(key: "k", texts: ["en": "%lld cats", "it": text])
    #expect(!JudgedRow(of: plain, locale: "it").rules.contains("inflect-lost"))
  }

  @Test(arguments: [
    ("^[%lld gatto](inflect: true)", "Main", true, []),
    ("^[%lld gatto](inflect: true)", "Main", false, ["inflect-in-plain-string"]),
    ("^[%lld gatto](inflect: true)", "InfoPlist", true, ["inflect-in-plain-string"]),
    ("^[%lld gatto](color: 'red')", "Main", false, []), ("%lld ^ gatto", "InfoPlist", true, []),
  ])
  func plainStrings(text: String, table: String, markdown: Bool, rules: [String]) {
    #expect(judged(text, path: table, markdown: markdown, [.integer(2)]).rules == rules)
  }

  /// An argument is never read as Markdown, so its markup shows.
  @Test func argumentsArePlain() {
    #expect(
      judged("%@", [.string("^[2 gatto](inflect: true)")]).rules == ["inflect-in-plain-string"])
  }
}
