import FoundationEssentials
import LocalizedText
import StringCatalog
import TestMaterial
import Testing

/// Texts that many threads resolve at once: the formats that they share are opened on first use.
@Suite struct SharedTextTests {
  /// There are more of them than a localizer caches, so some are removed while others are added.
  private static let locales = [
    "en", "de", "fr", "es", "it", "pl", "ru", "ar", "fa", "hi", "ja", "ko", "zh", "th", "he", "sv",
    "da", "nb", "fi", "nl", "pt", "tr", "uk", "cs",
  ]

  private static let table: Table = {
    let form = { (form: String) in #""\#(form)": {"stringUnit": {"value": "\#(form) %arg"}}"# }
    let localizations = locales.map { locale in
      """
      "\(locale)": {
        "stringUnit": {"value": "\(locale) **%1$@** %#@n@ %3$.2f %4$@ %5$@ [%6$@](x%7$@)"},
        "substitutions": {"n": {"argNum": 2, "formatSpecifier": "lld", "variations": {
          "plural": {\(form("one")), \(form("other"))}}}}}
      """
    }
    return Table(key: "%@ %lld %lf %@ %@ %@ %@", localizations.joined(separator: ","))
  }()

  private static let key: LocalizedStringKey = """
    \("a") \(3) \(2.5) \(Text(amount: 1.5, currency: "EUR")) \
    \(Date(timeIntervalSinceReferenceDate: 0), style: .date) \
    \(Text(list: [.string("x"), .integer(12345)])) \("@a")
    """

  /// The text in every locale; each start begins with another one.
  private static func texts(in localizer: Localizer, from start: Int) -> [String: String] {
    let text = Text(key, in: TableName("Main"))
    return locales.indices.reduce(into: [:]) { texts, index in
      let locale = locales[(index * 7 + start) % locales.count]
      var environment = EnvironmentValues(locale: LocaleTag(locale), localizer: localizer)
      environment.device = start.isMultiple(of: 2) ? .other : .mac
      texts[locale] = text.resolve(in: environment).text
    }
  }

  @Test func oneThreadReadsTheTexts() {
    let texts = Self.texts(in: Localizer(table: Self.table), from: 0)
    #expect(texts["en"] == "en a other 3 2.50 €1.50 January 1, 2001 x and 12,345")
    #expect(texts.count == Self.locales.count)
  }

  @Test func manyThreadsReadTheSameTexts() async {
    let expected = Self.texts(in: Localizer(table: Self.table), from: 0)
    for round in 0..<6 {
      let localizer = Localizer(table: Self.table)
      await withTaskGroup(of: [String: String].self) { group in
        for worker in 0..<8 {
          group.addTask { Self.texts(in: localizer, from: round + worker) }
        }
        for await texts in group { #expect(texts == expected) }
      }
    }
  }

  @Test func manyThreadsShareAResolver() async {
    let environment = EnvironmentValues(
      locale: LocaleTag("de"), localizer: Localizer(table: Self.table))
    let resolver = Resolver(environment: environment)
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<64 {
        group.addTask { resolver.resolve(Text(Self.key, in: TableName("Main"))).text }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts == ["de a other 3 2,50 1,50\u{A0}€ 1. Januar 2001 x und 12.345"])
  }
}
