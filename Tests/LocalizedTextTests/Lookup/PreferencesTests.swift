import Foundation
import LocalizedText
import StringCatalog
import TestMaterial
import Testing

/// Of several preferred languages, the first one that any localization serves is used.
@Suite struct PreferencesTests {
  private static func catalog(_ locales: [String]) -> Catalog {
    let texts = locales.map { #""\#($0)": {"stringUnit": {"value": "in \#($0)"}}"# }
    let json = """
      {"sourceLanguage": "en", "strings": {
        "k": {"localizations": {\(texts.joined(separator: ", "))}},
        "only in the last": {"localizations": {\(texts.last ?? "")}}}}
      """
    return Catalog(files: [CatalogFile(path: "Localizable.xcstrings", bytes: Array(json.utf8))])
  }

  private func environment(
    _ wanted: [String], of available: [String]
  ) throws -> EnvironmentValues {
    let tags = wanted.map { LocaleTag($0) }
    var environment = EnvironmentValues(
      locale: try #require(tags.first), localizer: Localizer(catalog: Self.catalog(available)))
    environment.preferences = Array(tags.dropFirst())
    return environment
  }

  @Test(arguments: [
    (["it", "fr-CA", "de"], ["de", "fr"], "in fr", Origin.parent),
    (["it", "de", "fr-CA"], ["de", "fr"], "in de", .exact),
    (["it", "ja"], ["de", "fr"], "k", .key),
    (["it", "en-US"], ["de", "en"], "in en", .parent),
    (["de", "fr"], ["fr", "de"], "in de", .exact),
    (["it", "pt-PT"], ["pt-BR"], "in pt-BR", .related),
    (["C", "fr"], ["fr"], "in fr", .exact),
    (["it-x-linearf", "fr-x-linearf"], ["fr"], "in fr", .exact),
  ])
  func theFirstServedPreferenceIsUsed(
    wanted: [String], available: [String], expected: String, origin: Origin
  ) throws {
    let environment = try environment(wanted, of: available)
    #expect(Text("k").resolve(in: environment).text == expected)
    let found = Resolver(environment: environment).foundText(forKey: "k", in: TableName())
    #expect(found.origin == origin)
  }

  /// Only one language is used: a text that it lacks is not looked up in the next one.
  @Test func laterPreferencesAreNotUsed() throws {
    var environment = try environment(["fr", "de"], of: ["fr", "de"])
    #expect(Text("only in the last").resolve(in: environment).text == "only in the last")
    environment.fallback = .runtime
    #expect(Text("only in the last").resolve(in: environment).text == "only in the last")
    #expect(Text("k").resolve(in: environment).text == "in fr")
  }

  /// A lookup for one list of languages is not reused for another list.
  @Test func cachedLookupsDependOnTheLanguages() throws {
    var environment = try environment(["it", "fr"], of: ["fr", "de"])
    #expect(Text("k").resolve(in: environment).text == "in fr")
    environment.preferences = [LocaleTag("de")]
    #expect(Text("k").resolve(in: environment).text == "in de")
    environment.preferences = []
    #expect(Text("k").resolve(in: environment).text == "k")
  }

  /// The most preferred locale writes numbers, even if another language serves it.
  @Test func formatsStayThoseOfTheLocale() throws {
    let environment = try environment(["de-CH", "fr"], of: ["fr"])
    #expect(Text("k").resolve(in: environment).text == "in fr")
    #expect(Text("\(1_234_567)").resolve(in: environment).text == "1’234’567")
  }

  /// The app is in the first language in which it has texts; if it has texts in none of them, in
  /// the first one.
  @Test(arguments: [
    (["it", "fr-CA", "de"], ["de", "fr"], ["fr-CA", "de"]),
    (["fr-CH", "it", "de"], ["de", "fr"], ["fr-CH", "it", "de"]),
    (["it", "ja"], ["de", "fr"], ["it", "ja"]), (["it", "en-GB", "fr"], ["fr"], ["en-GB", "fr"]),
    (["pt-PT", "de"], ["pt-BR", "de"], ["de"]), (["it", "pt-PT"], ["pt-BR"], ["pt-PT"]),
    (["und", "fr"], ["fr"], ["fr"]), ([], ["fr"], []),
  ])
  func theFirstServedPreferenceIsTheLocale(
    wanted: [String], available: [String], expected: [String]
  ) {
    let localizer = Localizer(catalog: Self.catalog(available))
    let tags = wanted.map { LocaleTag($0) }
    for _ in 0..<2 {
      #expect(localizer.supportedLocales(from: tags).map(\.description) == expected)
    }
  }

  @Test func eachBundleChoosesItsOwnLocalization() {
    let localizer = Localizer { bundle in
      switch bundle {
      case .main: Self.catalog(["fr"])
      case .atURL: Self.catalog(["de"])
      }
    }
    var environment = EnvironmentValues(locale: LocaleTag("it"), localizer: localizer)
    environment.preferences = [LocaleTag("de"), LocaleTag("fr")]
    #expect(Text("k").resolve(in: environment).text == "in fr")
    let other = TableName(in: .atURL(URL(filePath: "/other")))
    #expect(Text("k", in: other).resolve(in: environment).text == "in de")
  }
}
