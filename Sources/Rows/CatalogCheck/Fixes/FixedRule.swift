import SourceText

/// A rule whose problems may have an automatic fix.
struct FixedRule: Sendable {
  let id: RuleID
  /// Returns the fixed string; nil if no fix is certain.
  let fix: @Sendable (_ translation: CheckedTranslation, _ isCanadian: Bool) -> String?

  /// The rules in the order in which fixes are applied.
  static let all = [
    FixedRule(id: Rule.percentFullwidth.id) { translation, _ in translation.withPlainPercents },
    FixedRule(id: Rule.percentAmbiguous.id) { translation, _ in translation.withClearPercents },
    FixedRule(id: Rule.zeroWidth.id) { translation, _ in translation.withoutInvisible },
    FixedRule(id: Rule.endPunctuation.id) { translation, _ in translation.withEndOfSource },
    FixedRule(id: Rule.whitespaceEdge.id) { translation, _ in translation.withEdgesOfSource },
    FixedRule(id: Rule.doubleSpace.id) { translation, _ in translation.withSingleSpaces },
    FixedRule(id: Rule.spaceBeforeMark.id) { translation, _ in translation.withJoinedMarks },
    FixedRule(id: Rule.ellipsisDots.id) { translation, _ in translation.withEllipses },
    FixedRule(id: Rule.frenchSpace.id) { $0.withFrenchSpaces(isCanadian: $1) },
  ]
}
