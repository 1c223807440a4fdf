import CatalogCheck
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// How findings are ordered, counted and written.
@Suite struct CheckReportTests {
  @Test(arguments: [
    ([], 0, 0, "nothing wrong; checked 0 texts in 0 files"),
    ([Severity.error], 1, 1, "1 error; checked 1 text in 1 file"),
    ([.warning, .error, .warning], 48, 2, "1 error and 2 warnings; checked 48 texts in 2 files"),
    ([.info, .error, .warning], 3, 1, "1 error, 1 warning and 1 info; checked 3 texts in 1 file"),
  ])
  func summaries(severities: [Severity], texts: Int, files: Int, expected: String) {
    var report = CheckReport()
    report.findings = FindingList(
      severities.map { Finding(Diagnostic("spec-missing", severity: $0, message: "m")) })
    report.textCount = texts
    report.fileCount = files
    #expect(report.summary == expected)
  }

  /// Findings about one text share the line that quotes it.
  @Test func linesForPeople() {
    let report = CheckedTable(Table(key: "%@ %@ %@", texts: ["de": "eins\\u0007 %1$@"])).report
    #expect(
      report.lines(of: report.findings.indices).map(\.text) == [
        "Main.xcstrings:1:123: error: argument 2, %@, is missing [spec-missing]",
        "Main.xcstrings:1:123: error: argument 3, %@, is missing [spec-missing]",
        "Main.xcstrings:1:123: warning: U+0007 <control> is a control character, which users do not see"
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
      CheckedTable(Table(key: "Hi %@", texts: ["de": "Hallo"])).report.findings.first)
    #expect(
      finding.json == #"""
        {"check":"spec-missing","severity":"error","table":"Main","key":"Hi %@","locale":"de",\#
        "path":"","message":"argument 1, %@, is missing",\#
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
