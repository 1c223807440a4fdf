import LocalizedText
public import SourceText

extension RuleID {
  /// Missing plural form for fractions or large numbers.
  public static let pluralOptionalMissing = RuleID("plural-optional-missing", .info)
}

extension Rule {
  /// Missing plural form for fractions or large numbers.
  static let pluralOptionalMissing = Rule(
    .pluralOptionalMissing, summary: "missing plural form for fractions or large numbers",
    why: """
      Users see a wrong form for such numbers: French uses "many" for 1,000,000, and Czech for \
      1.5.
      """,
    fix: "Add the form if the number can be that large, or can have a fraction.",
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
