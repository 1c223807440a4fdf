import LocalizedText
import SourceText

extension Rule {
  static let substitutionUndefined = Rule(
    RuleID("subst-undefined", .error), "undefined substitution",
    why: #"The app crashes when a string uses %#@files@ and does not define "files"."#,
    fix: "Define the substitution in the same localization, or fix its name."
  ) { checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .unknownVariable {
      found.add("undefined substitution \(placeholder.text)", at: placeholder.position)
    }
  }
}
