import Locales
import StringCatalog
import Synchronization
import Testing

@testable import LocalizedText

/// What a localizer makes again for the clients of a server, counted.
@Suite struct LocalizerCacheTests {
  private static let locales = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "he", "hi", "hr", "hu",
    "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk",
    "sl", "sr", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  private static let catalog = Catalog(files: [
    CatalogFile(path: "Main.xcstrings", bytes: Array(json.utf8))
  ])

  private static let json = """
    {"sourceLanguage": "en", "strings": {"%lld files": {"localizations": {\(
        locales.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"\($0) %lld\"}}" }
          .joined(separator: ", "))}}}}
    """

  /// Forty locales in turn, three times: each catalog is read once, and the tables and formats of
  /// each locale are made once.
  @Test func fortyLocalesInTurnAreMadeOnce() {
    let loads = Atomic(0)
    let localizer = Localizer { _ in
      loads.wrappingAdd(1, ordering: .relaxed)
      return Self.catalog
    }
    var tables: [EnvironmentTables] = []
    var made: Set<ObjectIdentifier> = []
    var formats: Set<ObjectIdentifier> = []
    for _ in 0..<3 {
      for locale in Self.locales {
        let preferences = localizer.appLocales(for: [LocaleTag("tlh"), LocaleTag(locale)])
        #expect(preferences == [LocaleTag(locale)])
        let environment = EnvironmentValues(locale: preferences[0], localizer: localizer)
        #expect(
          Text("\(7) files", tableName: "Main").resolve(in: environment).text.hasPrefix(locale))
        let found = localizer.tables(for: environment)
        tables.append(found)
        made.insert(ObjectIdentifier(found))
        formats.insert(ObjectIdentifier(found.formats))
      }
    }
    #expect(loads.load(ordering: .relaxed) == 1)
    #expect(tables.count == 120)
    #expect(made.count == 40)
    #expect(formats.count == 40)
  }

  /// The cache is bounded, whatever clients ask for.
  @Test func manyMoreAreForgottenInTurn() {
    let localizer = Localizer(catalog: Self.catalog)
    var released: [WeakTables] = []
    for number in 0..<1_000 {
      let environment = EnvironmentValues(
        locale: LocaleTag("en-x-n\(number)"), localizer: localizer)
      released.append(WeakTables(localizer.tables(for: environment)))
    }
    #expect(released.count { $0.tables != nil } <= 2 * BoundedCache<Int, Int>.capacity + 1)
  }

  private struct WeakTables {
    weak var tables: EnvironmentTables?
    init(_ tables: EnvironmentTables) { self.tables = tables }
  }

  /// If the program has texts in no preferred language, numbers are written as in its own, in the
  /// region of the user.
  @Test(arguments: [
    (["it"], ["it"]), (["tlh", "de-AT", "it"], ["de-AT", "it"]), (["tlh"], ["en"]),
    (["sw-TZ", "tlh"], ["en-TZ"]), ([], []),
  ])
  func theLocaleIsThatOfTheTexts(preferred: [String], expected: [String]) {
    let localizer = Localizer(catalog: Self.catalog)
    let locales = localizer.appLocales(for: preferred.map { LocaleTag($0) })
    #expect(locales == expected.map { LocaleTag($0) })
  }

  /// A program without texts is in the user's language.
  @Test func withoutTextsTheFirstPreferenceCounts() {
    let tags = [LocaleTag("sw"), LocaleTag("de")]
    #expect(Localizer.empty.appLocales(for: tags) == tags)
  }
}
