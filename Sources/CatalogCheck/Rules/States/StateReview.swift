public import SourceText
import StringCatalog

extension RuleID {
  /// A translation that a person has to look at again.
  public static let stateReview = RuleID("state-review", .warning)
}

extension Rule {
  /// A translation that a person has to look at again.
  static let stateReview = Rule(
    .stateReview, summary: "a translation needs a review",
    why: """
      The source text has changed after the translation, so users may read something else.
      """,
    fix: "Compare the translation with its source text, and mark it as reviewed.",
    localization: LocalizationCheck { checked, found in
      guard let leaf = checked.firstTranslation(where: { $0.state == "needs_review" }) else {
        return
      }
      found.append(checked.judgement(.stateReview, "the translation needs a review", at: leaf))
    })
}
