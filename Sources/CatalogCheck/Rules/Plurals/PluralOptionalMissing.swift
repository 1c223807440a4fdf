import LocalizedText
public import SourceText

extension RuleID {
  /// A missing plural form that only fractions or large numbers take.
  public static let pluralOptionalMissing = RuleID("plural-optional-missing", .info)
}

extension Rule {
  /// A missing plural form that only fractions or large numbers take.
  static let pluralOptionalMissing = Rule(
    .pluralOptionalMissing, summary: "a plural form for fractions or large numbers is missing",
    why: """
      A text that shows such a number has the wrong form: French has "many" for 1,000,000, and \
      Czech has it for 1.5.
      """,
    fix: "Add the form if the number can be so large, or can have a fraction.",
    localization: LocalizationCheck { checked, found in
      guard let numbers = checked.numbers else { return }
      for group in checked.plurals {
        guard let other = group.other else { continue }
        let names = group.names
        for form in numbers.optional where form != "other" && !names.contains(form) {
          found.append(
            checked.judgement(
              .pluralOptionalMissing,
              "missing plural '\(form)' (\(checked.locale) uses it for fractions or large numbers)",
              at: other.leaf))
        }
      }
    })
}
