public import SourceText
import StringCatalog

extension RuleID {
  /// Translation needs review.
  public static let stateReview = RuleID("state-review", .warning)
}

extension Rule {
  /// Translation needs review.
  static let stateReview = Rule(
    .stateReview, summary: "translation needs review",
    why: """
      The source string changed after it was translated, so the translation may be outdated.
      """,
    fix: "Compare both strings, then mark the translation as reviewed.",
    localization: LocalizationCheck { checked, found in
      guard let leaf = checked.firstTranslation(where: { $0.state == "needs_review" }) else {
        return
      }
      found.append(checked.judgement(.stateReview, "needs review", at: leaf))
    })
}
