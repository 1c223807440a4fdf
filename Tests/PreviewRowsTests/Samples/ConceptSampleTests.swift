import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing

/// Samples of concepts, with which words of a text agree.
@Suite struct ConceptSampleTests {
  private func concepts(_ json: String) -> (concepts: [ConceptSample]?, problems: [String]) {
    let json = #"{"k": {"concepts": \#(json)}}"#
    let samples = Samples(bytes: Array(json.utf8), path: "T.samples.json")
    return (samples["k"].concepts, samples.diagnostics.map { $0.rule.rawValue })
  }

  @Test(arguments: [
    ("[]", []), (#"["la mesa"]"#, [ConceptSample.phrase("la mesa")]),
    (
      #"[{"termOfAddress": "feminine"}, {"termOfAddress": "masculine"}]"#,
      [.person(.feminine), .person(.masculine)]
    ),
    (
      #"[{"termOfAddress": "neutral"}, {"termOfAddress": "currentUser"}, {"localized": "table"}]"#,
      [.person(.neutral), .person(.currentUser), .localized("table")]
    ),
  ])
  func readsEveryKind(json: String, expected: [ConceptSample]) {
    #expect(concepts(json).concepts == expected)
    #expect(concepts(json).problems == [])
  }

  /// The others keep their positions.
  @Test(arguments: [
    ("3", 0), ("[3]", 1), (#"[{"termOfAddress": "male"}, "x"]"#, 2), (#"[{"person": "x"}]"#, 1),
    (#"[{"localized": "a", "odd": 1}]"#, 1), ("[null]", 1),
  ])
  func reportsWhatItCannotUse(json: String, count: Int) {
    #expect(concepts(json).problems == ["sample-unknown"])
    #expect(concepts(json).concepts?.count == count)
  }

  @Test func whatIsWrittenIsRead() throws {
    let values = Samples.Values(
      arguments: [.integer(1)],
      concepts: [.phrase("a \"b\""), .localized("k"), .person(.feminine), .person(.neutral)])
    let old = Array(#"{"k": {"concepts": [], "value": 1}}"#.utf8)
    let bytes = try SamplesWriter.write(["k": values], into: old, path: "T.samples.json")
    let read = Samples(bytes: bytes, path: "T.samples.json")
    #expect(read["k"] == values)
    #expect(read.diagnostics.isEmpty)
  }

  /// Rows agree with the concepts of their samples, else with those of the environment.
  @Test(arguments: [
    (nil, "Kim è occupato"), ([ConceptSample.person(.feminine)], "Kim è occupata"),
    ([.localized("room")], "Kim è occupata"), ([.phrase("il tavolo")], "Kim è occupato"),
  ])
  func rowsAgreeWithTheConcepts(concepts: [ConceptSample]?, expected: String) {
    let table = Table(
      json: #"""
        {"sourceLanguage": "it", "strings": {
          "%@ è ^[occupato](agreeWithConcept: 1)": {},
          "room": {"localizations": {"it": {"stringUnit": {"value": "la stanza"}}}}}}
        """#)
    let values = Samples.Values(arguments: [.string("Kim")], concepts: concepts)
    var environment = EnvironmentValues(locale: LocaleTag("it"), fallback: .editor)
    environment.inflectionConcepts = [.termsOfAddress([.masculine])]
    let maker = RowMaker(
      table: table, samples: Samples([table.entries[0].key: values]), environment: environment)
    #expect(maker.row(for: table.entries[0]).title.text == expected)
  }
}
