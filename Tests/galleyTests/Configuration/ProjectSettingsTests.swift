import CatalogCheck
import Foundation
import SourceText
import TestMaterial
import Testing
import TextLayout

@testable import galley

/// The settings of a project, in `.galley.json`.
@Suite struct ProjectSettingsTests {
  private func settings(_ json: String) throws(ProjectSettings.Mistakes) -> ProjectSettings {
    try ProjectSettingsReader.settings(of: Array(json.utf8), path: ".galley.json")
  }

  private func mistakes(_ json: String) -> [String] {
    do throws(ProjectSettings.Mistakes) {
      _ = try settings(json)
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  @Test func everything() throws {
    let settings = try settings(
      """
      {"severities": {"end-punct": "error", "stale": "off"}, "locales": ["de", "pt-BR"],
       "widths": {"tab.*": 12, "*": {"columns": 40, "layout": "compact"}},
       "exceptions": [{"rules": ["url-changed"], "keys": ["legal.*"], "why": "other pages"}],
       "min": {"de": 100, "*": 80.5}}
      """)
    #expect(settings.severity(of: "end-punct") == .error)
    #expect(settings.severity(of: "stale") == nil)
    #expect(settings.severity(of: RuleID("spec-type", .error)) == .error)
    #expect(settings.locales == ["de", "pt-BR"])
    #expect(settings.minimums.map(\.percent) == [100, 80.5])
    func room(_ key: String) -> String {
      settings.room(ofKey: key, layout: .standard).map { "\($0)" } ?? ""
    }
    #expect(room("tab.home") == "columns(12, TextLayout.Layout.standard)")
    #expect(room("title") == "columns(40, TextLayout.Layout.compact)")
  }

  /// An exception holds where one pattern of each of its lists matches.
  @Test func exceptions() throws {
    let settings = try settings(
      #"{"exceptions": [{"rules": ["end-punct"], "keys": ["a*"], "locales": ["de", "f?"]}]}"#)
    func finding(_ rule: RuleID, _ key: String, _ locale: String) -> Finding {
      Finding(
        Diagnostic(rule, path: "", message: "", key: key, localization: locale), table: "Main")
    }
    #expect(settings.excepts(finding("end-punct", "ab", "fr")))
    #expect(!settings.excepts(finding("spec-type", "ab", "fr")))
    #expect(!settings.excepts(finding("end-punct", "b", "fr")))
    #expect(!settings.excepts(finding("end-punct", "ab", "nl")))
  }

  @Test(arguments: [
    ("[]", ".galley.json:1:1: expected an object for the settings"),
    ("{\n \"widhts\": {}}", ".galley.json:2:2: unknown field \"widhts\"; did you mean \"widths\"?"),
    (
      #"{"severities": {"end-punkt": "off"}}"#,
      #".galley.json:1:17: no rule "end-punkt"; did you mean "end-punct"?"#
    ),
    (
      #"{"severities": {"end-punct": "bad"}}"#,
      #".galley.json:1:30: expected "error", "warning", "info" or "off""#
    ),
    (#"{"widths": {"a": 0}}"#, ".galley.json:1:18: expected a whole number from 1 to 10000"),
    (#"{"widths": {"a": {}}}"#, #".galley.json:1:18: missing field "columns""#),
    (
      #"{"locales": [7]}"#,
      #".galley.json:1:14: "locales" cannot contain a value that is not a string"#
    ),
    (
      #"{"exceptions": [{"rules": ["end-punkt"]}]}"#,
      #".galley.json:1:28: no rule "end-punkt"; did you mean "end-punct"?"#
    ),
    (
      #"{"exceptions": [{"keys": ["a["]}]}"#, #".galley.json:1:27: "keys" cannot contain "a[""#
    ),
    (#"{"min": {"de": 101}}"#, ".galley.json:1:16: expected a percentage: a number from 0 to 100"),
  ])
  func aMistake(json: String, expected: String) {
    #expect(mistakes(json) == [expected])
  }

  @Test func everyMistakeIsReported() {
    #expect(mistakes(#"{"a": 1, "b": 2, "min": {"de": "x"}}"#).count == 3)
    #expect(mistakes(#"{"min": "#).count == 1)
  }

  // MARK: The schema for editors

  /// Which of some files the schema accepts, as the validator of Python reads it.
  private func accepted(_ files: [String]) throws -> [Bool] {
    let folder = try TemporaryFolder()
    let code = """
      import json, sys
      from jsonschema import Draft7Validator
      schema = json.load(open(sys.argv[1]))
      Draft7Validator.check_schema(schema)
      validator = Draft7Validator(schema)
      for line in open(sys.argv[2]): print(validator.is_valid(json.loads(line)))
      """
    let lines = files.map { $0.replacing("\n", with: " ") + "\n" }.joined()
    let path = try folder.write("files", lines)
    let outcome = try SchemaValidator.run(
      code, [Checkout.path("Documentation/galley.schema.json"), path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map { $0 == "True" }
  }

  /// Files that people may write, right and wrong.
  private static let files: [(json: String, isRight: Bool)] = [
    ("{}", true), ("[]", false), ("null", false), (#"{"$schema": "galley.schema.json"}"#, true),
    (#"{"$schema": 7}"#, false), (#"{"severities": {}}"#, true),
    (#"{"severities": {"end-punct": "error", "stale": "off"}}"#, true),
    (#"{"severities": {"end-punct": "fatal"}}"#, false),
    (#"{"severities": {"end-punct": null}}"#, false), (#"{"severities": {"end": "off"}}"#, false),
    (#"{"severities": ["stale"]}"#, false), (#"{"widths": {"a*": 1, "": 10000}}"#, true),
    (#"{"widths": {"a*": 0}}"#, false), (#"{"widths": {"a*": 1.5}}"#, false),
    (#"{"widths": {"a*": "12"}}"#, false), (#"{"widths": {"a*": true}}"#, false),
    (#"{"widths": {"a": {"columns": 7, "layout": "standard"}}}"#, true),
    (#"{"widths": {"a": {"layout": "standard"}}}"#, false),
    (#"{"widths": {"a": {"columns": 7, "layout": "extended"}}}"#, false),
    (#"{"widths": {"a": {"columns": 7, "lines": 2}}}"#, false), (#"{"widths": {"[": 7}}"#, false),
    (#"{"widths": {"\\": 7}}"#, false), (#"{"widths": {"\\[": 7, "[]]": 7, "[^a-z]?": 7}}"#, true),
    (#"{"locales": []}"#, true), (#"{"locales": ["de", "pt-BR", "zh-Hant-TW", "fr_CA"]}"#, true),
    (#"{"locales": "de"}"#, false), (#"{"locales": ["d"]}"#, false), (#"{"locales": [""]}"#, false),
    (#"{"locales": ["de fr"]}"#, false), (#"{"exceptions": [{}]}"#, true),
    (#"{"exceptions": [{"rules": ["stale"], "tables": ["*"], "keys": [], "why": ""}]}"#, true),
    (#"{"exceptions": [{"rule": "stale"}]}"#, false),
    (#"{"exceptions": [{"rules": "stale"}]}"#, false),
    (#"{"exceptions": [{"rules": ["*"]}]}"#, false), (#"{"exceptions": {}}"#, false),
    (#"{"exceptions": [{"why": 1}]}"#, false), (#"{"min": {"de": 100, "*": 0, "f?": 99.5}}"#, true),
    (#"{"min": {"de": -0.1}}"#, false), (#"{"min": {"de": 100.1}}"#, false),
    (#"{"terms": [{"term": "account", "translations": {"de": "Konto", "fr": ["compte"]}}]}"#, true),
    (#"{"terms": [{"term": "galley", "translate": false, "case": true}]}"#, true),
    (#"{"terms": [{"term": "..."}]}"#, false), (#"{"terms": [{"translate": false}]}"#, false),
    (#"{"terms": [{"term": "a", "translations": {"de": ""}}]}"#, false),
    (#"{"terms": [{"term": "a", "translations": {"de": []}}]}"#, false),
    (#"{"terms": [{"term": "a", "translations": {"d": "x"}}]}"#, false),
    (#"{"terms": [{"term": "a", "case": "yes"}]}"#, false), (#"{"terms": {"a": "b"}}"#, false),
    (#"{"terms": [{"term": "a", "de": "x"}]}"#, false), (#"{"glossary": "terms.csv"}"#, true),
    (#"{"glossary": "l10n/terms.csv"}"#, true), (#"{"glossary": "/etc/terms.csv"}"#, false),
    (#"{"glossary": "../terms.csv"}"#, false), (#"{"glossary": "a/../../terms.csv"}"#, false),
    (#"{"glossary": "terms.txt"}"#, false), (#"{"glossary": ["terms.csv"]}"#, false),
    (#"{"min": 80}"#, false), (#"{"minimum": {"de": 80}}"#, false),
  ]

  @Test(.enabled(if: SchemaValidator.python != nil, SchemaValidator.absence))
  func theSchemaAndTheReaderAgreeAboutFilesOfPeople() throws {
    let verdicts = try accepted(Self.files.map(\.json))
    for (file, isAccepted) in zip(Self.files, verdicts) {
      #expect(isAccepted == file.isRight, "the schema, \(file.json)")
      #expect(mistakes(file.json).isEmpty == file.isRight, "the reader, \(file.json)")
    }
    #expect(verdicts.count == Self.files.count)
  }

  /// The example of the documentation is right.
  @Test(.enabled(if: SchemaValidator.python != nil, SchemaValidator.absence))
  func theDocumentedExample() throws {
    let page = try Document("Documentation/ci.md")
    let example = try #require(page.block(after: "## Project settings")).text
    #expect(mistakes(example) == [])
    #expect(try accepted([example]) == [true])
  }

  /// Editors accept what the reader accepts, and mark what it does not.
  @Test(.enabled(if: SchemaValidator.python != nil, SchemaValidator.absence))
  func theSchemaIsThatOfTheReader() throws {
    var random = SeededGenerator(seed: 1)
    let words = [
      #""error""#, #""off""#, #""end-punct""#, #""de""#, #""pt-BR""#, #""*""#, #""a[""#, #""a[b]""#,
      #""compact""#, #""extended""#, "0", "1", "12", "100", "10000", "10001", "2.5", "-1", "null",
      "[]", "{}", #"["de"]"#, #"["end-punct"]"#, #"["x y"]"#, "[1]", #"{"columns": 7}"#,
    ]
    let names = [
      "severities", "widths", "locales", "exceptions", "min", "rules", "tables", "keys", "columns",
      "layout", "why", "end-punct", "stale", "de", "*", "a[", "x", "$schema",
    ]
    let members = [
      #""severities": {"end-punct": "off", "stale": "info"}"#, #""locales": ["de", "pt-BR"]"#,
      #""widths": {"a": 12, "*": {"columns": 40, "layout": "compact"}}"#, #""$schema": "x""#,
      #""exceptions": [{"rules": ["stale"], "keys": ["a*"], "tables": ["*"], "why": "x"}, {}]"#,
      #""min": {"de": 100, "*": 2.5}"#,
    ]
    /// Members with one name or one value replaced by another.
    func mutated(_ json: String) -> String {
      let ranges =
        Bool.random(using: &random)
        ? json.ranges(of: /"[^"]*"(?=:)/) : json.ranges(of: /(?:"[^"]*"|[0-9.]+)(?=[,}\]])/)
      guard let range = ranges.randomElement(using: &random) else { return json }
      let isName = json[range.upperBound...].hasPrefix(":")
      let word =
        isName
        ? "\"\(names.randomElement(using: &random) ?? "x")\"" : words.randomElement(using: &random)
      return json.replacingCharacters(in: range, with: word ?? "0")
    }
    let files = (0..<1_500).map { _ in
      let some = members.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      return "{" + some.map(mutated).joined(separator: ", ") + "}"
    }.filter { json in
      // A schema sees only the last of two members with one name.
      names.allSatisfy { json.ranges(of: "\"\($0)\":").count < 2 }
    }
    let verdicts = try accepted(files)
    #expect(verdicts.count == files.count)
    for (json, isAccepted) in zip(files, verdicts) {
      #expect(mistakes(json).isEmpty == isAccepted, "\(json)")
    }
    #expect((100...1_000).contains(verdicts.count { $0 }))
  }

  @Test func theSchemaNamesEveryRule() throws {
    let data = Data(try Checkout.bytes("Documentation/galley.schema.json"))
    let root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = root["definitions"] as? [String: [String: Any]]
    let names = try #require(definitions?["rule"]?["enum"] as? [String])
    #expect(
      Set(names) == Set(Rule.ids),
      "correct the definition of \"rule\" in Documentation/galley.schema.json")
  }
}
