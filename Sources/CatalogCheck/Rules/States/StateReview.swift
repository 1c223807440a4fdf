import SourceText
import StringCatalog

extension Rule {
  static let stateReview = Rule(
    RuleID("state-review", .warning), "translation needs review",
    why: """
      The source string changed after it was translated, so the translation may be outdated.
      """,
    fix: "Compare both strings, then mark the translation as reviewed.",
    localization: { checked, found in
      guard let leaf = checked.firstTranslation(where: { $0.state == "needs_review" }) else {
        return
      }
      found.add("needs review", about: .leaf(leaf))
    })
}
