import CatalogCheck
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// How findings are ordered, counted and written.
@Suite struct CheckReportTests {
  @Test(arguments: [
    ([], 0, 0, "no problems; checked 0 strings in 0 files"),
    ([Severity.error], 1, 1, "1 error; checked 1 string in 1 file"),
    ([.warning, .error, .warning], 48, 2, "1 error and 2 warnings; checked 48 strings in 2 files"),
    (
      [.info, .error, .warning], 3, 1, "1 error, 1 warning and 1 info; checked 3 strings in 1 file"
    ),
  ])
  func summaries(severities: [Severity], texts: Int, files: Int, expected: String) {
    var report = CheckReport()
    report.findings = severities.map {
      Finding(Diagnostic("spec-missing", severity: $0, message: "m"))
    }
    report.textCount = texts
    report.fileCount = files
    #expect(report.summary == expected)
  }

  private func report(_ counts: [(rule: RuleID, language: String?, count: Int)]) -> CheckReport {
    var report = CheckReport()
    for (rule, language, count) in counts {
      for _ in 0..<count {
        report.findings.append(
          Finding(Diagnostic(rule, path: "a", message: "m", localization: language)))
      }
    }
    return report
  }

  /// The summary adds up, and says what to do about a flood.
  @Test func details() {
    let few = report([("spec-type", "de", 2), ("empty", "fr", 1), ("source-missing", nil, 1)])
    #expect(
      few.details == [
        "by rule: spec-type 2, empty 1, source-missing 1",
        "by language: de 2, fr 1; no language 1",
        "run 'galley check --describe spec-type' to learn more; "
          + "--write-baseline FILE accepts all problems",
      ])
    let flood = report([("empty", "fr", 3), ("missing-locale", "de", 1013)])
    #expect(
      flood.details == [
        "by rule: missing-locale 1,013, empty 3", "by language: de 1,013, fr 3",
        "1,013 are missing-locale: --except missing-locale skips them; "
          + "--write-baseline FILE accepts all problems",
      ])
    #expect(flood.summary.hasPrefix("1,016 warnings; "))
    let many = report((1...12).map { (RuleID(rawValue: "r\($0)"), nil, 20 - $0) })
    #expect(
      many.details.first
        == "by rule: r1 19, r2 18, r3 17, r4 16, r5 15, r6 14, r7 13, r8 12, 38 in 4 other rules")
    #expect(CheckReport().details == [])
  }

  @Test func whatTheBaselineAccepts() {
    var report = report([("empty", "fr", 1)])
    report.acceptedCount = 1012
    #expect(
      report.summary
        == "1 warning; 1,012 problems accepted by the baseline; checked 0 strings in 0 files")
  }

  /// Findings about one text share the line that quotes it.
  @Test func linesForPeople() {
    let report = CheckReport(of: Table(key: "%@ %@ %@", texts: ["de": "eins\\u0007 %1$@"]))
    #expect(
      report.lines(of: report.findings.indices).map(\.text) == [
        "Main.xcstrings:1:123: error: missing placeholder %@ (argument 2) [spec-missing]",
        "Main.xcstrings:1:123: error: missing placeholder %@ (argument 3) [spec-missing]",
        "Main.xcstrings:1:123: warning: U+0007 <control> is an invisible control character"
          + " [control-char]",
        #"    "%@ %@ %@" in de: "eins\u{7} %1$@""#,
      ])
  }

  @Test func linesOutsideOfFiles() {
    var report = CheckReport()
    report.findings.append(Finding(Diagnostic("unreadable", message: "no\nfile")))
    #expect(report.lines(of: 0..<1).map(\.text) == [#"warning: no\nfile [unreadable]"#])
  }

  @Test func json() throws {
    let finding = try #require(
      CheckReport(of: Table(key: "Hi %@", texts: ["de": "Hallo"])).findings.first)
    #expect(
      finding.json(source: "Hi %@") == #"""
        {"rule":"spec-missing","severity":"error","table":"Main","key":"Hi %@","locale":"de",\#
        "path":"","source":"Hi %@","text":"Hallo","message":"missing placeholder %@ (argument 1)",\#
        "location":{"path":"Main.xcstrings","line":1,"column":120}}
        """#)
  }

  @Test func findingsAreOrderedByPlace() {
    let places = [("b", 1, 1), ("a", 10, 1), ("a", 2, 9), ("a", 2, 10)]
    let findings = places.map { path, line, column in
      Finding(
        Diagnostic(
          "x", path: path, location: SourceLocation(line: line, column: column), message: "m"))
    }
    #expect(
      findings.sorted().map { $0.diagnostic.description } == [
        "a:2:9: m", "a:2:10: m", "a:10:1: m", "b:1:1: m",
      ])
  }
}
