package import SourceText

extension Rule {
  /// The rules about states, which the app shows with separate marks: `+`, `?`, `∅`.
  static let withOtherMarks = ids(.missingLocale, .stale, .stateNew, .stateReview, .stateUnknown)

  /// The rules whose findings are collapsed into one per language if there are many.
  package static let collapsed = ids(.frenchSpace, .wrongLanguage, .wrongScript)

  /// The rules that say how a string fits.
  package static let ofFit = ids(.truncates, .slot)

  /// The rules about unfinished work.
  package static let unfinished = ids(
    .missingLocale, .sourceMissing, .stale, .stateNew, .stateReview)

  /// The rules whose errors reject an edited string, because the app would crash, or show garbage
  /// or nothing.
  private static let refused = ids(
    .specMissing, .specExtra, .specType, .specGap, .substitutionUndefined,
    .nestingInvalid, .pluralOtherMissing, .pluralImpliedNumber, .percentAmbiguous,
    .percentFullwidth)

  /// The rules about names in braces, whose warnings also reject an edited string, because the
  /// system ignores a phrase without the app's name.
  private static let refusedTokens = ids(.placeholderToken, .appNameToken)

  /// Whether an edited string with a problem is rejected unless the user insists.
  ///
  /// - Parameters:
  ///   - rule: the violated rule.
  ///   - severity: its severity in the project.
  /// - Returns: whether to reject the string.
  package static func refuses(_ rule: RuleID, _ severity: Severity) -> Bool {
    severity == .error && refused.contains(rule)
      || severity >= .warning && refusedTokens.contains(rule)
  }

  private static func ids(_ rules: Rule...) -> Set<RuleID> { Set(rules.map(\.id)) }

  /// All rules, in the order in which a row's problems are listed.
  public static let all: [Rule] =
    ofReaders + [
      .missingLocale, .stateNew, .stateReview, .stateMachine, .stateUnknown, .emptyText, .stale,
      .translatedButNotMeant, .sourceMissing, .incompleteLocale, .sourceChanged,
      .pluralMissing, .pluralAmbiguous, .pluralOtherMissing, .pluralDead, .pluralImpliedNumber,
      .pluralOptionalMissing, .pluralIdentical, .pluralCandidate,
      .specMissing, .specExtra, .specType, .specWidthOnly, .specGap, .specPosition, .specMixed,
      .specOrder,
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
      .valueIsKey,
      .doubledWord, .termIgnored, .mixedScript, .wrongScript, .wrongLanguage,
      .ellipsisDots, .lengthRatio, .truncates, .slot, .slotInvalid, .lengthLimit, .sourceNearLimit,
      .xliffUnsafeKey, .xliffRefused, .keyUnused, .keyMissing, .loneLocale, .unbuiltLocale,
      .unbuiltTable, .promptUntranslated, .symbolMissing, .textClash, .inconsistent,
      .similarSource, .ignoreUnused, .exceptionUnused,
    ] + ofLeftovers

  /// The IDs of all rules, in the same order.
  public static let ids: [String] = all.map(\.id.rawValue)
}
