public import SourceText
internal import StringCatalog

/// The findings of a check, and the amount of content checked.
public struct CheckReport: Sendable {
  /// The findings; in the order of discovery until sorted.
  public var findings: [Finding] = []
  /// The number of findings suppressed by the baseline.
  public var acceptedCount = 0
  /// The number of strings checked.
  public var textCount = 0
  /// The number of files with checked strings.
  public var fileCount = 0

  /// Creates an empty report.
  public init() {}

  /// Adds the findings and counts of another report.
  public mutating func add(_ other: CheckReport) {
    // A copy of all findings would be the most that a check of one table has in memory (check.py).
    if findings.isEmpty { findings = other.findings } else { findings += other.findings }
    acceptedCount += other.acceptedCount
    textCount += other.textCount
    fileCount += other.fileCount
  }

  /// Removes findings about missing translations that may only have been lost while reading.
  ///
  /// - Parameter problems: the diagnostics of the files' readers.
  package mutating func removeFindings(causedBy problems: [Diagnostic]) {
    let lost = Set(
      problems.filter(\.isLoss).compactMap { problem in
        problem.key.map { [problem.path ?? "", $0] }
      })
    guard !lost.isEmpty else { return }
    findings.removeAll { finding in
      guard finding.rule == Rule.missingLocale.id, let entry = finding.entry else { return false }
      return lost.contains([entry.path, entry.key])
    }
  }
}

extension [Finding] {
  /// The number of findings per rule, most frequent first.
  public var countsByRule: [(rule: RuleID, count: Int)] {
    let counts = reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    return counts.map { (rule: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.rule.rawValue) < ($0.count, $1.rule.rawValue) }
  }

  /// The number of findings per language, as spelled in the files, most frequent first.
  ///
  /// Findings about a whole key or file are not counted.
  public var countsByLanguage: [(language: String, count: Int)] {
    let counts = lazy.flatMap(\.localizations).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.map { (language: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.language) < ($0.count, $1.language) }
  }
}
