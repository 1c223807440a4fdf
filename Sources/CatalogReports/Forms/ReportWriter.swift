package import CatalogCheck
package import SourceText
package import StringCatalog

/// Writes a report in a form that programs read.
///
/// It can do so in parts, which several threads can make at the same time: the whole text of a large
/// project takes more memory than its catalogs.
///
/// ```swift
/// let writer = ReportWriter(report, form: .sarif, version: "1.0")
/// print(writer.text, terminator: "")
/// ```
package struct ReportWriter: Sendable {
  private let report: CheckReport
  private let form: ReportForm
  private let sources: SourceTexts
  private let utf16Column: @Sendable (FilePlace) -> Int
  /// What comes before the first finding, and after the last one.
  private let (heading, end): (String, String)
  /// The numbers of rules in SARIF.
  private var ruleIndices: [RuleID: Int] = [:]
  /// How many findings up to one have its fingerprint, where it is not the first.
  private var repetitions: [Int: Int] = [:]

  /// Prepares to write a report.
  ///
  /// - Parameters:
  ///   - report: the findings.
  ///   - form: the form in which they are written.
  ///   - version: the version of galley, which SARIF names.
  ///   - tables: the tables that were checked, in which JSON finds the source texts.
  ///   - utf16Column: the column of a place in UTF-16 code units, in which SARIF counts.
  package init(
    _ report: CheckReport, form: ReportForm, version: String, tables: [Table] = [],
    utf16Column: @escaping @Sendable (FilePlace) -> Int = { $0.location.column }
  ) {
    self.report = report
    self.form = form
    self.utf16Column = utf16Column
    sources = SourceTexts(of: tables)
    switch form {
    case .json, .github: (heading, end) = ("", "")
    case .sarif:
      let rules = report.reportedRules
      for (index, rule) in rules.enumerated() { ruleIndices[rule.id] = index }
      heading = report.sarifHeading(version: version, rules: rules)
      end = CheckReport.sarifEnd + "\n"
    case .junit: (heading, end) = (report.junitHeading, CheckReport.junitEnd)
    case .gitlab:
      repetitions = report.findings.repetitions
      (heading, end) = ("[", "]\n")
    }
  }

  /// The whole report, with a line end after the last line.
  package var text: String { text(of: report.findings.indices) }

  /// The part of the report with some findings: the first part also has its beginning, and the last
  /// one its end.
  package func text(of part: Range<Int>) -> String {
    var text = part.lowerBound == report.findings.startIndex ? heading : ""
    for index in part { text += self.text(at: index) }
    return part.upperBound == report.findings.endIndex ? text + end : text
  }

  private func text(at index: Int) -> String {
    let comma = index == report.findings.startIndex ? "" : ","
    switch form {
    case .json:
      let finding = report.findings[index]
      return finding.json(source: sources.text(of: finding)) + "\n"
    case .junit: return report.junitTest(at: index)
    case .github: return report.findings[index].githubAnnotation
    case .gitlab:
      return comma + report.findings[index].gitlabIssue(repetition: repetitions[index] ?? 1)
    case .sarif:
      let finding = report.findings[index]
      return comma
        + finding.sarifResult(
          ruleIndex: ruleIndices[finding.rule], utf16Column: utf16Column)
    }
  }
}
