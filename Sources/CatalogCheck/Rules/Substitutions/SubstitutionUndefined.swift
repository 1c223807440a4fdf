import LocalizedText
public import SourceText

extension RuleID {
  /// Undefined substitution.
  public static let substitutionUndefined = RuleID("subst-undefined", .error)
}

extension Rule {
  /// Undefined substitution.
  static let substitutionUndefined = Rule(
    .substitutionUndefined, summary: "undefined substitution",
    why: """
      The app crashes when a string uses %#@files@ and does not define "files".
      """,
    fix: "Define the substitution in the same localization, or fix its name."
  ) { checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .unknownVariable {
      found.append(
        Diagnostic(
          .substitutionUndefined,
          message: "undefined substitution \(placeholder.text)",
          at: .text(placeholder.position)))
    }
  }
}
