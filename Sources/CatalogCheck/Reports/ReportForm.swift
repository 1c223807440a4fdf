public import SourceText

/// A form of a report that programs read.
public enum ReportForm: String, CaseIterable, Hashable, Sendable {
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

  /// Writes a report in this form.
  ///
  /// - Parameters:
  ///   - report: the findings.
  ///   - version: the version of galley, which SARIF names.
  ///   - utf16Columns: the columns of places in UTF-16 code units, in which SARIF counts; those that
  ///     it lacks are as in the place.
  /// - Returns: the text, with a line end after the last line.
  public func text(
    of report: CheckReport, version: String, utf16Columns: [FilePlace: Int] = [:]
  ) -> String {
    switch self {
    case .json: report.findings.map { $0.json + "\n" }.joined()
    case .sarif: report.sarif(version: version, utf16Columns) + "\n"
    case .junit: report.junit
    case .github: report.githubAnnotations
    case .gitlab: report.gitlabCodeQuality + "\n"
    }
  }
}
