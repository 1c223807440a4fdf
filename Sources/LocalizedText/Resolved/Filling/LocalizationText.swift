internal import ICU
package import StringCatalog

/// One text of a localization, as it is shown if it is chosen.
package struct LocalizationText: Sendable {
  /// The leaf, as a look-up finds it.
  package let found: FoundText
  /// The leaf's text with arguments.
  package let text: ResolvedText
  /// What became of the spans of the text whose words should agree.
  package let spans: [AgreedSpan]
}

extension Resolver {
  /// Returns the text of an entry that the caller has, before the arguments of its key go in.
  package func foundText(
    of entry: Entry, for key: LocalizedStringKey, in table: TableName
  ) -> FoundText {
    tables.lookUp(in: table)?.foundText(of: entry, for: key)
      ?? FoundText(format: key.key, origin: .key)
  }

  /// Returns the text of an entry that the caller has: its key need not be looked up.
  package func text(
    of entry: Entry, for key: LocalizedStringKey, in table: TableName
  ) -> LocalizationText {
    let found = foundText(of: entry, for: key, in: table)
    note(key.key, in: table, found: found)
    var resolution = Resolution(resolver: self)
    resolution.append(found, for: key)
    return LocalizationText(
      found: found, text: environment.withEnvironmentStyle(resolution.text),
      spans: resolution.spans)
  }

  /// Returns every text of a localization with the arguments of a key, except for empty ones, in file order.
  ///
  /// A form of a substitution is shown alone, as a reference to it shows it for any number. If the
  /// localization has very many texts, only the first `limit` are returned.
  package func texts(
    of localization: Localization, for key: LocalizedStringKey, in table: TableName, limit: Int
  ) -> [LocalizationText] {
    guard let lookUp = tables.lookUp(in: table) else { return [] }
    // Texts below the same owners of substitutions can name the same substitutions.
    let owners =
      localization.mayHaveSubstitutions
      ? Set(localization.leaves.compactMap { localization.substitution(of: $0)?.owner }) : []
    var known: [Set<UInt32>: [String: Substitution]] = [:]
    var numbers: [String: Int] = [:]
    func substitutions(for leaf: Leaf) -> [String: Substitution] {
      guard localization.mayHaveSubstitutions else { return [:] }
      let above = owners.filter { localization.leads(leaf.pathNumber, through: $0) }
      if let known = known[above] { return known }
      let found = localization.substitutions(for: leaf, in: lookUp.conditions)
      known[above] = found
      return found
    }
    // An environment is large, so it is copied only once.
    let environment = environment
    return localization.leaves.prefix(limit).compactMap { leaf in
      guard !leaf.isEmpty else { return nil }
      var found = FoundText(
        format: leaf.text, origin: .exact, leaf: leaf, substitutions: substitutions(for: leaf))
      if let name = localization.substitution(of: leaf)?.name {
        let number = found.substitutions[name]?.argument ?? numbers[name]
        // A form that refers to no other substitution needs only its own: there may be very many.
        if !leaf.text.contains("#@") {
          found.substitutions = found.substitutions[name].map { [name: $0] } ?? [:]
        }
        found.substitutions[name]?.forms = [.other: leaf.text]
        found.format = "%" + (number.map { "\($0)$" } ?? "") + "#@\(name)@"
      } else {
        found.isFormat = lookUp.isFormat(
          found.format, of: localization.entry,
          hasArguments: !key.arguments.isEmpty || !found.substitutions.isEmpty,
          formatting: key.formatting)
      }
      var resolution = Resolution(resolver: self)
      resolution.append(found, for: key)
      for choice in resolution.choices {
        if let name = choice.substitution { numbers[name] = choice.argument }
      }
      return LocalizationText(
        found: found, text: environment.withEnvironmentStyle(resolution.text),
        spans: resolution.spans)
    }
  }
}
