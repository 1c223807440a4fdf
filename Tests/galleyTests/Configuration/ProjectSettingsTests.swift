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
    #expect(settings.severity(of: .endPunctuation) == .error)
    #expect(settings.severity(of: .stale) == nil)
    #expect(settings.severity(of: .specType) == .error)
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
    #expect(settings.excepts(finding(.endPunctuation, "ab", "fr")))
    #expect(!settings.excepts(finding(.specType, "ab", "fr")))
    #expect(!settings.excepts(finding(.endPunctuation, "b", "fr")))
    #expect(!settings.excepts(finding(.endPunctuation, "ab", "nl")))
  }

  @Test(arguments: [
    ("[]", ".galley.json:1:1: expected an object for the settings"),
    ("{\n \"widhts\": {}}", ".galley.json:2:2: unknown member \"widhts\""),
    (
      #"{"severities": {"end-punkt": "off"}}"#,
      #".galley.json:1:17: no rule is named "end-punkt"; did you mean "end-punct"?"#
    ),
    (
      #"{"severities": {"end-punct": "bad"}}"#,
      #".galley.json:1:30: a severity is "error", "warning", "info" or "off""#
    ),
    (#"{"widths": {"a": 0}}"#, ".galley.json:1:18: a width is a whole number from 1 to 10000"),
    (#"{"widths": {"a": {}}}"#, #".galley.json:1:18: a width needs "columns""#),
    (
      #"{"locales": [7]}"#,
      #".galley.json:1:14: "locales" cannot contain a value that is not a string"#
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

  /// A schema that follows JSON Schema as far as `galley.schema.json` uses it.
  private struct Schema {
    let root: [String: Any]

    init() throws {
      let data = Data(try Checkout.bytes("Documentation/galley.schema.json"))
      root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    func accepts(_ value: Any) -> Bool { accepts(value, root) }

    private func accepts(_ value: Any, _ schema: [String: Any]) -> Bool {
      if let name = (schema["$ref"] as? String)?.split(separator: "/").last,
        let definitions = root["definitions"] as? [String: [String: Any]],
        let definition = definitions[String(name)]
      {
        return accepts(value, definition)
      }
      if let any = schema["anyOf"] as? [[String: Any]] {
        return any.contains { accepts(value, $0) }
      }
      if let names = schema["enum"] as? [String] {
        return (value as? String).map(names.contains) ?? false
      }
      switch schema["type"] as? String {
      case "string":
        guard let text = value as? String else { return false }
        guard let pattern = schema["pattern"] as? String else { return true }
        return text.range(of: pattern, options: .regularExpression) != nil
      case "number", "integer":
        guard let number = value as? NSNumber else { return false }
        let isWhole = number.doubleValue == number.doubleValue.rounded()
        return number.doubleValue >= (schema["minimum"] as? Double ?? -.infinity)
          && number.doubleValue <= (schema["maximum"] as? Double ?? .infinity)
          && (isWhole || schema["type"] as? String == "number")
      case "array":
        guard let list = value as? [Any], let items = schema["items"] as? [String: Any] else {
          return false
        }
        return list.allSatisfy { accepts($0, items) }
      default:
        return acceptsObject(value, schema)
      }
    }

    private func acceptsObject(_ value: Any, _ schema: [String: Any]) -> Bool {
      guard let object = value as? [String: Any] else { return false }
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      let required = schema["required"] as? [String] ?? []
      return required.allSatisfy { object[$0] != nil }
        && object.allSatisfy { name, value in
          if let names = schema["propertyNames"] as? [String: Any], !accepts(name, names) {
            return false
          }
          if let property = properties[name] { return accepts(value, property) }
          guard let others = schema["additionalProperties"] as? [String: Any] else { return false }
          return accepts(value, others)
        }
    }
  }

  /// Editors accept what the reader accepts, and mark what it does not.
  @Test func theSchemaIsThatOfTheReader() throws {
    let schema = try Schema()
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
    var accepted = 0
    for _ in 0..<1_500 {
      let some = members.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      let json = "{" + some.map(mutated).joined(separator: ", ") + "}"
      // A schema sees only the last of two members with one name.
      guard names.allSatisfy({ json.ranges(of: "\"\($0)\":").count < 2 }) else { continue }
      let isValid = schema.accepts(try JSONSerialization.jsonObject(with: Data(json.utf8)))
      #expect(mistakes(json).isEmpty == isValid, "\(json)")
      accepted += isValid ? 1 : 0
    }
    #expect((100...1_000).contains(accepted))
  }

  @Test func theSchemaNamesEveryRule() throws {
    let schema = try Schema()
    for id in Rule.ids {
      let isKnown = schema.accepts(["severities": [id: "off"]])
      #expect(
        isKnown, "add \(id) to the definition of \"rule\" in Documentation/galley.schema.json")
    }
  }
}
