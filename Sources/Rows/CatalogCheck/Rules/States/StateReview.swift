import SourceText
import StringCatalog

extension Rule {
  static let stateReview = Rule(
    RuleID("state-review", .warning), "translation needs review",
    why: "The translation is marked for review, for example because its source string changed.",
    fix: "Compare both strings, then mark the translation as translated.",
    localization: { checked, found in
      guard let leaf = checked.firstTranslation(where: { $0.state == "needs_review" }) else {
        return
      }
      found.add("needs review", about: .leaf(leaf))
    })
}
