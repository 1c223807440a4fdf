import LocalizedText
public import SourceText

extension RuleID {
  /// `%arg` in a text that is not a form of a substitution.
  public static let argumentOutsideSubstitution = RuleID("arg-outside-subst", .warning)
}

extension Rule {
  /// `%arg` in a text that is not a form of a substitution.
  static let argumentOutsideSubstitution = Rule(
    .argumentOutsideSubstitution, summary: "%arg is used outside the forms of a substitution",
    why: """
      %arg is replaced by the number of a substitution. In any other text the app shows garbage: \
      "%arg files" in a plain text.
      """,
    fix: """
      Write the placeholder of the argument, such as %lld, or move the text into a \
      substitution.
      """
  ) { checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .outsideSubstitution {
      found.append(
        Diagnostic(
          .argumentOutsideSubstitution,
          message: "\(placeholder.text) has a meaning only in the forms of a substitution",
          at: .text(placeholder.position)))
    }
  }
}
