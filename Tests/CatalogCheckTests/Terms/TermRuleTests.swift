import CatalogCheck
import LocalizedText
import PreviewRows
import SourceText
import StringCatalog
import TestMaterial
import Testing
import TextLayout

/// The rule about terms, with the settings of a project.
@Suite struct TermRuleTests {
  private func messages(_ german: String, settings json: String) throws -> [String] {
    let settings = try ProjectSettingsReader.settings(
      of: Array(json.utf8), path: ".galley.json",
      glossary: { path in Array("term,language,translation\n\(path.dropLast(4)),de,Datei\n".utf8) })
    let table = Table(
      key: "Delete this account file",
      #""de": {"stringUnit": {"state": "translated", "value": "\#(german)"}}"#)
    let maker = RowMaker(
      table: table, environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor))
    let row = maker.row(for: table.entries[0])
    return RuleSet(settings: settings).diagnostics(
      of: row, fitted: maker.fit(row, width: 80), locale: maker.locale, reported: []
    ).filter { $0.rule == "term-ignored" }.map(\.message)
  }

  private static let terms =
    #""terms": [{"term": "account", "translations": {"de": ["Konto", "Zugang"]}}]"#

  @Test func aTermIsIgnored() throws {
    let settings = "{\(Self.terms)}"
    #expect(try messages("Dieses Konto löschen", settings: settings) == [])
    #expect(try messages("Den Zugang löschen", settings: settings) == [])
    #expect(
      try messages("Diesen Benutzer löschen", settings: settings) == [
        "the glossary translates 'account' as 'Konto' or 'Zugang'"
      ])
    #expect(
      try messages("Löschen", settings: #"{"terms": [{"term": "account", "translate": false}]}"#)
        == [
          "the glossary keeps 'account' as it is"
        ])
    #expect(try messages("Löschen", settings: "{}") == [])
  }

  @Test func termsOfAGlossary() throws {
    let settings = #"{\#(Self.terms), "glossary": "file.csv"}"#
    #expect(
      try messages("Dieses Konto löschen", settings: settings) == [
        "the glossary translates 'file' as 'Datei'"
      ])
    #expect(try messages("Diese Kontodatei löschen", settings: settings) == [])
    let off = #"{\#(Self.terms), "severities": {"term-ignored": "off"}}"#
    #expect(try messages("Löschen", settings: off) == [])
  }
}
