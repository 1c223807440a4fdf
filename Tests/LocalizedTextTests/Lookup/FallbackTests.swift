import LocalizedText
import StringCatalog
import TestMaterial
import Testing

/// The localization that serves a locale, and the text that is shown if the localization lacks it:
/// in the editor and in the app.
@Suite struct FallbackTests {
  private static let catalog = Table(
    json: #"""
      {"sourceLanguage": "en", "strings": {
        "all": {"localizations": {
          "en": {"stringUnit": {"value": "en"}}, "fr": {"stringUnit": {"value": "fr"}},
          "fr-CA": {"stringUnit": {"value": "fr-CA"}}, "es-419": {"stringUnit": {"value": "es-419"}}}},
        "not in fr-CA": {"localizations": {
          "en": {"stringUnit": {"value": "en"}}, "fr": {"stringUnit": {"value": "fr"}}}},
        "empty in fr-CA": {"localizations": {
          "fr-CA": {"stringUnit": {"value": ""}}, "fr": {"stringUnit": {"value": "fr"}}}},
        "nowhere": {}}}
      """#)

  private func shown(
    _ key: String, _ locale: String, _ fallback: Fallback, in table: Table = catalog
  ) throws -> [String] {
    var environment = EnvironmentValues(locale: LocaleTag(locale))
    environment.fallback = fallback
    let lookup = TableLookup(table: table, environment: environment)
    let found = lookup.find(try #require(table.entry(forKey: key)))
    return [found.format, found.origin.rawValue]
  }

  @Test(arguments: [
    ("all", "fr-CA", ["fr-CA", "exact"], ["fr-CA", "exact"]),
    ("not in fr-CA", "fr-CA", ["fr", "parent"], ["not in fr-CA", "key"]),
    ("empty in fr-CA", "fr-CA", ["fr", "parent"], ["", "exact"]),
    ("nowhere", "fr-CA", ["nowhere", "key"], ["nowhere", "key"]),
    ("not in fr-CA", "fr-BE", ["fr", "parent"], ["fr", "parent"]),
    ("empty in fr-CA", "en", ["empty in fr-CA", "key"], ["empty in fr-CA", "key"]),
    // One localization serves the whole app, so Mexico has no English text at run time.
    ("all", "es-MX", ["es-419", "parent"], ["es-419", "parent"]),
    ("not in fr-CA", "es-MX", ["en", "source"], ["not in fr-CA", "key"]),
    // No localization serves Japanese, so the app is in its development language.
    ("all", "ja", ["en", "source"], ["en", "source"]),
    ("empty in fr-CA", "ja", ["empty in fr-CA", "key"], ["empty in fr-CA", "key"]),
  ])
  func onlyTheEditorReplacesAMissingTextByAnotherLocalization(
    key: String, locale: String, editor: [String], runtime: [String]
  ) throws {
    #expect(try shown(key, locale, .editor) == editor)
    #expect(try shown(key, locale, .runtime) == runtime)
  }

  @Test func atRunTimeTheDefaultValueReplacesAMissingText() {
    func text(_ key: StaticString, _ fallback: Fallback) -> String {
      var environment = EnvironmentValues(
        locale: LocaleTag("fr-CA"), localizer: Localizer(table: Self.catalog))
      environment.fallback = fallback
      let resource = LocalizedStringResource(key, defaultValue: "the default", table: "Main")
      return Text(resource).resolve(in: environment).text
    }
    #expect(text("not in fr-CA", .runtime) == "the default")
    #expect(text("not in fr-CA", .editor) == "fr")
    #expect(text("nowhere", .editor) == "the default")
    #expect(text("all", .runtime) == "fr-CA")
  }

  /// If no localization serves the locale, the app uses the development language, else the best one
  /// for American English, else the first localization.
  @Test(arguments: [
    (["en", "de"], "de", ["de", "source"]), (["de", "en-GB"], "sw", ["en-GB", "related"]),
    (["de", "fr"], "sw", ["de", "related"]),
  ])
  func theLastResortOfAnApp(locales: [String], source: String, expected: [String]) throws {
    let files = locales.map {
      CatalogFile(path: "\($0).lproj/T.strings", bytes: Array("k = \"\($0)\";".utf8))
    }
    let table = Catalog(files: files, sourceLanguage: source).tables[0]
    #expect(try shown("k", "ja", .runtime, in: table) == expected)
  }

  @Test func theDefaultEnvironmentIsTheAppsAndTheEditorsIsAskedFor() {
    let localizer = Localizer(table: Self.catalog)
    let text = Text("not in fr-CA", tableName: "Main")
    let app = EnvironmentValues(locale: LocaleTag("fr-CA"), localizer: localizer)
    #expect(app.fallback == .runtime)
    #expect(EnvironmentValues().fallback == .runtime)
    #expect(text.resolve(in: app).text == "not in fr-CA")
    let editor = EnvironmentValues(
      locale: LocaleTag("fr-CA"), localizer: localizer, fallback: .editor)
    #expect(text.resolve(in: editor).text == "fr")
  }

  /// In Foundation, `"key" = "";` is an empty text, and a catalog is compiled to such a file; in the
  /// editor, the text is missing.
  @Test func anEmptyTextIsATextInTheAppInEveryFormat() throws {
    let file = CatalogFile(path: "fr.lproj/T.strings", bytes: Array("k = \"\";".utf8))
    let empty = #"{"stringUnit": {"state": "translated", "value": ""}}"#
    let tables = [
      try #require(Catalog(files: [file]).tables.first),
      Table(key: "k", #""fr": \#(empty)"#),
      Table(key: "k", #""fr": {"stringUnit": {"value": ""}}"#),
      Table(key: "k", #""fr": {"stringUnit": {"state": "needs_review", "value": ""}}"#),
      Table(key: "k", #""fr": {"variations": {"device": {"other": \#(empty)}}}"#),
      Table(key: "k", #""fr": {"variations": {"plural": {"other": \#(empty)}}}"#),
    ]
    for table in tables {
      #expect(try shown("k", "fr", .runtime, in: table) == ["", "exact"])
      #expect(try shown("k", "fr", .editor, in: table) == ["k", "key"])
    }
  }

  /// Xcode gives the state `new` to a text that waits for its translator.
  @Test(arguments: [
    #"{"stringUnit": {"state": "new", "value": ""}}"#, #"{"stringUnit": {"state": "translated"}}"#,
    #"{"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": ""}}}}}"#,
  ])
  func aNewTextIsMissingInTheAppToo(localization: String) throws {
    let table = Table(key: "k", #""fr": \#(localization)"#)
    #expect(try shown("k", "fr", .runtime, in: table) == ["k", "key"])
    #expect(try shown("k", "fr", .editor, in: table) == ["k", "key"])
  }
}
