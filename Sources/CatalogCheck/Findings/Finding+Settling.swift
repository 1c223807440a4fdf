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

  /// Collapses the findings of a rule in one language of a file into the first one, with a count.
  ///
  /// Otherwise an untranslated language would fill screens with the same message.
  ///
  /// - Parameters:
  ///   - rules: the rules to collapse.
  ///   - limit: the number of findings up to which they are kept.
  package mutating func collapse(_ rules: Set<RuleID>, above limit: Int) {
    func group(of finding: Finding) -> Group? {
      guard rules.contains(finding.rule), let leaf = finding.leaf else { return nil }
      return Group(
        rule: finding.rule, file: leaf.localization.path,
        table: leaf.localization.entry.tableIdentity, language: leaf.localization.locale)
    }
    var counts: [Group: Int] = [:]
    for finding in self {
      if let group = group(of: finding) { counts[group, default: 0] += 1 }
    }
    counts = counts.filter { $0.value > limit }
    guard !counts.isEmpty else { return }
    var told: Set<Group> = []
    removeAll { finding in
      group(of: finding).map { counts[$0] != nil && !told.insert($0).inserted } ?? false
    }
    for index in indices {
      let finding = self[index]
      guard let group = group(of: finding), let count = counts[group] else { continue }
      self[index] = Finding(
        finding.rule, severity: finding.severity,
        "\(finding.message); \(count - 1) more like this in \(group.language?.beginning ?? "")"
          + " (--only \(finding.rule) lists them)", about: finding.subject)
    }
  }

  /// Groups unfinished work by table, language, and rule if there is much of it: missing
  /// translations, and strings that are new, need review, or are stale.
  ///
  /// Call this after applying a baseline, which accepts individual findings.
  ///
  /// - Parameter isOfChanges: whether the findings are only those about changed strings.
  package mutating func groupUnfinished(isOfChanges: Bool = false) {
    func group(of finding: Finding) -> Group? {
      guard Rule.unfinished.contains(finding.rule), let entry = finding.entry else { return nil }
      return Group(
        rule: finding.rule, severity: finding.severity, table: entry.tableIdentity,
        language: finding.localization)
    }
    var groups: [Group: (count: Int, first: Finding)] = [:]
    for finding in self {
      if let group = group(of: finding) { groups[group, default: (0, finding)].count += 1 }
    }
    groups = groups.filter { $0.value.count > ($0.key.rule == Rule.sourceMissing.id ? 10 : 3) }
    guard !groups.isEmpty else { return }
    removeAll { finding in group(of: finding).map { groups[$0] != nil } ?? false }
    self += groups.map { $1.first.unfinished($1.count, in: $0.language, isOfChanges: isOfChanges) }
    sort()
  }
}

/// A rule and the severity of a finding.
private struct Level: Hashable {
  let rule: RuleID
  let severity: Severity

  init(of finding: Finding) { (rule, severity) = (finding.rule, finding.severity) }
}

/// The properties shared by findings that are grouped together.
private struct Group: Hashable {
  let rule: RuleID
  var severity: Severity?
  var file: String?
  let table: ObjectIdentifier
  let language: String?
}

extension Finding {
  /// Returns a finding that stands for a number of unfinished entries of the same table.
  fileprivate func unfinished(
    _ count: Int, in language: String?, isOfChanges: Bool
  ) -> Finding {
    let (problem, state): (String, String?) =
      switch rule {
      case Rule.missingLocale.id: ("are missing in", "missing")
      case Rule.sourceMissing.id: ("have no string in the source language", nil)
      case Rule.stale.id: ("are stale", "stale")
      case Rule.stateNew.id: ("are new in", "new")
      default: ("need review in", "needs_review")
      }
    let strings = isOfChanges ? "changed strings" : "of \(entry?.tableCount ?? count) strings"
    var message = "\(count) \(strings) \(problem)"
    if let language { message += " " + language.beginning }
    if let state, !isOfChanges {
      let option = language.map { " -l \($0.beginning)" } ?? ""
      message += "; galley print\(option) --state \(state) lists them"
    }
    return Finding(
      rule, severity: severity, message,
      about: .outside(
        Outside(at: FilePlace(path: filePath ?? ""), table: table, localization: language)))
  }
}
