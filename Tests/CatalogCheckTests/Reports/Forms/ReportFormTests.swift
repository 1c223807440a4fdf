import CatalogCheck
import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports for programs, read back with independent readers.
@Suite struct ReportFormTests {
  private static let specMissing = RuleID("spec-missing", .error)

  /// Findings of several severities in files with unusual names, and one outside of files.
  private static let report: CheckReport = {
    var report = CheckReport()
    for (path, key, text) in [
      ("App/My Strings.xcstrings", "Hello, %@\nand <bye> & \"more\"", "Hallo\u{1B}[31m, 100%"),
      ("ä:b,c.xcstrings", "k", "👋🏽 日"), ("/root.strings", "k", "]]>"),
    ] {
      for rule in [
        specMissing, RuleID("whitespace-edge", .warning), RuleID("same-as-source", .info),
        specMissing,
      ] {
        var diagnostic = Diagnostic(
          rule, path: path, location: SourceLocation(line: 3, column: 7),
          message: "missing placeholder %@ (argument 1): <a>", key: key, localization: "de")
        diagnostic.skipsBytes = false
        report.findings.append(
          Finding(
            diagnostic, table: "T", path: LeafPath([.variation(axis: "plural", name: "one")]),
            text: text))
      }
    }
    report.findings.append(Finding(Diagnostic("unreadable", message: "no\nfile\u{7}\u{FFFE}")))
    return report
  }()

  private func text(_ form: ReportForm, of report: CheckReport = report) -> String {
    ReportWriter(report, form: form, version: "1.2.3").text
  }

