import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// A number without a form for its plural category, so that another form is shown.
  public static let pluralMissing = RuleID("plural-missing", .warning)
}

extension Rule {
  /// A number without a form for its plural category, so that another form is shown.
  ///
  /// A row tells of the number that it shows, a check of all small whole numbers.
  static let pluralMissing = Rule(
    .pluralMissing, summary: "a plural form is missing, and another form is shown",
    why: """
      Users read a wrong form: a Polish text with only "one" and "other" says "5 pliku" \
      instead of "5 plików".
      """,
    fix: "Add the form that the message names.",
    row: RowCheck { checked, found in
      // A row in another language's text does not need the plural forms of its own locale.
      guard let choice = checked.row.found.pluralChoice, checked.row.found.origin != .source,
        let form = choice.form, form != choice.category
      else { return }
      found.append(
        Diagnostic(
          .pluralMissing, message: "missing plural '\(choice.category)'; '\(form)' is shown"))
    },
    localization: LocalizationCheck { checked, found in
      guard let numbers = checked.numbers, !checked.isCopyOfSource else { return }
      for group in checked.plurals {
        guard let other = group.other else { continue }
        let names = group.names
        for form in numbers.required where form != "other" && !names.contains(form) {
          found.append(
            checked.judgement(
              .pluralMissing,
              "missing plural '\(form)' (\(checked.locale) uses it for \(numbers.examples(of: form)))",
              at: other.leaf))
        }
      }
    })
}
