package import SourceText
package import StringCatalog

/// Writes a report in a machine-readable format.
///
/// The report can be written in parts, even on several threads, because the complete text of a
/// large project takes more memory than its catalogs.
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
  /// The text before the first finding and after the last.
  private let (heading, end): (String, String)
  /// The indices of rules in SARIF.
  private var ruleIndices: [RuleID: Int] = [:]
  /// The ordinals of findings that repeat a fingerprint.
  private var repetitions: [Int: Int] = [:]

  /// Creates a writer for a report.
  ///
  /// - Parameters:
  ///   - report: the findings.
  ///   - form: the output format.
  ///   - version: the version of galley, for SARIF.
  ///   - tables: the checked tables, which provide the source strings for JSON.
  ///   - utf16Column: returns the column of a location in UTF-16 code units, for SARIF.
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

  /// The complete report, including a trailing newline.
  package var text: String { text(of: report.findings.indices) }

  /// Returns the part of the report for a range of findings, including the start or end of the
  /// report if the range includes the first or last finding.
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
        + finding.sarifResult(ruleIndex: ruleIndices[finding.rule], utf16Column: utf16Column)
    }
  }
}
