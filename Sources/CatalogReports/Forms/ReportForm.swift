/// A form of a report that programs read.
package enum ReportForm: String, CaseIterable, Hashable, Sendable {
  /// One JSON object in a line for each finding.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML, which most CI servers show as tests.
  case junit
  /// Workflow commands of GitHub Actions, which become annotations.
  case github
  /// GitLab's Code Quality report.
  case gitlab
}
