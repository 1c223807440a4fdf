import CatalogCheck
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules about all plural forms of a text.
@Suite struct LocalizationRuleTests {
  private static let rules = Rule.ids.filter {
    $0.hasPrefix("plural-") && $0 != "plural-candidate"
  }

  private func forms(_ forms: KeyValuePairs<String, String>) -> String {
    let units = forms.map {
      #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($1)"}}"#
    }
    return "\"variations\": {\"plural\": {\(units.joined(separator: ","))}}"
  }

  private func found(
    _ locale: String, key: String = "%lld files", _ texts: KeyValuePairs<String, String>
  ) -> [String] {
    CheckedTable(Table(key: key, "\"\(locale)\": {\(forms(texts))}"), rules: Self.rules).report
      .findings.map {
        "\($0.rule) \($0.path?.description ?? ""): \($0.message)"
      }
  }

  /// Which forms a language needs, by CLDR's tables of plural rules.
  @Test(
    arguments: [
      ("en", ["one"], []), ("ja", [], []), ("pl", ["one", "few", "many"], []),
      ("fr", ["one"], ["many"]), ("cs", ["one", "few"], ["many"]),
      ("lt", ["one", "few"], ["many"]),
      ("lv", ["zero", "one"], []), ("ar", ["zero", "one", "two", "few", "many"], []),
      ("es", ["one"], ["many"]), ("he", ["one", "two"], []), ("ru", ["one", "few", "many"], []),
      ("sl", ["one", "two", "few"], []), ("ro", ["one", "few"], []),
    ] as [(String, [String], [String])])
  func missingForms(locale: String, required: [String], optional: [String]) {
    let table = Table(key: "%lld files", "\"\(locale)\": {\(forms(["other": "%lld x"]))}")
    let findings = CheckedTable(table, rules: Self.rules).report.findings
    func named(_ rule: RuleID) -> [String] {
      findings.filter { $0.rule == rule }.compactMap {
        $0.message.split(separator: "'").dropFirst().first.map(String.init)
      }
    }
    #expect(named("plural-missing") == required)
    #expect(named("plural-optional-missing") == optional)
  }

