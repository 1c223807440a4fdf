public import SourceText
import StringCatalog

extension RuleID {
  /// Machine translation.
  public static let stateMachine = RuleID("state-machine", .info)
}

extension Rule {
  /// Machine translation.
  static let stateMachine = Rule(
    .stateMachine, summary: "machine translation",
    why: "Nobody has reviewed the translation yet.",
    fix: "Review the translation, then mark it as translated.",
    localization: LocalizationCheck { checked, found in
      guard let leaf = checked.firstTranslation(where: { $0.state == "machine_translated" }) else {
        return
      }
      found.append(checked.judgement(.stateMachine, "machine-translated", at: leaf))
    })
}
