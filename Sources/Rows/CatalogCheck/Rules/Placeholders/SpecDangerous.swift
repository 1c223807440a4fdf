import LocalizedText
import SourceText

extension Rule {
  static let specDangerous = Rule(
    RuleID("spec-dangerous", .warning), "placeholder that reads or writes memory",
    why: """
      %n writes to the app's memory and %p prints an address. No string needs them, and the app \
      may crash.
      """,
    fix: "Remove the placeholder, or write %% for a percent sign."
  ) {
    checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .unsafe {
      found.add("\(placeholder.text) reads or writes memory", at: placeholder.position)
    }
  }
}
