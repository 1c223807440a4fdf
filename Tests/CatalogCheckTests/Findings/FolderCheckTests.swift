import CatalogCheck
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules about the tables of a folder.
@Suite struct FolderCheckTests {
  /// A table with the same entries in each of some languages; source texts are those of English.
  private func table(_ name: String, _ texts: [String: [String: String]], comment: String = "")
    -> CatalogFile
  {
    let entries = texts.sorted { $0.key < $1.key }.map { key, texts in
      let units = texts.sorted { $0.key < $1.key }.map { locale, text in
        #""\#(locale)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
      }
      return #""\#(key)": {"comment": "\#(comment)", "localizations": {"#
        + units.joined(separator: ",") + "}}"
    }
    let json = #"{"sourceLanguage": "en", "strings": {"# + entries.joined(separator: ",") + "}}"
    return CatalogFile(path: "\(name).xcstrings", bytes: Array(json.utf8))
  }

  private func languages(_ name: String, _ locales: String..., words: String = "Cancel")
    -> CatalogFile
  {
    table(name, [words: Dictionary(uniqueKeysWithValues: locales.map { ($0, "Text \($0)") })])
  }

  private func findings(_ files: [CatalogFile], rules: [String]) -> [String] {
    let set = RuleSet(Rule.all.filter { rules.contains($0.id.rawValue) })
    var findings: [Finding] = []
    FolderCheck(of: Catalog(files: files).tables, rules: set).add(to: &findings)
    return findings.map {
      "\($0.filePath ?? ""): \($0.message)"
    }
  }

  // MARK: Languages

  private static let ofLanguages = ["missing-locale", "lone-locale"]

  @Test func tablesWithTheSameLanguages() {
    #expect(
      findings([languages("A", "de", "fr"), languages("B", "fr", "de")], rules: Self.ofLanguages)
        == [])
    // A form of the source language is no translation, and a text without words needs none.
    #expect(
      findings([languages("A", "de", "en-GB"), languages("B", "de")], rules: Self.ofLanguages) == []
    )
    #expect(
      findings([languages("A", "de"), languages("B", words: "%@ – %@")], rules: Self.ofLanguages)
        == [])
    // Tables in other folders belong to other apps.
    #expect(
      findings([languages("a/A", "de"), languages("b/B", "fr")], rules: Self.ofLanguages) == [])
  }

  @Test func aTableWithFewerLanguages() {
    #expect(
      findings(
        [languages("A", "de", "fr", "pt-BR"), languages("B", "de")], rules: Self.ofLanguages)
        == [
          "B.xcstrings: no translations in fr, pt-BR; other tables here have these languages"
        ])
    #expect(
      findings([languages("A", "pt_BR"), languages("B", "pt-BR")], rules: Self.ofLanguages) == [])
  }

  @Test func aLanguageOfOneTable() {
    #expect(
      findings(
        [languages("A", "de", "nl"), languages("B", "de"), languages("C", "de")],
        rules: Self.ofLanguages) == ["A.xcstrings: no other table here has nl"])
  }

  /// Half of the tables are enough to miss a language where the system shows the texts.
  @Test func tablesOfTheSystem() {
    #expect(
      findings(
        [languages("A", "de", "fr"), languages("B", "de"), languages("InfoPlist", "de")],
        rules: ["missing-locale"]) == [
          "InfoPlist.xcstrings: no translations in fr; other tables here have these languages;"
            + " the system shows these strings as the app's name and when it asks for permissions"
        ])
  }

  // MARK: Texts

  @Test func oneKeyInTwoTables() {
    let tables = [
      table("A", ["done": ["en": "Done"], "ok": ["en": "OK"], "A text": [:]]),
      table("B", ["done": ["en": "Finished"], "ok": ["en": "OK"], "A text": [:]]),
    ]
    #expect(
      findings(tables, rules: ["text-clash"]) == [
        #"B.xcstrings: the table 'A' has a different string for this key: "Done""#
      ])
  }

  @Test func oneTextInTwoWays() {
    let texts = [
      "a.cancel": ["en": "Cancel", "de": "Abbrechen", "fr": "Annuler"],
      "b.cancel": ["en": "Cancel", "de": "Abbruch", "fr": "Annuler"],
      "c.cancel": ["en": "Cancel", "fr": ""], "d.open": ["en": "Open", "de": "Auf"],
    ]
    #expect(
      findings([table("A", texts)], rules: ["inconsistent"]) == [
        #"A.xcstrings: "a.cancel" has the same source string, but is translated as "Abbrechen""#
      ])
    #expect(
      findings(
        [table("A", texts, comment: "[galley: ignore inconsistent]")], rules: ["inconsistent"])
        == [])
  }

  @Test(arguments: [
    ("Log in", "Log In ", true), ("Log in", "Log in!", true), ("Log in", "Log out", false),
    ("Open…", "Open...", true), ("Open", "Open…", false), ("%@ of %@", "%@ of %@.", true),
    ("OK", "ok", false),
  ])
  func similarTexts(first: String, second: String, isSimilar: Bool) {
    let expected = "A.xcstrings: same as \"\(first)\" except for spaces, case or punctuation"
    let texts = ["a.key": ["en": first], "b.key": ["en": second]]
    #expect(
      findings([table("A", texts)], rules: ["similar-source"]) == (isSimilar ? [expected] : []))
    let same = ["a.key": ["en": first], "b.key": ["en": first]]
    #expect(findings([table("A", same)], rules: ["similar-source"]) == [])
  }
}