  private func object(_ form: ReportForm, of report: CheckReport = report) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text(form, of: report).utf8))
  }

  // MARK: SARIF

  /// What the schema of SARIF 2.1.0 requires of each object, and the values that it allows.
  private struct Log: Decodable {
    struct Run: Decodable {
      let tool: Tool
      let columnKind: String
      let results: [Result]
    }
    struct Tool: Decodable { let driver: Driver }
    struct Driver: Decodable {
      let name: String
      let version: String
      let rules: [Descriptor]
    }
    struct Descriptor: Decodable {
      let id: String
      let shortDescription, fullDescription, help: Message
      let defaultConfiguration: [String: String]
    }
    struct Message: Decodable { let text: String }
    struct Result: Decodable {
      let ruleId: String
      let ruleIndex: Int?
      let level: String
      let message: Message
      let locations: [Location]
      let partialFingerprints: [String: String]
    }
    struct Location: Decodable { let physicalLocation: Physical }
    struct Physical: Decodable {
      let artifactLocation: [String: String]
      let region: [String: Int]
    }
    let version: String
    let runs: [Run]
  }

  @Test func sarif() throws {
    let log = try JSONDecoder().decode(Log.self, from: Data(text(.sarif).utf8))
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(log.runs.count == 1 && run.tool.driver.name == "galley")
    #expect(run.tool.driver.version == "1.2.3" && run.columnKind == "utf16CodeUnits")
    #expect(run.results.count == 13)
    for result in run.results {
      #expect(["none", "note", "warning", "error"].contains(result.level))
      let index = try #require(result.ruleIndex)
      #expect(run.tool.driver.rules[index].id == result.ruleId)
      #expect(!result.message.text.contains("\n"))
      for value in result.locations.flatMap(\.physicalLocation.region.values) { #expect(value > 0) }
      let uris = result.locations.compactMap { $0.physicalLocation.artifactLocation["uri"] }
      #expect(uris.count == result.locations.count)
      for uri in uris { #expect(URL(string: uri) != nil) }
    }
    let uris = run.results.map { $0.locations.first?.physicalLocation.artifactLocation["uri"] }
    #expect(
      [uris[0], uris[4], uris[8]] == [
        "App/My%20Strings.xcstrings", "%C3%A4%3Ab%2Cc.xcstrings", "file:///root.strings",
      ])
    #expect(uris[12] == nil)
    #expect(Set(run.tool.driver.rules.map(\.id)).count == run.tool.driver.rules.count)
  }

  // MARK: JUnit

  private final class Elements: NSObject, XMLParserDelegate {
    var names: [String: Int] = [:]
    var failures = ""
    var tests: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names[name, default: 0] += 1
      if name.hasPrefix("testsuite") { tests.append(Int(attributes["tests"] ?? "") ?? -1) }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { failures += text }
  }

  @Test(
    arguments: [
      (
        report, ["testsuites": 1, "testsuite": 4, "testcase": 13, "failure": 13], [13, 4, 4, 4, 1]
      ),
      (CheckReport(), ["testsuites": 1, "testsuite": 1, "testcase": 1], [1, 1]),
    ] as [(CheckReport, [String: Int], [Int])])
  func junit(report: CheckReport, names: [String: Int], tests: [Int]) {
    let elements = Elements()
    let parser = XMLParser(data: Data(text(.junit, of: report).utf8))
    parser.delegate = elements
    #expect(parser.parse())
    #expect(elements.names == names)
    #expect(elements.tests == tests)
    #expect(
      report.findings.isEmpty
        || elements.failures.contains("missing placeholder %@ (argument 1): <a>"))
  }

  // MARK: GitHub and GitLab

  @Test func github() {
    let lines = text(.github).split(separator: "\n")
    #expect(lines.count == 13)
    #expect(
      lines[0].hasPrefix(
        "::error file=App/My Strings.xcstrings,line=3,col=7,title=spec-missing::"
          + "missing placeholder %25@ (argument 1): <a>: \"Hello, %25@"))
    #expect(lines[5].hasPrefix("::warning file=ä%3Ab%2Cc.xcstrings,"))
    #expect(lines[6].hasPrefix("::notice "))
    #expect(lines[12].hasPrefix("::warning title=unreadable::no"))
  }

  /// The fields that GitLab documents, all of which are required.
  @Test func gitlab() throws {
    let issues = try #require(try object(.gitlab) as? [[String: Any]])
    #expect(issues.count == 13)
    for issue in issues {
      #expect(issue["description"] is String && issue["check_name"] is String)
      let severity = try #require(issue["severity"] as? String)
      #expect(["info", "minor", "major", "critical", "blocker"].contains(severity))
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["path"] as? String)?.isEmpty == false)
      #expect(((location["lines"] as? [String: Any])?["begin"] as? Int ?? 0) > 0)
    }
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 13)
  }

  @Test(arguments: ReportForm.allCases) func reportsWithoutFindings(form: ReportForm) throws {
    let text = text(form, of: CheckReport())
    #expect(form == .json || form == .github ? text.isEmpty : text.hasSuffix("\n"))
  }

  /// Threads make the parts of a report, however many findings are in each.
  @Test(arguments: ReportForm.allCases) func partsOfReports(form: ReportForm) {
    let writer = ReportWriter(Self.report, form: form, version: "1.2.3")
    let all = Self.report.findings.indices
    for size in [1, 2, 5, 12] {
      let parts = stride(from: 0, to: all.count, by: size).map {
        writer.text(of: $0..<min($0 + size, all.count))
      }
      #expect(parts.joined() == writer.text, "\(size)")
    }
  }

  /// A text that moves keeps its fingerprint, and a text that changes does not.
  @Test func fingerprints() {
    func fingerprints(_ line: Int, _ text: String, _ message: String = "m") -> String? {
      let diagnostic = Diagnostic(
        Self.specMissing, path: "T", location: SourceLocation(line: line, column: 1),
        message: message,
        key: "k", localization: "de")
      var report = CheckReport()
      report.findings.append(Finding(diagnostic, table: "T", path: LeafPath(), text: text))
      let issues = try? object(.gitlab, of: report) as? [[String: Any]]
      return issues?.first?["fingerprint"] as? String
    }
    #expect(fingerprints(1, "a") != nil)
    #expect(fingerprints(1, "a") == fingerprints(9, "a", "other words"))
    #expect(fingerprints(1, "a") != fingerprints(1, "b"))
  }
}
