import SourceText

/// A rule whose problems may have a certain fix, in the order in which fixes are made.
enum FixedRule: CaseIterable {
  case percentFullwidth, percentAmbiguous, zeroWidth, endPunctuation, whitespaceEdge
  case doubleSpace, spaceBeforeMark, ellipsisDots, frenchSpace

  /// The case of a rule; nil if its problems have no certain fix.
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

  /// The text without the problem; nil if that is not certain.
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
