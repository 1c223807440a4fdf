import CatalogCheck
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// Findings that a project has accepted, by a file or by a comment.
@Suite struct BaselineTests {
  private func report(_ text: String, lines: Int = 0) -> CheckReport {
    let json = """
      {"sourceLanguage": "en",\(String(repeating: "\n", count: lines)) "strings": {"Hi %@ %@":
        {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
      """
    return CheckedTable(Table(json: json), rules: ["spec-missing", "end-punct"]).report
  }

  @Test func whatIsAcceptedIsKnownAgain() throws {
    let old = report("Hallo:")
    #expect(old.findings.count == 3)
    let baseline = try Baseline(Baseline(of: old).text, path: "b")
    // Two of them are about the same text.
    #expect(baseline.count == 3)
    #expect(old.findings.allSatisfy(baseline.contains))
    // The text has moved.
    #expect(report("Hallo:", lines: 5).findings.allSatisfy(baseline.contains))
    // The text has changed.
    #expect(!report("Hallo").findings.contains(where: baseline.contains))
  }

  @Test func theFile() {
    let text = Baseline(of: report("Hallo:")).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5 && lines.first == "# galley baseline 1" && lines.last == "")
    #expect(lines[1...3].allSatisfy { $0.hasSuffix(#" Main "Hi %@ %@" de"#) })
    #expect(Baseline(of: CheckReport()).text == "# galley baseline 1\n")
  }

  @Test(arguments: [
    ("", nil), ("# a comment\r\n\r\n0123456789abcdef x\r\n", nil), ("0123456789abcdef", nil),
    ("# galley baseline 1\n<<<<<<< HEAD\n", 2), ("0123456789abcde x", 1), ("0123456789abcdeg", 1),
  ])
  func filesOfPeople(text: String, line: Int?) {
    do throws(Diagnostic) {
      _ = try Baseline(text, path: "b")
      #expect(line == nil)
    } catch {
      #expect(error.location?.line == line)
    }
  }

  // MARK: Comments

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
