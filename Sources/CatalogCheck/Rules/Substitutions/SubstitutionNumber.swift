public import SourceText
import StringCatalog

extension RuleID {
  /// Substitution without argNum.
  public static let substitutionNumber = RuleID("subst-no-argnum", .info)
}

extension Rule {
  /// Substitution without argNum.
  static let substitutionNumber = Rule(
    .substitutionNumber, summary: "substitution without argNum",
    why: """
      Arguments are assigned in the order of the references. If a translator swaps %#@folders@ \
      and %#@files@, each picks its form by the other's number.
      """,
    fix: """
      Add "argNum" to the substitution; 1 is the first argument.
      """,
    localization: LocalizationCheck { checked, found in
      guard checked.table.traits.numbersSubstitutions,
        let first = checked.localization.leaves.first
      else { return }
      let substitutions = checked.substitutions
      guard substitutions.count > 1 else { return }
      for substitution in substitutions where substitution.argumentNumber == nil {
        found.append(
          checked.judgement(
            .substitutionNumber,
            "the substitution '\(substitution.name.beginning)' has no argNum",
            at: first, location: substitution.location))
      }
    })
}
