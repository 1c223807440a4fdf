public import SourceText
import StringCatalog

extension RuleID {
  /// A translation that a machine made.
  public static let stateMachine = RuleID("state-machine", .info)
}

extension Rule {
  /// A translation that a machine made.
  static let stateMachine = Rule(
    .stateMachine, summary: "machine-translated",
    why: """
      No person has read the translation yet.
      """,
    fix: "Read the translation, and mark it as translated.",
    localization: LocalizationCheck { checked, found in
      guard let leaf = checked.firstTranslation(where: { $0.state == "machine_translated" }) else {
        return
      }
      found.append(checked.judgement(.stateMachine, "machine-translated", at: leaf))
    })
}
