package import SourceText

extension Rule {
  /// The rules about states, which the app shows with marks of their own: `+`, `?`, `∅`.
  static let withOtherMarks = ids(.missingLocale, .stale, .stateNew, .stateReview, .stateUnknown)

  /// The rules of which a check tells only the first finding of many in a language.
  package static let collapsed = ids(.frenchSpace, .wrongLanguage, .wrongScript)

  /// The rules about what is still to be done.
  static let unfinished = ids(.missingLocale, .sourceMissing, .stale, .stateNew, .stateReview)

  /// The rules that a new text may not break where they are errors: the app would crash, or show garbage
  /// or nothing.
  private static let refused = ids(
    .specMissing, .specExtra, .specType, .specGap, .substitutionUndefined,
    .nestingInvalid, .pluralOtherMissing, .pluralImpliedNumber)

  /// The rules about names in braces, which a new text may not break where they are warnings either: the
  /// system ignores a phrase without the name of the app.
  private static let refusedTokens = ids(.placeholderToken, .appNameToken)

  /// Whether a text with a problem is not written unless the user insists.
  ///
  /// - Parameters:
  ///   - rule: the rule that reports the problem.
  ///   - severity: how severe it is in the project.
  /// - Returns: whether the text is refused.
  package static func refuses(_ rule: RuleID, _ severity: Severity) -> Bool {
    severity == .error && refused.contains(rule)
      || severity >= .warning && refusedTokens.contains(rule)
  }

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
