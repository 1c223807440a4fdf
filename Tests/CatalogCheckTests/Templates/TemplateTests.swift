import CatalogCheck
import LocalizedText
import PreviewRows
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// Templates as they are written, and as they come back.
@Suite struct TemplateTests {
  private static let table = Table(
    json: #"""
      {"sourceLanguage": "en", "strings": {
        "Sign out": {},
        "Save %@": {"comment": "A button"},
        "title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Settings"}}}},
        "%lld files": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}},
        "Settings of the app": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "Ustawienia"}}}},
        "Settings of this app": {}, "tap": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
          "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}}}}
      """#, named: "Localizable")

  private func page(limit: Int? = nil, settings json: String = "{}") throws -> (
    text: String, count: Int
  ) {
    let settings = try ProjectSettingsReader.settings(of: Array(json.utf8), path: "")
    let table = Self.table
    let maker = RowMaker(
      table: table, environment: EnvironmentValues(locale: LocaleTag("pl"), fallback: .editor))
    let memory = TranslationMemory(of: [table], in: LocaleTag("pl"))
    var page = TranslationTemplate(limit: limit)
    for entry in table.entries {
      let row = maker.row(for: entry)
      guard row.state == .missing else { continue }
      let string = TemplateString(
        of: row, by: maker, rules: RuleSet(settings: settings), memory: memory)
      let part = TranslationTemplate.Part(table: table.name, file: nil, locale: "pl")
      guard page.add([(part, string)]) else { break }
    }
    return (page.text, page.count)
  }

  @Test func aPage() throws {
    let settings =
      #"{"widths": {"Save*": 12}, "terms": [{"term": "settings", "translations": {"pl": "ustawienia"}}]}"#
    #expect(
      try page(settings: settings).text == #"""
        {"table":"Localizable","locale":"pl","forms":{"one":"1","few":"2, 3, 4, 22 …","many":"0, 5, 6, 7 …","other":"1.5"},"terms":{"settings":"ustawienia"},"strings":{
        "Sign out":"",
        "Save %@":{"comment":"A button","columns":12,"text":""},
        "title":{"source":"Settings","text":""},
        "%lld files":{"source":{"one":"%lld file","other":"%lld files"},"one":"","few":"","many":"","other":""},
        "Settings of this app":{"similar":{"source":"Settings of the app","text":"Ustawienia","percent":75},"text":""},
        "tap":{"source":{"mac":"Click","other":"Tap"},"mac":"","other":""}
        }}

        """#)
  }

  /// A page is at most as long as it should be, and has whole strings.
  @Test(arguments: 600...1_400) func aPageEndsAfterAString(limit: Int) throws {
    let whole = try page()
    let part = try page(limit: limit)
    #expect(part.text.utf8.count <= max(limit - 600, 0) || part.count == 1)
    #expect(part.count >= 1 && part.count <= whole.count)
    let filled = FilledTemplate(Array(part.text.utf8), path: "t")
    #expect(filled.problems == [] && filled.fillings == [] && filled.emptyCount >= part.count)
  }

  private func read(_ text: String) -> FilledTemplate {
    FilledTemplate(Array(text.utf8), path: "t.json")
  }

  @Test func aFilledPage() throws {
    let text = try page().text
      .replacing(#""Sign out":"""#, with: #""Sign out":"Wyloguj się""#)
      .replacing(#""few":"""#, with: #""few":"%lld pliki""#)
      .replacing(#""mac":"","other":"""#, with: #""mac":"Kliknij","other":null"#)
      .replacing(
        #""source":"Settings","text":"""#, with: #""source":"Settings","text":"Ustawienia""#)
    let filled = read(text + TranslationTemplate.next("galley print '--after=a\"b'"))
    #expect(filled.problems == [])
    #expect(filled.fillings.map(\.key) == ["Sign out", "title", "%lld files", "tap"])
    #expect(filled.fillings.map(\.form) == ["", "", "few", "mac"])
    #expect(filled.fillings.map(\.source) == [nil, "Settings", "%lld files", "Click"])
    #expect(filled.fillings.map(\.text) == ["Wyloguj się", "Ustawienia", "%lld pliki", "Kliknij"])
    #expect(filled.fillings.allSatisfy { $0.table == "Localizable" && $0.locale == "pl" })
    #expect(filled.fillings.map(\.place.location.line) == [2, 4, 5, 7])
    // Save, three forms, the string with a model, and the other device.
    #expect(filled.emptyCount == 6)
  }

  /// Programs write JSON in many ways.
  @Test(arguments: [
    #"{"strings":{"a":"b"}}"#,
    "\u{FEFF}{\n \"locale\" : \"de\",\n \"strings\" : { \"a\" : \"b\" }\n}\n",
    #"[{"strings":{"a":"b"}}]"#, #"{"next":"x"}{"strings":{"a":{"text":"b","comment":"c"}}}"#,
    "{\"strings\":{\"x\":\"\"}},\n{\"strings\":{\"a\":\"b\"}}\n",
    #"{"table":"T","locale":"de","forms":{"one":"1"},"terms":{},"strings":{"a":{"text":"b"}}}"#,
  ])
  func writtenInOtherWays(text: String) {
    #expect(FilledTemplate.matches(Array(text.utf8)))
    let filled = read(text)
    #expect(filled.problems == [])
    #expect(filled.fillings.map(\.key) == ["a"] && filled.fillings.map(\.text) == ["b"])
  }

  @Test(arguments: [
    #"{"key":"a","locale":"de","text":"b"}"#, "", "\n", #"{"key":"strings","text":"b"}"#, "[]", "a",
  ])
  func linesAreNoTemplate(text: String) {
    #expect(!FilledTemplate.matches(Array(text.utf8)))
  }

  @Test(arguments: [
    (#"{"strings":{"a":"b","a":"c"}}"#, "t.json:1:21: 'a' occurs twice"),
    (#"{"strings":{"a":{"one":"b","one":"c"}}}"#, "t.json:1:28: 'one' of 'a' occurs twice"),
    (#"{"strings":{"a":7}}"#, "t.json:1:13: the translation of 'a' is not a string"),
    (#"{"strings":{"a":{"few":["b"]}}}"#, "t.json:1:18: the translation of 'a' is not a string"),
    (#"{"strings":[]}"#, #"t.json:1:1: missing object "strings""#),
    (#"{"locale":7,"strings":{}}"#, "t.json:1:1: 'locale' is not a string"),
    (
      #"{"lokale":"de","strings":{}}"#, "t.json:1:2: unknown field 'lokale'; did you mean 'locale'?"
    ),
    ("\n\n{\"strings\":{\"a\":\"b\"\n\"c\":\"d\"}}", "t.json:4:1: "),
    (#"{"strings":{"a":"b""#, "t.json:1:"), ("{\"strings\":{}}\nnothing\n", "t.json:2:"),
  ])
  func mistakes(text: String, expected: String) {
    let problems = read(text).problems.map(\.description)
    #expect(problems.count == 1 && problems[0].hasPrefix(expected), "\(problems)")
  }

  /// No file makes the reader crash or hang.
  @Test func cutAndChangedFiles() throws {
    let bytes = Array(try page().text.utf8)
    for end in bytes.indices { _ = FilledTemplate(Array(bytes[..<end]), path: "t") }
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      var changed = bytes
      for _ in 0..<3 {
        changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let filled = FilledTemplate(changed, path: "t")
      _ = FilledTemplate.matches(changed)
      #expect(filled.fillings.count < 20)
    }
  }
}
