import CatalogCheck
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The findings that a project has accepted.
@Suite struct BaselineTests {
  private func report(_ text: String, lines: Int = 0) -> CheckReport {
    let json = """
      {"sourceLanguage": "en",\(String(repeating: "\n", count: lines)) "strings": {"Hi %@ %@":
        {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
      """
    return CheckReport(of: Table(json: json), rules: ["spec-missing", "end-punct"])
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
}
