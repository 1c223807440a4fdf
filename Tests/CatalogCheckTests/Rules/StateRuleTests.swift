import CatalogCheck
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules about what translators have done, and have not.
@Suite struct StateRuleTests {
  private static let rules = [
    "missing-locale", "state-new", "state-review", "state-machine", "state-unknown", "empty",
    "stale",
    "translated-but-dont-translate", "source-missing",
  ]

  private func found(_ strings: String) -> [String] {
    let json = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}}"
    return CheckedTable(Table(json: json), rules: Self.rules).findings
  }

  private func unit(_ locale: String, _ state: String, _ text: String) -> String {
    #""\#(locale)": {"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  @Test(arguments: [
    ("translated", "Dateien", []), ("new", "Files", ["state-new de"]),
    ("new", "", ["state-new de"]),
    ("needs_review", "Dateien", ["state-review de"]),
    ("machine_translated", "Dateien", ["state-machine de"]), ("translated", "", ["empty de"]),
    ("someday", "Dateien", ["state-unknown de"]), ("stale", "Dateien", ["state-unknown de"]),
  ])
  func states(state: String, text: String, expected: [String]) {
    let found = found(#""Files": {"localizations": {\#(unit("de", state, text))}}"#)
    #expect(found == expected)
  }

  @Test func nobodyTranslatesTheSourceLanguageOrNames() {
    #expect(
      found(
        #"""
        "Files": {"localizations": {\#(unit("en", "new", "Files"))}},
        "Nothing": {"localizations": {\#(unit("en", "translated", ""))}},
        "": {"localizations": {\#(unit("en", "needs_review", "x"))}},
        "galley": {"shouldTranslate": false, "localizations": {\#(unit("en", "new", "galley"))}}
        """#) == [])
  }

  /// An intended gap: the source text is empty, too.
  @Test func emptyLikeTheSource() {
    #expect(
      found(
        #"""
        "a.b": {"localizations": {\#(unit("en", "translated", "")), \#(unit("de", "translated", ""))}}
        """#) == [])
  }

  /// A merge or a careless edit has taken all forms of a plural.
  @Test func aLocalizationWithoutTexts() {
    #expect(
      found(
        #"""
        "Files": {"localizations": {"de": {"variations": {"plural": {}}}, "fr": {},
          "en": {"variations": {"plural": {}}}}},
        "%@": {"localizations": {"de": {}, "fr": {}}}
        """#) == ["missing-locale de", "missing-locale fr"])
  }

  @Test func languagesOfTheTable() {
    #expect(
      found(
        #"""
        "All": {"localizations": {\#(unit("de", "translated", "Alle")),
          \#(unit("fr", "translated", "Tout")), \#(unit("en-GB", "translated", "All"))}},
        "Files": {"localizations": {\#(unit("de", "translated", "Dateien"))}},
        "%@ – %lld": {}, "": {}, "None": {"shouldTranslate": false}
        """#) == ["missing-locale fr"])
  }

  @Test func entriesNobodyNeeds() {
    #expect(
      found(
        #"""
        "Old": {"extractionState": "stale", "localizations": {\#(unit("de", "translated", "Alt"))}},
        "galley": {"shouldTranslate": false, "localizations": {\#(unit("de", "translated", "Galeere"))}}
        """#) == ["stale", "translated-but-dont-translate de"])
  }

  @Test(arguments: [
    ("trip.title", "Reise", ["source-missing"]), ("trip.title", "trip.title", []),
    ("Trip title", "Reise", []), ("trip_title", "Reise", ["source-missing"]),
    ("settings-trip-title", "Reise", ["source-missing"]),
    ("Trip.v2.title_long", "Reise", ["source-missing"]),
    // Texts of apps, which are their own source.
    ("Loading...", "Lade …", []), ("Compose...", "Neu", []), ("Done.", "Fertig.", []),
    ("Wi-Fi", "WLAN", []), ("Sign-in", "Anmelden", []), ("e-mail", "E-Mail", []),
    ("Follow-Up-Call", "Rückruf", []), (".hidden", "versteckt", []), ("-", "–", []),
  ])
  func namesWithoutSourceText(key: String, text: String, expected: [String]) {
    #expect(
      found(#""\#(key)": {"localizations": {\#(unit("de", "translated", text))}}"#) == expected)
  }

  /// Keys of Interface Builder and of intents have their text in a file of these, and names of
  /// products are the same everywhere.
  @Test(arguments: [
    ("[Group/a11y/description]", "Beschreibung", ["source-missing"]),
    ("customDeviceNameSaved", "Gespeichert", ["source-missing"]),
    ("TRACKS", "Titel", ["source-missing"]), ("TRACKS", "TITEL", []),
    ("GitHub", "GitHub", []), ("dH8vD7", "Hinzufügen", []), ("A8P-vn-DEJ.title", "Titel", []),
  ])
  func namesOfOtherKinds(key: String, text: String, expected: [String]) {
    #expect(
      found(#""\#(key)": {"localizations": {\#(unit("de", "translated", text))}}"#) == expected)
  }

  /// Translations that agree on an argument show that a key is not their source.
  @Test func translationsWithAnArgument() {
    func welcome(_ texts: String...) -> String {
      let units = zip(["de", "fr", "it"], texts).map { unit($0, "translated", $1) }
      return "\"Welcome back\": {\"localizations\": {\(units.joined(separator: ","))}}"
    }
    #expect(found(welcome("Hallo %@", "Salut %@", "Ciao")) == ["source-missing"])
    #expect(found(welcome("Hallo %@", "Salut", "Ciao")) == [])
  }

  /// A language has what its parents have.
  @Test func missingInTheParentToo() {
    #expect(
      found(
        #"""
        "One": {"localizations": {\#(unit("fr", "translated", "Un")), \#(unit("zh-Hant", "translated", "一"))}},
        "Two": {"localizations": {\#(unit("fr-CA", "translated", "Deux")), \#(unit("zh-HK", "translated", "二")),
          \#(unit("zh-Hant", "translated", "二"))}}
        """#) == ["missing-locale fr"])
  }

  /// Nobody has to translate a key that the app no longer has, nor notes for translators.
  @Test func missingWhereNobodyLooks() {
    #expect(
      found(
        #"""
        "Old": {"extractionState": "stale", "localizations": {}},
        "New": {"localizations": {\#(unit("qqq", "translated", "A label")), \#(unit("de", "new", "New"))}}
        """#) == ["stale", "state-new de"])
  }

  @Test func translationsOfANameIntoManyLanguages() {
    #expect(
      found(
        #"""
        "galley": {"shouldTranslate": false, "localizations": {\#(unit("de", "translated", "Galeere")),
          \#(unit("fr", "translated", "Galère"))}}
        """#) == ["translated-but-dont-translate"])
  }

  /// The place of a finding about an entry is its key.
  @Test func places() throws {
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {
          "Old": {"extractionState": "stale"}}}
        """)
    let finding = try #require(CheckedTable(table, rules: Self.rules).report.findings.first)
    #expect(finding.place?.location == SourceLocation(line: 2, column: 3))
    #expect(finding.key == "Old" && finding.path == nil && finding.text == nil)
  }
}
