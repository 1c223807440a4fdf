import LocalizedText
public import SourceText
import StringCatalog

extension RuleID {
  /// Unused substitution.
  public static let substitutionUnused = RuleID("subst-unused", .warning)
}

extension Rule {
  /// Unused substitution.
  static let substitutionUnused = Rule(
    .substitutionUnused, summary: "unused substitution",
    why: "Nobody sees its forms, because the string uses %lld instead of %#@files@.",
    fix: "Use the substitution in the string, or remove it.",
    localization: LocalizationCheck { checked, found in
      let substitutions = checked.substitutions
      guard !substitutions.isEmpty, let first = checked.localization.leaves.first else { return }
      var used: Set<String> = []
      for leaf in checked.localization.leaves.prefix(1_000) { used.formUnion(leaf.text.references) }
      for substitution in substitutions where !used.contains(substitution.name) {
        found.append(
          checked.judgement(
            .substitutionUnused, "%#@\(substitution.name.beginning)@ is not used",
            at: first, location: substitution.location))
      }
    })
}

extension String {
  /// The names of the substitutions to which the text refers.
  fileprivate var references: [String] {
    guard contains("#@") else { return [] }
    return FormatString(self).pieces.compactMap { piece in
      if case .substitution(let name, _, _) = piece { name } else { nil }
    }
  }
}
