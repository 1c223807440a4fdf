package import SourceText

/// Which rules a check applies, and how bad it says their findings are: what its caller asks for, over what
/// the project settles.
package struct RuleSelection: Sendable {
  /// What `.galley.json` says.
  package var settings: ProjectSettings
  /// The rules to apply; empty applies all.
  package var only: Set<RuleID>
  /// The rules not to apply.
  package var except: Set<RuleID>
  /// The least severity of a finding.
  package var severity: Severity

  /// Selects rules; without arguments, those that a project gets by itself.
  package init(
    settings: ProjectSettings = ProjectSettings(), only: Set<RuleID> = [],
    except: Set<RuleID> = [], severity: Severity = .warning
  ) {
    self.settings = settings
    self.only = only
    self.except = except
    self.severity = severity
  }

  /// Whether a rule is applied: the caller asks for it, or names no rules and it is not off.
  package func applies(_ rule: RuleID) -> Bool {
    guard only.isEmpty || only.contains(rule), !except.contains(rule) else { return false }
    let known = settings.severity(of: rule) ?? (only.isEmpty ? nil : rule.severity)
    return known.map { $0 >= severity } ?? false
  }

  /// The rules that are applied.
  package var rules: RuleSet { RuleSet(Rule.all.filter { applies($0.id) }) }

  /// Gives findings the severities of the settings, and removes those that these or the caller leave
  /// out.
  package func settle(_ findings: inout [Finding]) {
    var settings = settings
    // The caller asks for a rule that the project has turned off.
    for rule in only where settings.severities[rule] == .some(nil) {
      settings.severities[rule] = nil
    }
    findings.settle(by: settings) { applies($0) && $1 >= severity }
  }

  /// The exceptions of the settings that match none of the findings about a whole project.
  ///
  /// - Parameters:
  ///   - findings: all findings, with those that are exceptions.
  ///   - fitsWidths: whether rows had to fit anywhere.
  ///   - readsSources: whether the keys were compared with the code of the app.
  /// - Returns: a finding for each of them, at its place in the settings.
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
