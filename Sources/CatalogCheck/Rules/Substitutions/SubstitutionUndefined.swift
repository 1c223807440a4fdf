import LocalizedText
public import SourceText

extension RuleID {
  /// A reference to a substitution that the text does not define.
  public static let substitutionUndefined = RuleID("subst-undefined", .error)
}

extension Rule {
  /// A reference to a substitution that the text does not define.
  static let substitutionUndefined = Rule(
    .substitutionUndefined, summary: "a placeholder refers to an undefined substitution",
    why: """
      The app crashes when it looks for the forms of %#@files@ and the text does not define \
      "files".
      """,
    fix: "Define the substitution in the same localization, or correct its name."
  ) { checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .unknownVariable {
      found.append(
        Diagnostic(
          .substitutionUndefined,
          message: "\(placeholder.text) refers to a substitution that is not defined",
          at: .text(placeholder.position)))
    }
  }
}
