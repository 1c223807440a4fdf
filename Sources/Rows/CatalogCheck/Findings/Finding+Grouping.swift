package import SourceText
internal import StringCatalog

extension [Finding] {
  /// Makes one finding of several that say the same, and sorts them for a report.
  ///
  /// Call this after applying a baseline, which accepts individual findings.
  ///
  /// - Parameters:
  ///   - isOfChanges: whether the findings are only those about changed strings.
  ///   - rules: the rules whose findings are collapsed if there are many in a language.
  ///   - joinsLanguages: whether a problem that a string has in several languages is one finding.
  package mutating func group(
    isOfChanges: Bool = false, collapsing rules: Set<RuleID> = [], joinsLanguages: Bool = true
  ) {
    groupUnfinished(isOfChanges: isOfChanges)
    collapse(rules, above: 5)
    if joinsLanguages { joinLanguages() }
    sortForReport()
  }

  /// Sorts errors before warnings, and within a severity unfinished work after everything else.
  package mutating func sortForReport() {
    func rank(_ finding: Finding) -> Int {
      let isUnfinished = Rule.unfinished.contains(finding.rule) && finding.key == nil
      return (Severity.error.rank - finding.severity.rank) * 2 + (isUnfinished ? 1 : 0)
    }
    // A stable sort: within a rank, they stay sorted by place.
    self = enumerated().map { (rank($0.element), $0.offset) }.sorted { $0 < $1 }
      .map { self[$0.1] }
  }

  /// Joins the findings about one string that say the same in several languages.
  private mutating func joinLanguages() {
    var places: [JointName: Int] = [:]
    var joined: [Finding] = []
    joined.reserveCapacity(count)
    for finding in self {
      guard let name = JointName(of: finding) else {
        joined.append(finding)
        continue
      }
      // A file may have the same problem twice.
      let language = finding.localization ?? ""
      if let place = places[name], !joined[place].localizations.contains(language) {
        joined[place].others.append(finding.subject)
      } else {
        places[name] = joined.count
        joined.append(finding)
      }
    }
    guard joined.count < count else { return }
    for index in joined.indices where joined[index].rule == Rule.missingLocale.id {
      let names = joined[index].localizations
      guard names.count > 1, joined[index].key != nil else { continue }
      joined[index].message = "no translation in \(names.listed)"
    }
    self = joined
  }

  /// Collapses the findings of a rule in one language into the first one, with a count.
  ///
  /// Otherwise an untranslated language would fill screens with the same message. If several
  /// languages have many, they have one finding together.
  private mutating func collapse(_ rules: Set<RuleID>, above limit: Int) {
    func group(of finding: Finding) -> Group? {
      guard rules.contains(finding.rule), let leaf = finding.leaf else { return nil }
      return Group(
        rule: finding.rule, severity: finding.severity,
        table: leaf.localization.entry.tableIdentity,
        language: leaf.localization.locale)
    }
    var counts: [Group: Int] = [:]
    for finding in self {
      if let group = group(of: finding) { counts[group, default: 0] += 1 }
    }
    counts = counts.filter { $0.value > limit }
    guard !counts.isEmpty else { return }
    let wholes = Dictionary(grouping: counts) { $0.key.withoutLanguage }
    var told: Set<Group> = []
    removeAll { finding in
      group(of: finding).map { counts[$0] != nil && !told.insert($0.withoutLanguage).inserted }
        ?? false
    }
    for index in indices {
      let finding = self[index]
      guard let group = group(of: finding), counts[group] != nil,
        let parts = wholes[group.withoutLanguage]
      else { continue }
      let total = parts.reduce(0) { $0 + $1.value }
      let languages = parts.map { (name: $0.key.language ?? "", count: $0.value) }
      let list = languages.count == 1 ? languages[0].name.beginning : languages.counted
      self[index] = Finding(
        finding.rule, severity: finding.severity,
        "\(finding.message); \(total - 1) more like this in \(list)"
          + " (--only \(finding.rule) lists them)", about: finding.subject)
    }
  }

