internal import LocalizedText
package import SourceText
package import TextLayout

/// What a project settles for its checks, in the file `.galley.json`.
///
///     {"severities": {"end-punct": "error", "stale": "off"},
///      "widths": {"tab.*": 12}, "locales": ["de", "fr"], "min": {"de": 100, "*": 80},
///      "exceptions": [{"rules": ["url-changed"], "keys": ["legal.*"], "locales": ["de"]}]}
package struct ProjectSettings: Equatable, Sendable {
  /// The room of the texts whose keys match a pattern.
  package struct Width: Equatable, Sendable {
    package var keys: Glob
    package var columns: Int
    /// The last layout that a row may need; nil leaves that to the command line.
    package var layout: Layout?
  }

  /// Findings that are not reported: those that match one pattern of each list.
  ///
  /// An empty list matches everything.
  package struct Exception: Equatable, Sendable {
    package var rules: Set<RuleID> = []
    package var tables: [Glob] = []
    package var keys: [Glob] = []
    package var locales: [Glob] = []
    package var location: SourceLocation

    package init(location: SourceLocation = .start) { self.location = location }

    /// Whether it admits a finding.
    package func matches(_ finding: Finding) -> Bool {
      (rules.isEmpty || rules.contains(finding.rule)) && tables.admits(finding.table)
        && keys.admits(finding.key) && locales.admits(finding.localization)
    }
  }

  /// How complete the languages that match a pattern have to be.
  package struct Minimum: Equatable, Sendable {
    package var locales: Glob
    package var percent: Double
    package var location: SourceLocation
  }

  /// The most columns of a width.
  ///
  /// The limit bounds memory: every row is padded to the width.
  package static let widest = 10_000

  /// The path of the file; nil if the project has none.
  package var path: String?
  /// The severities that replace those of the rules; nil turns the rule off.
  package var severities: [RuleID: Severity?] = [:]
  /// The first one that matches a key counts.
  package var widths: [Width] = []
  /// The locales to check if the command line names none; empty checks all.
  package var locales: [String] = []
  package var exceptions: [Exception] = []
  /// The first one that matches a language counts.
  package var minimums: [Minimum] = []

  /// Makes the settings of a project that settles nothing.
  package init() {}
}

extension ProjectSettings {
  /// The severity of a rule; nil if it is off.
  package func severity(of rule: RuleID) -> Severity? { severities[rule] ?? rule.severity }

  /// The severity that the project gives a finding of a rule; nil if the rule is off.
  package func grade(_ found: Severity, of rule: RuleID) -> Severity? {
    guard let settled = severities[rule] ?? found else { return nil }
    // What a rule is less sure of stays a hint.
    return found < rule.severity ? min(found, settled) : settled
  }

  /// Whether a finding is among the exceptions.
  package func excepts(_ finding: Finding) -> Bool {
    exceptions.contains { $0.matches(finding) }
  }

  /// Whether a localization is checked, as the files spell it; what is in none always is.
  package func admits(localization: String?) -> Bool {
    guard !locales.isEmpty, let localization else { return true }
    let tag = LocaleTag(localization)
    return locales.contains { LocaleTag($0).withoutPrivateUse == tag }
  }

  /// A problem with the severity that the project gives it; nil if the project leaves it out.
  package func settled(_ diagnostic: Diagnostic, table: String?) -> Diagnostic? {
    guard severity(of: diagnostic.rule) != nil, admits(localization: diagnostic.localization),
      exceptions.isEmpty || !excepts(Finding(diagnostic, table: table))
    else { return nil }
    var diagnostic = diagnostic
    if let severity = severities[diagnostic.rule] ?? nil { diagnostic.severity = severity }
    return diagnostic
  }

  /// The exceptions that match none of the findings, and whose rules were applied.
  ///
  /// - Parameters:
  ///   - findings: all findings, with those that are exceptions.
  ///   - applies: whether a rule was applied.
  /// - Returns: a finding for each of them, at its place in the settings.
  package func unusedExceptions(
    in findings: some Sequence<Finding>, applies: (RuleID) -> Bool
  ) -> [Finding] {
    guard let path else { return [] }
    var unused = exceptions.filter { exception in
      // One without rules may be about hints, which are usually not asked for.
      let rules = exception.rules.isEmpty ? Set(Rule.all.map(\.id)) : exception.rules
      return rules.allSatisfy(applies)
    }
    for finding in findings {
      if unused.isEmpty { break }
      unused.removeAll { $0.matches(finding) }
    }
    return unused.map { exception in
      Finding(
        Diagnostic(
          .exceptionUnused, path: path, location: exception.location,
          message: "the exception matches nothing"))
    }
  }

  /// The room of a text; nil if the project sets none.
  ///
  /// The layout is the last one that a row may need if the project says nothing else.
  package func room(ofKey key: String, layout: Layout) -> TableCheck.Room? {
    widths.first { $0.keys.matches(key) }.map { .columns($0.columns, $0.layout ?? layout) }
  }
}

extension [Glob] {
  /// Whether one of the patterns matches a name, or there are none; no pattern matches nothing.
  fileprivate func admits(_ name: String?) -> Bool {
    isEmpty || name.map { admits($0) } ?? false
  }
}
