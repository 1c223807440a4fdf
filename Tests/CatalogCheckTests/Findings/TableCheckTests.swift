import CatalogCheck
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// A check judges every text, not only the one that a row shows.
@Suite struct TableCheckTests {
  @Test func everyLocalization() {
    let table = Table(
      key: "Hello, %@", texts: ["de": "Hallo", "fr": "Bonjour, %@", "it": "Ciao"])
    #expect(CheckedTable(table).findings == ["spec-missing de", "spec-missing it"])
  }

  @Test func everyVariation() {
    let table = Table(
      key: "%@ sent %lld files",
      #"""
      "de": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "%1$@: %2$lld"}},
        "other": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "eine Datei"}},
          "other": {"stringUnit": {"state": "translated", "value": "%2$lld Dateien"}}}}}}}}
      """#)
    #expect(
      CheckedTable(table).findings == [
        "plural-candidate", "spec-missing de device.other.plural.one",
        "spec-missing de device.other.plural.other",
      ])
  }

  /// Each form of a substitution is judged once, where it is, and not again in the whole text.
  @Test func everyFormOfASubstitution() {
    let table = Table(
      key: "k",
      #"""
      "en": {"stringUnit": {"state": "translated", "value": "%#@n@ in %#@m@"}, "substitutions": {
        "n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg files, %9$@ %0$@"}}}}},
        "m": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg"}}, "other": {"stringUnit": {"state": "translated", "value": "%1$@"}}}}}}}
      """#)
    let expected = [
      "spec-gap en substitution.n.plural.other", "spec-type en substitution.m.plural.other",
    ]
    #expect(CheckedTable(table).findings == expected)
  }

  /// `%1#@count@` is no reference, so nothing is known about the arguments of its forms.
  @Test func formsWithoutAReference() {
    let table = Table(
      key: "k",
      #"""
      "en": {"stringUnit": {"state": "translated", "value": "%1#@n@"}, "substitutions": {
        "n": {"formatSpecifier": "d", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%2$@ and %d others"}}}}}}}
      """#)
    #expect(CheckedTable(table, rules: ["spec-missing", "spec-type"]).findings == [])
  }

  @Test func thePlaceIsThatOfTheText() throws {
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {"Hi %@": {"localizations": {
          "de": {"stringUnit": {"state": "translated",
            "value": "Hallo"}}}}}}
        """)
    let finding = try #require(CheckedTable(table).report.findings.first)
    #expect(finding.place?.location == SourceLocation(line: 3, column: 14))
    #expect(finding.key == "Hi %@")
    #expect(finding.text == "Hallo")
  }

  @Test func onlyTheRulesThatAreAsked() {
    let table = Table(key: "%@ %@", texts: ["de": "%1$@ %@ %d %@ %@ %@"])
    #expect(CheckedTable(table, rules: ["spec-mixed"]).findings == ["spec-mixed de"])
  }

  /// The sample catalogs are right.
  @Test(arguments: [
    "AppShortcuts", "Devices", "LocalizableSettings", "Markup", "Movies", "Orders", "Plurals",
    "Scripts", "Travel", "Wallet",
  ])
  func theSamplesHaveNoErrors(name: String) throws {
    let path = "Catalogs/\(name).xcstrings"
    let table = Table(catalog: CatalogFile(path: path, bytes: try Checkout.bytes(path)))
    let errors = CheckedTable(table).report.findings.filter { $0.severity == .error }
    #expect(errors.map(\.diagnostic) == [])
  }
}
