import LocalizedText
import MessageSyntax
import SourceText
import StringCatalog

extension Rule {
  static let substitutionUnused = Rule(
    RuleID("subst-unused", .warning), "unused substitution",
    why: "Nobody sees its forms, because the string uses %lld instead of %#@files@.",
    fix: "Use the substitution in the string, or remove it.",
    localization: { checked, found in
      let substitutions = checked.substitutions
      guard !substitutions.isEmpty, let first = checked.localization.leaves.first else { return }
      var used: Set<String> = []
      for leaf in checked.localization.leaves.prefix(1_000) { used.formUnion(leaf.text.references) }
      for substitution in substitutions where !used.contains(substitution.name) {
        found.add(
          "%#@\(substitution.name.beginning)@ is not used",
          about: .part(of: first, at: substitution.offset))
      }
    })
}

extension String {
  /// The names of the substitutions that the string refers to.
  fileprivate var references: [String] {
    guard contains("#@") else { return [] }
    return FormatString(self).pieces.compactMap { piece in
      if case .substitution(let name, _, _) = piece { name } else { nil }
    }
  }
}
