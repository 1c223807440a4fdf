import GrammarAgreement
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// Words that agree, in the list, in the inspector and in the argument form.
///
/// The words are Italian, by the rules of the language alone.
@Suite struct AgreementTests {
  private static let catalog = """
    {"sourceLanguage": "it", "strings": {
      "Aggiungi ^[%lld %@](inflect: true)": {},
      "%@ è ^[occupato](agreeWithConcept: 1)": {}}}
    """

  private func model(_ grammarians: Grammarians = .withoutLexicons) -> Model {
    var environment = EnvironmentValues(locale: LocaleTag("it"), fallback: .editor)
    environment.grammarians = grammarians
    let samples = Samples([
      "Aggiungi ^[%lld %@](inflect: true)": .init(arguments: [.integer(3), .string("insalata")]),
      "%@ è ^[occupato](agreeWithConcept: 1)": .init(arguments: [.string("Kim")]),
    ])
    return Model(
      Model.Settings(
        tables: [PreviewTable(table: .init(json: Self.catalog, named: "T"), samples: samples)],
        environment: environment, size: Size(columns: 100, rows: 50)))
  }

  /// The counts are those that `+` steps through: 0, 1, 2, 100.
  @Test func wordsFollowTheCount() throws {
    let model = model()
    var texts: [String] = []
    for _ in 0..<5 {
      texts.append(model.row(0).row.title.text)
      try model.press("+")
    }
    #expect(
      texts == [
        "Aggiungi 3 insalate", "Aggiungi 0 insalate", "Aggiungi 1 insalata", "Aggiungi 2 insalate",
        "Aggiungi 100 insalate",
      ])
    try model.press("----")
    #expect(model.row(0).row.title.text == "Aggiungi 0 insalate")
  }

  @Test func theInspectorShowsTheSpan() throws {
    let model = model()
    try model.press("<Enter>")
    let screen = model.draw().canvas.text
    #expect(screen.contains(#""3 insalata" becomes "3 insalate""#))
    #expect(screen.contains("by rules alone: no dictionary"))
    #expect(screen.contains(#"agrees with "insalata": noun, feminine"#))
    try model.press(":count 1<Enter>")
    #expect(model.draw().canvas.text.contains(#""1 insalata" is unchanged"#))
  }

  @Test func theFormHasTheConcepts() throws {
    let model = model()
    try model.press("ja")
    #expect(model.stage[ArgumentForm.self]?.fields.map(\.label) == ["1", "concept 1"])
    #expect(model.stage[ArgumentForm.self]?.fields.last?.text.text == "neutral")
    try model.press("<Tab><C-u>feminine")
    #expect(model.row(1).row.title.text == "Kim è occupata")
    try model.press("<C-u>il tavolo<Enter>")
    #expect(model.row(1).row.title.text == "Kim è occupato")
    let table = SampleEdits.TableID(model.catalog.tables[0].table)
    let key = "%@ è ^[occupato](agreeWithConcept: 1)"
    #expect(model.catalog.edits[table][key]?.concepts == [.phrase("il tavolo")])
    try model.press("a<Tab><C-u>feminine<Esc>")
    #expect(model.row(1).row.title.text == "Kim è occupato")
  }

  /// A provider that still reads its lexicons.
  private final class LoadingProvider: LexiconProvider {
    func lexicon(for language: GrammarLanguage) -> LexiconAnswer { .loading }
  }

  @Test func rowsFollowLexiconsThatArrive() throws {
    let model = model(Grammarians(lexicons: LoadingProvider()))
    #expect(model.row(0).row.spans.map(\.basis) == [.loading])
    #expect(model.row(0).row.title.text == "Aggiungi 3 insalate")
    model.use(.withoutLexicons)
    #expect(model.row(0).row.spans.map(\.basis) == [.rules])
  }
}
