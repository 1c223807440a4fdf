import Locales
import LocalizedText
import SourceText

extension Rule {
  static let pluralOptionalMissing = Rule(
    RuleID("plural-optional-missing", .info), "missing plural form for fractions or large numbers",
    why: """
      Users see a wrong form for such numbers: French uses "many" for 1,000,000, and Czech for \
      1.5.
      """,
    fix: "Add the form if the number can be that large, or can have a fraction.",
    localization: { checked, found in
      guard let numbers = checked.numbers else { return }
      for group in checked.plurals {
        guard let other = group.other else { continue }
        let names = group.names
        for form in numbers.optional where form != "other" && !names.contains(form) {
          found.add(
            "missing plural '\(form)' (\(checked.locale.displayName()) uses it for fractions or large numbers)",
            about: .leaf(other.leaf))
        }
      }
    })
}
