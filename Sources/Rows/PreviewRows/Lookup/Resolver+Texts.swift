internal import LocalizedText
internal import StringCatalog

extension Resolver {
  /// Returns every non-empty value of a localization with the arguments of a key, in file order.
  ///
  /// A form of a substitution is returned alone, as a reference to the substitution would show it,
  /// whatever the number. At most `limit` values are returned.
  func texts(
    of localization: Localization, for key: LocalizedStringKey, in table: TableName, limit: Int
  ) -> [FilledText] {
    guard let lookup = lookup(in: table) else { return [] }
    // Values with the same substitution owners can refer to the same substitutions.
    let owners =
      localization.mayHaveSubstitutions
      ? Set(localization.leaves.compactMap { localization.substitution(of: $0)?.owner }) : []
    var known: [Set<UInt32>: [String: LocalizedText.Substitution]] = [:]
    var numbers: [String: Int] = [:]
    func substitutions(for leaf: Leaf) -> [String: LocalizedText.Substitution] {
      guard localization.mayHaveSubstitutions else { return [:] }
      let above = owners.filter { localization.leads(leaf.pathNumber, through: $0) }
      if let known = known[above] { return known }
      let found = localization.substitutions(for: leaf, in: lookup.conditions)
      known[above] = found
      return found
    }
    return localization.leaves.prefix(limit).compactMap { leaf in
      guard !leaf.isEmpty else { return nil }
      var found = FoundText(leaf: leaf, substitutions: substitutions(for: leaf))
      if let name = localization.substitution(of: leaf)?.name {
        let number = found.substitutions[name]?.argument ?? numbers[name]
        // A form that refers to no other substitution only needs its own; there may be very many.
        if !leaf.text.contains("#@") {
          found.substitutions = found.substitutions[name].map { [name: $0] } ?? [:]
        }
        found.substitutions[name]?.forms = [.other: leaf.text]
        found.format = "%" + (number.map { "\($0)$" } ?? "") + "#@\(name)@"
      } else {
        found.isFormat = lookup.isFormat(
          found.format, of: localization.entry,
          hasArguments: !key.arguments.isEmpty || !found.substitutions.isEmpty,
          formatting: key.formatting)
      }
      let filled = filled(found, for: key)
      for choice in filled.choices {
        if let name = choice.substitution { numbers[name] = choice.argument }
      }
      return filled
    }
  }
}
