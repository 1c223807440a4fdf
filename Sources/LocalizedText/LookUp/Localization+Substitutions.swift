internal import ICU
internal import StringCatalog

extension Localization {
  /// The substitutions that the text of a leaf may name: those of the localization, and those that
  /// stand at the leaf's own variations, of which the innermost counts.
  func substitutions(beside leaf: Leaf?) -> [String: LocalizedText.Substitution] {
    guard mayHaveSubstitutions else { return [:] }
    let declared = self.substitutions
    guard !declared.isEmpty else { return [:] }
    var found: [String: (owner: UInt32, forms: [PluralCategory: String])] = [:]
    let path = leaf?.pathNumber ?? Self.rootPath
    for candidate in leaves {
      guard let place = substitution(of: candidate), leads(path, through: place.owner) else {
        continue
      }
      // Of two that the leaf may name, one stands at an ancestor of the other's place.
      if let known = found[place.name], known.owner != place.owner {
        guard leads(place.owner, through: known.owner) else { continue }
        found[place.name] = nil
      }
      guard let form = form(of: candidate, below: place.path) else { continue }
      found[place.name, default: (place.owner, [:])].forms[form] = candidate.text
    }
    var substitutions: [String: LocalizedText.Substitution] = [:]
    for declared in declared where substitutions[declared.name] == nil {
      substitutions[declared.name] = LocalizedText.Substitution(
        argument: declared.argumentNumber, specifier: declared.formatSpecifier ?? "@",
        forms: found[declared.name]?.forms ?? [:])
    }
    return substitutions
  }

  /// The plural form of a substitution that a leaf is; its only text serves every number.
  func form(of leaf: Leaf, below path: UInt32) -> PluralCategory? {
    guard leaf.pathNumber != path else { return .other }
    var category: PluralCategory?
    var path = path
    while let next = nextCase(from: path, toward: leaf) {
      if next.axis == "plural" { category = PluralCategory(rawValue: next.name) }
      path = next.path
    }
    return category
  }
}
