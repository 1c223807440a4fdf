import SourceText

/// Rules whose findings repeat what a finding of another rule says about the same string.
///
/// A reader should see one finding for one mistake.
enum Echoes {
  /// By rule, the rules that say the same with less information.
  private static let echoes: [RuleID: Set<RuleID>] = [
    // An override is to be removed, with its end.
    Rule.bidiOverride.id: [Rule.bidiUnbalanced.id],
    Rule.markDoubled.id: [Rule.endPunctuation.id, Rule.ellipsisDots.id],
    Rule.wrongScript.id: wrongWords.union([Rule.wrongLanguage.id]),
    Rule.wrongLanguage.id: wrongWords,
    Rule.valueIsKey.id: wrongWords,
    RuleID("mojibake", .warning): [Rule.quotesUnbalanced.id],
    Rule.lengthRatio.id: [Rule.endPunctuation.id],
    Rule.markdownMismatch.id: [Rule.bracketsUnbalanced.id],
    Rule.tagMismatch.id: [Rule.urlChanged.id],
    Rule.specPosition.id: [Rule.specMixed.id],
  ]
  /// The rules whose findings are dropped for a string that has to be translated again.
  private static let wrongWords: Set<RuleID> = [
    Rule.endPunctuation.id, Rule.sameAsSource.id, Rule.frenchSpace.id,
  ]
  /// The rules about broken percent signs, which explain why a placeholder is missing.
  private static let brokenPercents: Set<RuleID> = [
    Rule.percentAmbiguous.id, Rule.percentFullwidth.id,
  ]

  /// Removes the echoes from the findings about one string.
  ///
  /// - Parameters:
  ///   - list: the findings.
  ///   - start: the index of the first finding about the string.
  ///   - translation: the string and its source string, if it is a translation.
  static func remove(
    from list: inout [Finding], since start: Int, of translation: CheckedTranslation?
  ) {
    guard list.count > start + 1 else { return }
    let found = list[start...].filter { $0.severity >= .warning }.map(\.rule)
    let unwanted = found.reduce(into: Set<RuleID>()) { $0.formUnion(echoes[$1] ?? []) }
    // Each broken percent sign accounts for one missing placeholder, and is as severe, unless the
    // placeholder was removed.
    let hasAllSigns = translation.map { $0.text.percentSigns >= $0.source.percentSigns } ?? false
    let broken = hasAllSigns ? found.count { brokenPercents.contains($0) } : 0
    var missing = broken == 0 ? 0 : min(broken, found.count { $0 == Rule.specMissing.id })
    guard !unwanted.isEmpty || missing > 0 else { return }
    var raised = missing
    for index in list.indices[start...] where raised > 0 {
      guard brokenPercents.contains(list[index].rule) else { continue }
      list[index].severity = .error
      raised -= 1
    }
    let kept = list[start...].filter { finding in
      if finding.rule == Rule.specMissing.id, missing > 0 {
        missing -= 1
        return false
      }
      return !unwanted.contains(finding.rule)
    }
    list.replaceSubrange(start..., with: kept)
  }
}

extension String {
  /// The number of percent signs in any script.
  fileprivate var percentSigns: Int {
    unicodeScalars.count { ["%", "\u{FF05}", "\u{FE6A}", "\u{66A}", "\u{2030}"].contains($0) }
  }
}
