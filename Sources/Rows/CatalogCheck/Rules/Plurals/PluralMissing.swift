import Locales
import LocalizedText
import PreviewRows
package import SourceText

extension RuleID {
  /// The rules about missing forms, which do not apply to a string being edited.
  package static let ofMissingForms: Set = [Rule.pluralMissing.id, Rule.pluralOtherMissing.id]
}

extension Rule {
  // A row reports the number it shows; a check reports all small whole numbers.
  static let pluralMissing = Rule(
    RuleID("plural-missing", .warning), "missing plural form",
    why: #"Users see a wrong form: without "many", Polish shows "5 pliku" instead of "5 plików"."#,
    fix: "Add the plural form named in the message.",
    row: { checked, found in
      // A row in another language's text does not need the plural forms of its own locale.
      guard let choice = checked.row.found.pluralChoice, checked.row.found.origin != .source,
        let form = choice.form, form != choice.category
      else { return }
      found.add("missing plural '\(choice.category)'; '\(form)' is shown")
    },
    localization: { checked, found in
      guard let numbers = checked.numbers, !checked.isCopyOfSource else { return }
      for group in checked.plurals {
        guard let other = group.other else { continue }
        let names = group.names
        for form in numbers.required where form != "other" && !names.contains(form) {
          found.add(
            "missing plural '\(form)' (\(checked.locale.displayName()) uses it for \(numbers.examples(of: form)))",
            about: .leaf(other.leaf))
        }
      }
    })
}