  /// An empty form is present, a copy of `other` cost no work, and ICU does not know every language.
  @Test func formsThatAreFine() {
    #expect(
      found("pl", ["one": "%lld plik", "few": "", "many": "%lld plików", "other": "%lld pliku"])
        == [])
    let table = Table(
      key: "%lld x", "\"de\": {\(forms(["few": "%lld y", "one": "%lld x", "other": "%lld y"]))}")
    let dead = CheckedTable(table, rules: ["plural-dead"]).report.findings
    #expect(dead.map(\.severity) == [.info])
    #expect(found("kmr", ["one": "%lld pel", "other": "%lld pelan"]) == [])
  }

  /// Nobody has translated the forms yet.
  @Test func formsOfTheSource() {
    let source = forms(["one": "%lld file", "other": "%lld files"])
    let table = Table(key: "k", "\"en\": {\(source)}, \"ru\": {\(source)}, \"ja\": {\(source)}")
    let found = CheckedTable(table, rules: ["plural-missing", "plural-dead"]).findings
    #expect(found == [])
  }

  /// French has "many" for millions, and Czech has it for fractions.
  @Test(arguments: [("fr", "many"), ("es", "many"), ("cs", "many")])
  func numbersInFormsForLargeNumbers(locale: String, form: String) {
    #expect(
      found(locale, ["one": "%lld x", form: "x", "few": "%lld x", "other": "%lld x"])
        .filter { $0.hasPrefix("plural-implied-number") } == [
          "plural-implied-number plural.many: 'many' does not show the number, but covers fractions"
            + " or large numbers"
        ])
    #expect(
      !found(locale, ["one": "%lld x", form: "%lld x", "few": "%lld x", "other": "%lld x"])
        .contains { $0.hasPrefix("plural-implied-number") })
  }

  @Test func messages() {
    #expect(
      found("ru", ["one": "Файл", "few": "%lld файла", "two": "%lld", "other": "%lld файлов"]) == [
        "plural-missing plural.other: missing plural 'many' (Russian uses it for 0, 5, 6, 7 …)",
        "plural-dead plural.two: Russian never uses 'two'",
        "plural-implied-number plural.one: 'one' does not show the number, but covers 1, 21, 31,"
          + " 41 …",
      ])
  }

  /// A form for a single number may leave the number out.
  @Test(
    arguments: [
      ("en", ["one": "A file", "other": "%lld files"], []),
      ("en", ["zero": "No files", "one": "A file", "other": "%lld files"], []),
      ("en", ["one": "%lld files", "other": "%lld files"], ["plural-identical"]),
      ("de", ["one": "%lld Datei", "few": "%lld", "other": "%lld Dateien"], ["plural-dead"]),
      ("lv", ["zero": "Nav", "one": "%lld", "other": "%lld x"], ["plural-implied-number"]),
      ("pt", ["one": "Um arquivo", "other": "%lld arquivos"], ["plural-implied-number"]),
      ("pt", ["zero": "Nada", "one": "Um arquivo", "other": "%lld arquivos"], []),
      ("he", ["one": "קובץ", "two": "קבצים", "other": "%lld x"], []),
      // Nothing shows a number.
      ("ru", ["one": "Файл", "few": "Файлы", "many": "Файлы", "other": "Файлы"], []),
    ] as [(String, [String: String], [String])])
  func impliedNumbers(locale: String, texts: [String: String], expected: [String]) {
    let units = texts.sorted { $0.key < $1.key }.map {
      #""\#($0.key)": {"stringUnit": {"state": "translated", "value": "\#($0.value)"}}"#
    }
    let table = Table(
      key: "%lld files",
      "\"\(locale)\": {\"variations\": {\"plural\": {\(units.joined(separator: ","))}}}")
    let rules = Self.rules.filter { $0 != "plural-optional-missing" }
    #expect(
      CheckedTable(table, rules: rules).report.findings.map(\.diagnostic).ruleNames == expected)
  }

  /// 1.0 is one by its value, and other by its digits in English.
  @Test(arguments: [
    ("en", "%.1f", ["plural-ambiguous"]), ("en", "%.0f", []), ("en", "%lld", []),
    ("fr", "%.1f", []), ("de", "%f", ["plural-ambiguous"]),
  ])
  func ambiguousNumbers(locale: String, placeholder: String, expected: [String]) {
    let table = Table(
      key: "\(placeholder) miles",
      "\"\(locale)\": {\(forms(["one": "\(placeholder) mile", "other": "\(placeholder) miles"]))}")
    #expect(
      CheckedTable(table, rules: ["plural-ambiguous"]).findings.map { String($0.prefix(16)) }
        == expected)
  }

  /// The forms of each substitution and of each device are a group of their own.
  @Test func groups() {
    let table = Table(
      key: "k",
      #"""
      "pl": {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": {
        "argNum": 1, "formatSpecifier": "lld", "variations": {"device": {
          "mac": {\#(forms(["one": "%arg", "few": "%arg", "other": "%arg x"]))},
          "other": {\#(forms(["one": "%arg", "few": "plik", "many": "%arg", "other": "%arg x"]))}}}}}}
      """#)
    #expect(
      CheckedTable(table, rules: Self.rules).findings == [
        "plural-missing pl substitution.n.device.mac.plural.other",
        "plural-implied-number pl substitution.n.device.other.plural.few",
      ])
  }

  @Test func manyForms() {
    let units = (0..<20_000).map {
      #""f\#($0)": {"stringUnit": {"state": "translated", "value": "%lld"}}"#
    }
    let table = Table(
      key: "k", "\"de\": {\"variations\": {\"plural\": {\(units.joined(separator: ","))}}}")
    #expect(CheckedTable(table, rules: Self.rules).report.findings.count <= 2_000)
  }

  /// English texts that count something.
  @Test(arguments: [
    ("%lld files", ["plural-candidate: no plural forms for '%lld files'"]),
    (
      "%d file(s) left",
      ["plural-candidate: no plural forms for '%d file(s)'"]
    ),
    ("%lld%%", []), ("%@ files", []), ("%lld is fine", []), ("%lld address", []),
    ("Chapter %lld", []),
  ])
  func candidates(key: String, expected: [String]) {
    let found = CheckedTable(Table(key: key, ""), rules: ["plural-candidate"]).report.findings
    #expect(found.map { "\($0.rule): \($0.message)" } == expected)
    let varied = Table(key: key, "\"en\": {\(forms(["one": key, "other": key]))}")
    #expect(CheckedTable(varied, rules: ["plural-candidate"]).findings == [])
  }

  /// A catalog without the form that all other numbers take.
  @Test func theFormOfAllOtherNumbers() {
    let rules = ["plural-other-missing"]
    let one = Table(key: "%lld files", "\"de\": {\(forms(["one": "%lld Datei"]))}")
    #expect(CheckedTable(one, rules: rules).findings == ["plural-other-missing de plural.one"])
    let both = Table(
      key: "%lld files", "\"de\": {\(forms(["one": "%lld Datei", "other": "%lld Dateien"]))}")
    #expect(CheckedTable(both, rules: rules).findings == [])
  }
}
