internal import LocalizedText
package import SourceText
package import TextLayout

/// A project's settings for checks, from the file `.galley.json`.
///
///     {"severities": {"end-punct": "error", "stale": "off"},
///      "widths": {"tab.*": 12}, "locales": ["de", "fr"], "min": {"de": 100, "*": 80},
///      "exceptions": [{"rules": ["url-changed"], "keys": ["legal.*"], "locales": ["de"]}],
///      "terms": [{"term": "account", "translations": {"de": "Konto"}}], "glossary": "terms.csv"}
package struct ProjectSettings: Equatable, Sendable {
  /// The maximum width of strings whose keys match a pattern.
  package struct Width: Equatable, Sendable {
    package var keys: Glob
    package var columns: Int
    /// The largest allowed layout; nil to use the command line's.
    package var layout: Layout?
  }

  /// A condition for findings to suppress; a finding must match a pattern of each list.
  ///
  /// An empty list matches everything.
  package struct Exception: Equatable, Sendable {
    package var rules: Set<RuleID> = []
    package var tables: [Glob] = []
    package var keys: [Glob] = []
    package var locales: [Glob] = []
    package var location: SourceLocation

    package init(location: SourceLocation = .start) { self.location = location }

    /// Whether the exception applies to a finding.
    package func matches(_ finding: Finding) -> Bool {
      (rules.isEmpty || rules.contains(finding.rule)) && tables.admits(finding.table)
        && keys.admits(finding.key) && locales.admits(finding.localization)
    }
  }

  /// The required completeness of the languages that match a pattern.
  package struct Minimum: Equatable, Sendable {
    package var locales: Glob
    package var percent: Double
    package var location: SourceLocation
  }

  /// The maximum width in columns.
  ///
  /// Limits memory use, because every row is padded to the width.
  package static let widest = 10_000

  /// The path of the file; nil if there is none.
  package var path: String?
  /// The severities that override those of the rules; nil turns a rule off.
  package var severities: [RuleID: Severity?] = [:]
  /// The widths by key pattern; the first match wins.
  package var widths: [Width] = []
  /// The locales to check unless the command line specifies any; empty for all.
  package var locales: [String] = []
  package var exceptions: [Exception] = []
  /// The minimums by language pattern; the first match wins.
  package var minimums: [Minimum] = []
  /// The terms, from the settings and from the glossary beside them.
  package var glossary = Glossary()
  /// The path of that glossary; nil if there is none.
  package var glossaryPath: String?

  /// Creates default settings.
  package init() {}
}

extension ProjectSettings {
  /// Returns the severity of a rule; nil if it is off.
  package func severity(of rule: RuleID) -> Severity? { severities[rule] ?? rule.severity }

  /// Returns the severity for a finding of a rule with the given severity; nil if the rule is off.
  package func grade(_ found: Severity, of rule: RuleID) -> Severity? {
    guard let settled = severities[rule] ?? found else { return nil }
    // Findings that the rule is less sure of stay hints.
    return found < rule.severity ? min(found, settled) : settled
  }

  /// Whether an exception applies to a finding.
  package func excepts(_ finding: Finding) -> Bool { exceptions.contains { $0.matches(finding) } }

  /// Whether to check a localization, as spelled in the files; nil is always admitted.
  package func admits(localization: String?) -> Bool {
    guard !locales.isEmpty, let localization else { return true }
    let tag = LocaleTag(localization)
    return locales.contains { LocaleTag($0).withoutPrivateUse == tag }
  }

  /// Returns a diagnostic with the project's severity; nil if the project excludes it.
  package func settled(_ diagnostic: Diagnostic, table: String?) -> Diagnostic? {
    guard severity(of: diagnostic.rule) != nil, admits(localization: diagnostic.localization),
      exceptions.isEmpty || !excepts(Finding(diagnostic, table: table))
    else { return nil }
    var diagnostic = diagnostic
    if let severity = severities[diagnostic.rule] ?? nil { diagnostic.severity = severity }
    return diagnostic
  }

  /// Returns findings for the exceptions that match nothing although their rules were applied.
  ///
  /// - Parameters:
  ///   - findings: all findings, including excepted ones.
  ///   - applies: returns whether a rule was applied.
  /// - Returns: one finding per unused exception, at its location in the settings.
  package func unusedExceptions(
    in findings: some Sequence<Finding>, applies: (RuleID) -> Bool
  ) -> [Finding] {
    guard let path else { return [] }
    var unused = exceptions.filter { exception in
      // An exception without rules may be about hints, which are usually not reported.
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

  /// Returns the columns for the strings of a key; nil if the project sets none.
  package func columns(ofKey key: String) -> Int? {
    widths.first { $0.keys.matches(key) }?.columns
  }

  /// Returns the space for the strings of a key; nil if the project sets none.
  ///
  /// `layout` is the largest allowed layout unless the project specifies one.
  package func room(ofKey key: String, layout: Layout) -> TableCheck.Room? {
    widths.first { $0.keys.matches(key) }.map { .columns($0.columns, $0.layout ?? layout) }
  }
}

extension [Glob] {
  /// Whether a pattern matches the name, or there are no patterns; nil matches no pattern.
  fileprivate func admits(_ name: String?) -> Bool { isEmpty || name.map { admits($0) } ?? false }
}
