internal import SourceText
internal import StringCatalog

extension FindingList {
  /// Replaces what is still to be done by one finding for each table, language and rule, if there is
  /// much of it: missing translations, and texts that are new, to be reviewed or stale.
  ///
  /// Call it after a baseline has removed findings: a baseline accepts each of them alone.
  public mutating func groupUnfinished() {
    var groups: [Unfinished: (count: Int, first: Record)] = [:]
    for record in records {
      if let group = group(of: record) { groups[group, default: (0, record)].count += 1 }
    }
    groups = groups.filter { $0.value.count > $0.key.limit }
    guard !groups.isEmpty else { return }
    let findings = groups.map { finding(about: $0, count: $1.count, first: $1.first) }
    records = records.filter { record in group(of: record).map { groups[$0] == nil } ?? true }
    append(contentsOf: findings)
    sort()
  }

  /// What findings that are replaced by one have in common.
  private struct Unfinished: Hashable {
    let table: ObjectIdentifier
    let language: String?
    let level: Level

    /// How many are listed one by one.
    var limit: Int { level.rule == .sourceMissing ? 10 : 3 }
  }

  /// The group of a record; nil if it is always listed.
  private func group(of record: Record) -> Unfinished? {
    let origin = origin(of: record)
    guard Self.grouped.contains(origin.level.rule), origin.kind != .whole else { return nil }
    return Unfinished(
      table: entries(of: record).tableIdentity, language: subject(of: record).localization,
      level: origin.level)
  }

  private static let grouped: Set<RuleID> = [
    .missingLocale, .sourceMissing, .stale, .stateNew, .stateReview,
  ]

  private func finding(about group: Unfinished, count: Int, first: Record) -> Finding {
    let (problem, state): (String, String?) =
      switch group.level.rule {
      case .missingLocale: ("are missing in", "missing")
      case .sourceMissing:
        ("have no string in the source language", nil)
      case .stale: ("are stale", "stale")
      case .stateNew: ("are new in", "new")
      default: ("need review in", "needs_review")
      }
    let language = group.language?.beginning
    var message = "\(count) of \(entries(of: first).count) strings \(problem)"
    if let language { message += " " + language }
    if let state {
      let option = language.map { " -l \($0)" } ?? ""
      message += "; galley print\(option) --state \(state) lists them"
    }
    let finding = judgement(of: first).finding
    var diagnostic = Diagnostic(
      group.level.rule, path: finding.diagnostic.path ?? "", message: message,
      localization: group.language)
    diagnostic.severity = group.level.severity
    return Finding(diagnostic, table: finding.table)
  }
}

extension Judgement.Subject {
  /// The localization that is judged; nil if it is not about one.
  fileprivate var localization: String? {
    switch self {
    case .leaf(let leaf): leaf.localization.locale
    case .entry(_, let localization): localization
    case .comment, .other: nil
    }
  }
}
