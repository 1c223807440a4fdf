import LocalizedText
public import SourceText
import StringCatalog

extension RuleID {
  /// A substitution to which no text refers.
  public static let substitutionUnused = RuleID("subst-unused", .warning)
}

extension Rule {
  /// A substitution to which no text refers.
  static let substitutionUnused = Rule(
    .substitutionUnused, summary: "no text refers to a substitution",
    why: """
      Translators worked on forms that nobody reads, because the text says %lld in the place of \
      %#@files@.
      """,
    fix: "Refer to the substitution in the text, or remove it.",
    localization: LocalizationCheck { checked, found in
      let substitutions = checked.substitutions
      guard !substitutions.isEmpty, let first = checked.localization.leaves.first else { return }
      var used: Set<String> = []
      for leaf in checked.localization.leaves.prefix(1_000) { used.formUnion(leaf.text.references) }
      for substitution in substitutions where !used.contains(substitution.name) {
        found.append(
          checked.judgement(
            .substitutionUnused, "no text refers to %#@\(substitution.name.beginning)@",
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
