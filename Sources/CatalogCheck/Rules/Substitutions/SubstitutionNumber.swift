public import SourceText
import StringCatalog

extension RuleID {
  /// A substitution that does not name its argument.
  public static let substitutionNumber = RuleID("subst-no-argnum", .info)
}

extension Rule {
  /// A substitution that does not name its argument.
  ///
  /// In a .stringsdict file the reference has the number.
  static let substitutionNumber = Rule(
    .substitutionNumber, summary: "a substitution does not name its argument",
    why: """
      The order of the references decides. A translator who puts %#@folders@ before %#@files@ lets \
      each choose its form by the number of the other.
      """,
    fix: "Add \"argNum\" to the substitution: 1 is the first argument.",
    localization: LocalizationCheck { checked, found in
      guard checked.table.isCatalog, let first = checked.localization.leaves.first else { return }
      let substitutions = checked.substitutions
      guard substitutions.count > 1 else { return }
      for substitution in substitutions where substitution.argumentNumber == nil {
        found.append(
          checked.judgement(
            .substitutionNumber,
            "the substitution '\(substitution.name.beginning)' does not name its argument",
            at: first, location: substitution.location))
      }
    })
}
