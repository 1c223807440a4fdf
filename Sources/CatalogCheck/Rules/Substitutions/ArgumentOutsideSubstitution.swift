import LocalizedText
public import SourceText

extension RuleID {
  /// %arg outside a substitution.
  public static let argumentOutsideSubstitution = RuleID("arg-outside-subst", .warning)
}

extension Rule {
  /// %arg outside a substitution.
  static let argumentOutsideSubstitution = Rule(
    .argumentOutsideSubstitution, summary: "%arg outside a substitution",
    why: """
      %arg stands for the number of a substitution. Anywhere else the app shows garbage: "%arg \
      files" in a plain string.
      """,
    fix: "Use the placeholder itself, such as %lld, or move the string into a substitution."
  ) { checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .outsideSubstitution {
      found.append(
        Diagnostic(
          .argumentOutsideSubstitution,
          message: "\(placeholder.text) only works inside a substitution",
          at: .text(placeholder.position)))
    }
  }
}
