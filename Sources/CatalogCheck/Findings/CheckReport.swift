public import SourceText
internal import StringCatalog

/// The findings of a check, and how much was checked.
public struct CheckReport: Sendable {
  /// What is wrong, in the order in which it was found until it is sorted.
  public var findings: [Finding] = []
  /// The number of problems that the baseline accepts, which are no findings.
  public var acceptedCount = 0
  /// The number of texts that were judged.
  public var textCount = 0
  /// The number of files that contain them.
  public var fileCount = 0

  /// A report without findings.
  public init() {}

  /// Adds the findings and the counts of another report.
  public mutating func add(_ other: CheckReport) {
    findings += other.findings
    acceptedCount += other.acceptedCount
    textCount += other.textCount
    fileCount += other.fileCount
  }

  /// Removes the findings that a translation is missing which a reader may have lost.
  ///
  /// - Parameter problems: what the readers of the files have reported.
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
  /// How many findings each rule has, the most frequent first.
  public var countsByRule: [(rule: RuleID, count: Int)] {
    let counts = reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    return counts.map { (rule: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.rule.rawValue) < ($0.count, $1.rule.rawValue) }
  }

  /// How many findings each language has, as files spell it, the most frequent first; a finding about
  /// a whole key or file has none.
  public var countsByLanguage: [(language: String, count: Int)] {
    let counts = lazy.compactMap(\.localization).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.map { (language: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.language) < ($0.count, $1.language) }
  }
}
