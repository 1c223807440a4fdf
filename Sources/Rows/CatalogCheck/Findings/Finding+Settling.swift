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
    func severity(_ level: Level) -> Severity? {
      guard let graded = settings.grade(level.severity, of: level.rule) else { return nil }
      return isAsked(level.rule, graded) ? graded : nil
    }
    var settled: [Level: Severity?] = [:]
    removeAll { finding in
      let level = Level(of: finding)
      let known = settled[level] ?? severity(level)
      settled[level] = .some(known)
      return known == nil || !settings.exceptions.isEmpty && settings.excepts(finding)
    }
    var statements: Set<Finding.Statement> = []
    for index in indices {
      let finding = self[index]
      guard let graded = settled[Level(of: finding)]?.flatMap(\.self), graded != finding.severity
      else { continue }
      self[index].statement = statements.shared(
        Finding.Statement(finding.rule, severity: graded, finding.statement.message))
    }
  }
}

/// A rule and the severity of a finding.
private struct Level: Hashable {
  let rule: RuleID
  let severity: Severity

  init(of finding: Finding) { (rule, severity) = (finding.rule, finding.severity) }
}
