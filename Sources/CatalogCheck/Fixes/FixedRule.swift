import SourceText

/// The rules whose problems may have an automatic fix, in the order in which fixes are applied.
enum FixedRule: CaseIterable {
  case percentFullwidth, percentAmbiguous, zeroWidth, endPunctuation, whitespaceEdge
  case doubleSpace, spaceBeforeMark, ellipsisDots, frenchSpace

  /// Creates the case for a rule; nil if the rule has no automatic fix.
  init?(_ id: RuleID) {
    guard let rule = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = rule
  }

  private var id: RuleID {
    switch self {
    case .percentFullwidth: Rule.percentFullwidth.id
    case .percentAmbiguous: Rule.percentAmbiguous.id
    case .zeroWidth: Rule.zeroWidth.id
    case .whitespaceEdge: Rule.whitespaceEdge.id
    case .doubleSpace: Rule.doubleSpace.id
    case .spaceBeforeMark: Rule.spaceBeforeMark.id
    case .ellipsisDots: Rule.ellipsisDots.id
    case .endPunctuation: Rule.endPunctuation.id
    case .frenchSpace: Rule.frenchSpace.id
    }
  }

  /// Returns the fixed string; nil if no fix is certain.
  func fix(_ translation: CheckedTranslation, isCanadian: Bool) -> String? {
    switch self {
    case .percentFullwidth: translation.withPlainPercents
    case .percentAmbiguous: translation.withClearPercents
    case .zeroWidth: translation.withoutInvisible
    case .whitespaceEdge: translation.withEdgesOfSource
    case .doubleSpace: translation.withSingleSpaces
    case .spaceBeforeMark: translation.withJoinedMarks
    case .ellipsisDots: translation.withEllipses
    case .endPunctuation: translation.withEndOfSource
    case .frenchSpace: translation.withFrenchSpaces(isCanadian: isCanadian)
    }
  }
}
