package import SourceText

/// The rules to apply and the severities of their findings, combining the caller's choices with the
/// project's settings.
package struct RuleSelection: Sendable {
  /// The settings in `.galley.json`.
  package var settings: ProjectSettings
  /// The rules to apply; empty for all.
  package var only: Set<RuleID>
  /// The rules to skip.
  package var except: Set<RuleID>
  /// The minimum severity of findings.
  package var severity: Severity

  /// Creates a selection; by default the project's own.
  package init(
    settings: ProjectSettings = ProjectSettings(), only: Set<RuleID> = [],
    except: Set<RuleID> = [], severity: Severity = .warning
  ) {
    self.settings = settings
    self.only = only
    self.except = except
    self.severity = severity
  }

  /// Whether a rule is applied: either the caller selects it, or it is not turned off.
  package func applies(_ rule: RuleID) -> Bool {
    guard only.isEmpty || only.contains(rule), !except.contains(rule) else { return false }
    let known = settings.severity(of: rule) ?? (only.isEmpty ? nil : rule.severity)
    return known.map { $0 >= severity } ?? false
  }

  /// The rules to apply, with the terms of the project: its other settings apply to the findings.
  package var rules: RuleSet {
    var rules = RuleSet(Rule.all.filter { applies($0.id) })
    rules.settings.glossary = settings.glossary
    return rules
  }

  /// Applies the severities of the settings, and removes findings excluded by the settings or the
  /// caller.
  package func settle(_ findings: inout [Finding]) {
    var settings = settings
    // The caller asks for a rule that the project has turned off.
    for rule in only where settings.severities[rule] == .some(nil) {
      settings.severities[rule] = nil
    }
    findings.settle(by: settings) { applies($0) && $1 >= severity }
  }

  /// Returns findings for the exceptions in the settings that match nothing in the whole project.
  ///
  /// - Parameters:
  ///   - findings: all findings, including excepted ones.
  ///   - fitsWidths: whether any rows had to fit a width.
  ///   - readsSources: whether the keys were compared with the app's code.
  /// - Returns: one finding per unused exception, at its location in the settings.
  package func unusedExceptions(
    in findings: [Finding], fitsWidths: Bool, readsSources: Bool
  ) -> [Finding] {
    settings.unusedExceptions(in: findings) { rule in
      switch rule {
      case Rule.truncates.id: applies(rule) && fitsWidths
      case .keyUnused, .keyMissing: applies(rule) && readsSources
      default: applies(rule)
      }
    }
  }
}
