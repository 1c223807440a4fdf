import SourceText
import StringCatalog

extension Rule {
  // In a .stringsdict file, the number is part of the reference.
  static let substitutionNumber = Rule(
    RuleID("subst-no-argnum", .info), "substitution without argNum",
    why: """
      Arguments are assigned in the order of the references. If a translator swaps %#@folders@ \
      and %#@files@, each picks its form by the other's number.
      """,
    fix: #"Add "argNum" to the substitution; 1 is the first argument."#,
    localization: { checked, found in
      guard checked.table.traits.numbersSubstitutions,
        let first = checked.localization.leaves.first
      else { return }
      let substitutions = checked.substitutions
      guard substitutions.count > 1 else { return }
      for substitution in substitutions where substitution.argumentNumber == nil {
        found.add(
          "the substitution '\(substitution.name.beginning)' has no argNum",
          about: .part(of: first, at: substitution.offset))
      }
    })
}