  /// Groups unfinished work by table and rule if there is much of it: missing translations, and
  /// strings that are new, need review, or are stale.
  private mutating func groupUnfinished(isOfChanges: Bool) {
    func group(of finding: Finding) -> Group? {
      guard Rule.unfinished.contains(finding.rule), let entry = finding.entry else { return nil }
      return Group(
        rule: finding.rule, severity: finding.severity, table: entry.tableIdentity,
        language: finding.localization)
    }
    var counts: [Group: Int] = [:]
    var firsts: [Group: Finding] = [:]
    for finding in self {
      guard let group = group(of: finding) else { continue }
      counts[group, default: 0] += 1
      if firsts[group.withoutLanguage] == nil { firsts[group.withoutLanguage] = finding }
    }
    let wholes = counts.reduce(into: [Group: Int]()) {
      $0[$1.key.withoutLanguage, default: 0] += $1.value
    }
    // A language that lacks a few strings has a line for each; states are only counted.
    func isFlood(_ group: Group) -> Bool {
      switch group.rule {
      case Rule.sourceMissing.id: counts[group, default: 0] > 10
      case Rule.missingLocale.id: counts[group, default: 0] > 3
      default: wholes[group.withoutLanguage, default: 0] > 3
      }
    }
    let floods = Dictionary(grouping: counts.filter { isFlood($0.key) }) { $0.key.withoutLanguage }
    guard !floods.isEmpty else { return }
    removeAll { finding in group(of: finding).map(isFlood) ?? false }
    for (whole, parts) in floods {
      guard let first = firsts[whole] else { continue }
      let languages = parts.map { (name: $0.key.language, count: $0.value) }
      append(first.unfinished(languages, isOfChanges: isOfChanges))
    }
    sort()
  }
}

/// The properties shared by findings that are grouped together.
private struct Group: Hashable {
  let rule: RuleID
  let severity: Severity
  let table: ObjectIdentifier
  var language: String?

  var withoutLanguage: Group { Group(rule: rule, severity: severity, table: table, language: nil) }
}

/// The properties shared by findings that are joined: everything but the language.
private struct JointName: Hashable {
  let rule: RuleID
  let severity: Severity
  let message: String
  var table: ObjectIdentifier?
  var tableName: String?
  var entry: UInt32 = 0
  var key: String?
  var path: LeafPath?

  /// Creates the name of a finding; nil if it is not about a string in one language.
  init?(of finding: Finding) {
    guard finding.localization != nil else { return nil }
    (rule, severity) = (finding.rule, finding.severity)
    if let entry = finding.entry {
      // Messages about a missing translation name the language.
      message = rule == Rule.missingLocale.id ? "" : finding.message
      table = entry.tableIdentity
      self.entry = entry.number
      path = finding.path
    } else {
      // Readers report lines, which differ between the files of the languages.
      guard case .outside(let outside) = finding.subject, outside.place?.location != .start else {
        return nil
      }
      message = finding.message.filter { !$0.isNumber }
      tableName = outside.table
      key = outside.key
      path = outside.path
    }
  }
}

extension Severity {
  fileprivate var rank: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .info: 0
    }
  }
}

extension [String] {
  /// The first names, as a list for messages: "de, fr and 12 more".
  package var listed: String {
    let names = prefix(8).map(\.beginning)
    let rest = count - names.count
    if rest > 0 { return "\(names.joined(separator: ", ")) and \(rest) more" }
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }
}

extension [(name: String, count: Int)] {
  /// The languages with the most, with their counts: "12 languages: de 20, fr 7 …".
  fileprivate var counted: String {
    let sorted = sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    let list = sorted.prefix(8).map { "\($0.name.beginning) \($0.count)" }
    return "\(count) languages: \(list.joined(separator: ", "))\(count > 8 ? " …" : "")"
  }
}

extension Finding {
  /// Returns a finding that stands for unfinished entries of a table, given how many there are in
  /// each language.
  fileprivate func unfinished(
    _ languages: [(name: String?, count: Int)], isOfChanges: Bool
  ) -> Finding {
    let (problem, state): (String, String?) =
      switch rule {
      case Rule.missingLocale.id: ("are missing in", "missing")
      case Rule.sourceMissing.id: ("have no string in the source language", nil)
      case Rule.stale.id: ("are stale", "stale")
      case Rule.stateNew.id: ("are new in", "new")
      default: ("need review in", "needs_review")
      }
    let named = languages.compactMap { language in
      language.name.map { (name: $0, count: language.count) }
    }
    let only = languages.count == 1 ? languages[0] : nil
    var message: String
    if let only {
      let strings =
        isOfChanges ? "changed strings" : "of \(entry?.tableCount ?? only.count) strings"
      message = "\(only.count) \(strings) \(problem)"
      if let language = only.name { message += " " + language.beginning }
    } else {
      message = "\(isOfChanges ? "changed strings" : "strings") \(problem) \(named.counted)"
    }
    if let state, !isOfChanges {
      let option =
        only.map { $0.name.map { " -l \($0.beginning)" } ?? "" } ?? " -l all"
      message += "; galley print\(option) --state \(state) lists them"
    }
    return Finding(
      rule, severity: severity, message,
      about: .outside(
        Outside(
          at: FilePlace(path: filePath ?? ""), table: table, localization: only?.name)))
  }
}
