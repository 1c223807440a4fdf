package import SourceText
internal import StringCatalog

extension [Finding] {
  /// Applies a project's severities, and removes the findings that the project excludes.
  ///
  /// - Parameters:
  ///   - settings: the project's settings.
  ///   - isAsked: returns whether to keep the findings of a rule at a severity.
  package mutating func settle(
    by settings: ProjectSettings, where isAsked: (RuleID, Severity) -> Bool = { _, _ in true }
  ) {
    self = compactMap { finding in
      guard let graded = settings.grade(finding.severity, of: finding.rule),
        isAsked(finding.rule, graded), !settings.excepts(finding)
      else { return nil }
      var settled = finding
      settled.severity = graded
      return settled
    }
  }
}
