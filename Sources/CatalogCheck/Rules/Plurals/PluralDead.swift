import LocalizedText
public import SourceText

extension RuleID {
  /// A plural form that no number takes in the language.
  public static let pluralDead = RuleID("plural-dead", .warning)
}

extension Rule {
  /// A plural form that no number takes in the language.
  ///
  /// The app shows `zero` for 0 in every language. A copy of `other`, as tools write it for every
  /// category, costs nobody any work, so it is an info.
  static let pluralDead = Rule(
    .pluralDead, summary: "a plural form is never shown in its language",
    why: """
      Nobody reads the text, and a translator worked on it: English has no numbers for "few".
      """,
    fix: "Remove the form, or name the form that is meant.",
    localization: LocalizationCheck { checked, found in
      guard let numbers = checked.numbers, checked.locale.isDetermined, !checked.isCopyOfSource
      else { return }
      let required = Set(numbers.required + ["zero", "other"])
      for group in checked.plurals {
        for form in group.forms
        where !required.contains(form.name) && !numbers.optional.contains(form.name) {
          found.append(
            checked.judgement(
              .pluralDead, severity: form.text == group.other?.text ? .info : nil,
              "\(checked.locale) never uses '\(form.name.beginning)'",
              at: form.leaf))
        }
      }
    })
}
