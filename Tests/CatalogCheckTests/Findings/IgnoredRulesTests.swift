import CatalogCheck
import StringCatalog
import TestMaterial
import Testing

/// The rules that comments ignore.
@Suite struct IgnoredRulesTests {
  private func findings(comment: String, rules: [String] = Rule.ids) -> [String] {
    let json = """
      {"sourceLanguage": "en", "strings": {"Hi %@:": {"comment": "\(comment)", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Salut %@\u{A0}:"}}}}}}
      """
    return CheckedTable(Table(json: json), rules: rules).findings
  }

  @Test(arguments: [
    ("A greeting", ["spec-missing de", "end-punct de"]),
    ("A greeting [galley: ignore end-punct]", ["spec-missing de"]),
    ("[galley: ignore end-punct, spec-missing]", []),
    ("[galley: ignore end-punct] and [galley: ignore spec-missing end-punct]", []),
    ("[galley: ignore url-changed]", ["spec-missing de", "end-punct de", "ignore-unused"]),
    ("[galley: ignore misspelt]", ["spec-missing de", "end-punct de", "ignore-unused"]),
    // Whether a reader reports it, and whether a text fits, is not known here.
    ("[galley: ignore json-syntax truncates]", ["spec-missing de", "end-punct de"]),
    ("[galley: ignore end-punct", ["spec-missing de", "end-punct de"]),
    ("[galley ignore end-punct]", ["spec-missing de", "end-punct de"]),
    ("[galley: ignore]", ["spec-missing de", "end-punct de"]),
  ])
  func rulesThatACommentIgnores(comment: String, expected: [String]) {
    #expect(findings(comment: comment) == expected)
  }

  @Test func rulesThatAreNotAskedAreNotUnused() {
    let rules = ["spec-missing", "ignore-unused"]
    #expect(findings(comment: "[galley: ignore end-punct spec-missing]", rules: rules) == [])
  }

  @Test func hostileComments() {
    let comment = String(repeating: "[galley: ignore a", count: 20_000)
    #expect(findings(comment: comment).count < 10)
    let many = (0..<20_000).map { "r\($0)" }.joined(separator: " ")
    #expect(findings(comment: "[galley: ignore \(many)]").count <= Rule.ids.count + 2)
  }
}
