package import SourceText

extension Rule {
  /// The rules about states, which the app shows with marks of their own: `+`, `?`, `∅`.
  static let withOtherMarks = ids(.missingLocale, .stale, .stateNew, .stateReview, .stateUnknown)

  /// The rules of which a check tells only the first finding of many in a language.
  package static let collapsed = ids(.frenchSpace, .wrongLanguage, .wrongScript)

  /// The rules about what is still to be done.
  static let unfinished = ids(.missingLocale, .sourceMissing, .stale, .stateNew, .stateReview)

  /// The rules that a new text may not break: the app would crash, or show garbage or nothing.
  package static let refused = ids(
    .specMissing, .specExtra, .specType, .specGap, .substitutionUndefined,
    .nestingInvalid, .pluralOtherMissing)

  private static func ids(_ rules: Rule...) -> Set<RuleID> { Set(rules.map(\.id)) }

  /// Every rule, in the order in which a row reports them.
  public static let all: [Rule] =
    ofReaders + [
      .missingLocale, .stateNew, .stateReview, .stateMachine, .stateUnknown, .emptyText, .stale,
      .translatedButNotMeant, .sourceMissing, .incompleteLocale, .sourceChanged,
      .pluralMissing, .pluralAmbiguous, .pluralOtherMissing, .pluralDead, .pluralImpliedNumber,
      .pluralOptionalMissing, .pluralIdentical, .pluralCandidate,
      .specMissing, .specExtra, .specType, .specWidthOnly, .specGap, .specMixed, .specOrder,
      .specUnpositioned,
      .specDangerous, .percentAmbiguous, .percentFullwidth,
      .substitutionUndefined, .substitutionUnused, .substitutionName, .substitutionNumber,
      .argumentOutsideSubstitution, .nestingInvalid,
      .inflectUnknownWord, .inflectAmbiguous, .inflectUnsupportedLanguage, .inflectNumberSpelling,
      .inflectInvalid, .inflectBroken, .inflectLost, .inflectInPlainString,
      .placeholderToken, .appNameToken, .markdownMismatch, .tagMismatch, .urlChanged, .emailChanged,
      .numberChanged,
      .bidiOverride, .bidiUnbalanced, .controlCharacter, .zeroWidth,
      .blankText, .whitespaceEdge, .newlineCount, .doubleSpace, .spaceBeforeMark, .markDoubled,
      .frenchSpace, .bracketsUnbalanced, .quotesUnbalanced, .endPunctuation, .sameAsSource,
      .doubledWord, .mixedScript, .wrongScript, .wrongLanguage,
      .ellipsisDots, .lengthRatio, .truncates, .slot, .slotInvalid, .lengthLimit, .sourceNearLimit,
      .xliffUnsafeKey, .keyUnused, .keyMissing, .loneLocale, .textClash, .inconsistent,
      .similarSource, .ignoreUnused, .exceptionUnused,
    ] + ofLeftovers

  /// The ids of all rules, in the same order.
  public static let ids: [String] = all.map(\.id.rawValue)
}
