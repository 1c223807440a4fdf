public import SourceText
import StringCatalog

extension RuleID {
  /// A text that nobody has translated yet.
  public static let stateNew = RuleID("state-new", .warning)
}

extension Rule {
  /// A text that nobody has translated yet.
  static let stateNew = Rule(
    .stateNew, summary: "a text is not translated yet",
    why: """
      Users read the source text, or nothing.
      """,
    fix: "Translate the text.",
    localization: LocalizationCheck { checked, found in
      guard let leaf = checked.firstTranslation(where: { $0.state == "new" }) else { return }
      found.append(checked.judgement(.stateNew, "the text is not translated yet", at: leaf))
    })
}
