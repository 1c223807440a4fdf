import CatalogCheck
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules about what translators have done, and have not.
@Suite struct StateRuleTests {
  private static let rules = [
    "missing-locale", "state-new", "state-review", "state-machine", "empty", "stale",
    "translated-but-dont-translate", "identifier-key-no-source",
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
    ("someday", "Dateien", []),
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
    ("trip.title", "Reise", ["identifier-key-no-source"]), ("trip.title", "trip.title", []),
    ("Trip title", "Reise", []), ("trip_title", "Reise", ["identifier-key-no-source"]),
    ("settings-trip-title", "Reise", ["identifier-key-no-source"]),
    ("Trip.v2.title_long", "Reise", ["identifier-key-no-source"]),
    // Texts of apps, which are their own source.
    ("Loading...", "Lade …", []), ("Compose...", "Neu", []), ("Done.", "Fertig.", []),
    ("Wi-Fi", "WLAN", []), ("Sign-in", "Anmelden", []), ("e-mail", "E-Mail", []),
    ("Follow-Up-Call", "Rückruf", []), (".hidden", "versteckt", []), ("-", "–", []),
  ])
  func namesWithoutSourceText(key: String, text: String, expected: [String]) {
    #expect(
      found(#""\#(key)": {"localizations": {\#(unit("de", "translated", text))}}"#) == expected)
  }

  /// The place of a finding about an entry is its key.
  @Test func places() throws {
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {
          "Old": {"extractionState": "stale"}}}
        """)
    let finding = try #require(CheckedTable(table, rules: Self.rules).report.findings.first)
    #expect(finding.diagnostic.location == SourceLocation(line: 2, column: 3))
    #expect(finding.diagnostic.key == "Old" && finding.path == nil && finding.text == nil)
  }
}
