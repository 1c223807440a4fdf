import SourceText
import StringCatalog

extension Rule {
  static let stateMachine = Rule(
    RuleID("state-machine", .info), "machine translation",
    why: "Nobody has reviewed the translation yet.",
    fix: "Review the translation, then mark it as translated.",
    localization: { checked, found in
      guard let leaf = checked.firstTranslation(where: { $0.state == "machine_translated" }) else {
        return
      }
      found.add("machine-translated", about: .leaf(leaf))
    })
}
