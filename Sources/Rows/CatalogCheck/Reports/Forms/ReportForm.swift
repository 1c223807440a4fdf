/// A machine-readable report format.
package enum ReportForm: String, CaseIterable, Hashable, Sendable {
  /// One JSON object per line for each finding.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML format, which most CI servers display as tests.
  case junit
  /// GitHub Actions workflow commands, which become annotations.
  case github
  /// GitLab's Code Quality format.
  case gitlab
}
