import SourceText
import StringCatalog

extension Rule {
  static let stateNew = Rule(
    RuleID("state-new", .warning), "untranslated string",
    why: "Users see the source string, or nothing.",
    fix: "Translate the string.",
    localization: { checked, found in
      guard let leaf = checked.firstTranslation(where: { $0.state == "new" }) else { return }
      found.add("not translated yet", about: .leaf(leaf))
    })
}
