public import SourceText
import StringCatalog

extension RuleID {
  /// Untranslated string.
  public static let stateNew = RuleID("state-new", .warning)
}

extension Rule {
  /// Untranslated string.
  static let stateNew = Rule(
    .stateNew, summary: "untranslated string",
    why: "Users see the source string, or nothing.",
    fix: "Translate the string.",
    localization: LocalizationCheck { checked, found in
      guard let leaf = checked.firstTranslation(where: { $0.state == "new" }) else { return }
      found.append(checked.judgement(.stateNew, "not translated yet", at: leaf))
    })
}
