import SourceText

extension Rule {
  /// Every rule, in the order in which a row reports them.
  public static let all: [Rule] =
    ofReaders + [
      .missingLocale, .stateNew, .stateReview, .stateMachine, .emptyText, .stale,
      .translatedButNotMeant, .identifierWithoutSource,
      .pluralMissing, .pluralAmbiguous, .pluralOtherMissing, .pluralDead, .pluralImpliedNumber,
      .pluralOptionalMissing, .pluralIdentical,
      .specMissing, .specExtra, .specType, .specWidthOnly, .specGap, .specMixed, .specUnpositioned,
      .specDangerous, .percentAmbiguous, .percentFullwidth, .substitutionUndefined,
      .argumentOutsideSubstitution, .nestingInvalid,
      .inflectUnknownWord, .inflectAmbiguous, .inflectUnsupportedLanguage, .inflectNumberSpelling,
      .inflectInvalid, .inflectInPlainString,
      .placeholderToken, .appNameToken, .markdownMismatch, .urlChanged,
      .bidiOverride, .bidiUnbalanced, .controlCharacter, .zeroWidth,
      .blankText, .whitespaceEdge, .newlineCount, .doubleSpace, .endPunctuation, .sameAsSource,
      .truncates, .lengthLimit, .ignoreUnused,
    ]

  /// The ids of all rules, in the same order.
  public static let ids: [String] = all.map(\.id.rawValue)
}
