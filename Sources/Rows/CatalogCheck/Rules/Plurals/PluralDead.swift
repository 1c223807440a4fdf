import Locales
import LocalizedText
import SourceText

extension Rule {
  // Apps use `zero` for 0 in every language. A copy of `other`, as tools write it for every
  // category, costs no work, so it is only an info.
  static let pluralDead = Rule(
    RuleID("plural-dead", .warning), "plural form that the language never uses",
    why: #"Nobody sees the form, but somebody translated it: no number uses "few" in English."#,
    fix: "Remove the form, or rename it.",
    localization: { checked, found in
      guard let numbers = checked.numbers, checked.locale.isDetermined, !checked.isCopyOfSource
      else { return }
      for group in checked.plurals {
        for form in group.forms where !numbers.admits(form.name) {
          found.add(
            "\(checked.locale.displayName()) never uses '\(form.name.beginning)'",
            severity: form.text == group.other?.text ? .info : nil, about: .leaf(form.leaf))
        }
      }
    })
}
