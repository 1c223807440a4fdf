import LocalizedText
import SourceText

extension Rule {
  static let argumentOutsideSubstitution = Rule(
    RuleID("arg-outside-subst", .warning), "%arg outside a substitution",
    why: """
      %arg stands for the number of a substitution. Anywhere else the app shows garbage: "%arg \
      files" in a plain string.
      """,
    fix: "Use the placeholder itself, such as %lld, or move the string into a substitution."
  ) { checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .outsideSubstitution {
      found.add("\(placeholder.text) only works inside a substitution", at: placeholder.position)
    }
  }
}
