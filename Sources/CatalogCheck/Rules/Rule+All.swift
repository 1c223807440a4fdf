import SourceText

extension Rule {
  /// The rules about states, which the app shows with marks of their own: `+`, `?`, `∅`.
  static let withOtherMarks: Set<RuleID> = [.missingLocale, .stale, .stateNew, .stateReview]

  /// Every rule, in the order in which a row reports them.
  public static let all: [Rule] =
    ofReaders + [
      .missingLocale, .stateNew, .stateReview, .stateMachine, .emptyText, .stale,
      .translatedButNotMeant, .sourceMissing, .incompleteLocale,
      .pluralMissing, .pluralAmbiguous, .pluralOtherMissing, .pluralDead, .pluralImpliedNumber,
      .pluralOptionalMissing, .pluralIdentical, .pluralCandidate,
      .specMissing, .specExtra, .specType, .specWidthOnly, .specGap, .specMixed, .specUnpositioned,
      .specDangerous, .percentAmbiguous, .percentFullwidth,
      .substitutionUndefined, .substitutionUnused, .substitutionName, .substitutionNumber,
      .argumentOutsideSubstitution, .nestingInvalid,
      .inflectUnknownWord, .inflectAmbiguous, .inflectUnsupportedLanguage, .inflectNumberSpelling,
      .inflectInvalid, .inflectInPlainString,
      .placeholderToken, .appNameToken, .markdownMismatch, .urlChanged,
      .bidiOverride, .bidiUnbalanced, .controlCharacter, .zeroWidth,
      .blankText, .whitespaceEdge, .newlineCount, .doubleSpace, .endPunctuation, .sameAsSource,
      .ellipsisDots, .lengthRatio, .truncates, .slot, .slotInvalid, .lengthLimit, .sourceNearLimit,
      .xliffUnsafeKey, .keyUnused, .keyMissing, .loneLocale, .textClash, .inconsistent,
      .similarSource, .ignoreUnused, .exceptionUnused,
    ]

  /// The ids of all rules, in the same order.
  public static let ids: [String] = all.map(\.id.rawValue)
}
