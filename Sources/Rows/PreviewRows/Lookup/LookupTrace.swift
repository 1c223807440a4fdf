internal import Locales
public import LocalizedText
internal import MessageSyntax
public import StringCatalog

/// A record of how a string was looked up: the localizations searched, the choices made, and the
/// other candidates.
///
/// The lookup itself records it, on demand.
public struct LookupTrace: Sendable {
  /// One localization that was searched.
  public struct Step: Hashable, Sendable {
    /// The localization, as spelled in the files, or the requested tag if there is no such
    /// localization.
    public let localization: String
    /// The reason why its string is not used, or nil if it is.
    public let reason: String?

    /// Whether its string is used.
    public var isFound: Bool { reason == nil }
  }

  /// One value of the chosen localization.
  public struct Candidate: Sendable {
    /// The leaf, without arguments.
    public let leaf: Leaf
    /// The leaf's value with the same arguments.
    public let text: ResolvedText
    /// Whether the leaf is shown, directly or through a substitution.
    public let isChosen: Bool
  }

  /// The result of the lookup.
  public let found: FoundText
  /// The searched localizations, in order.
  public let steps: [Step]
  /// The choices for the string, followed by those for its substitutions.
  public let choices: [VariationChoice]
  /// Every value of the chosen localization, in file order.
  public let candidates: [Candidate]

  /// The first plural choice.
  public var pluralChoice: PluralChoice? {
    for case .plural(let choice) in choices { return choice }
    return nil
  }
}

extension Row {
  /// Returns why the string of a searched localization is not used, or where the one of the row comes
  /// from.
  package func words(of step: LookupTrace.Step) -> String {
    step.reason ?? borrowed?.words ?? origin
  }
}

extension Resolver {
  /// Returns how a key was looked up, or nil if the table does not have the key.
  ///
  /// At most `limit` values are returned as candidates.
  package func trace(
    _ key: LocalizedStringKey, in table: TableName, limit: Int = .max
  ) -> LookupTrace? {
    guard let lookup = lookup(in: table), let entry = lookup.entry(forKey: key.key)
    else { return nil }
    var steps: [LookupTrace.Step] = []
    var found = lookup.search(entry, arguments: key.arguments) { index, held in
      let link = lookup.links[index]
      let reason: String? =
        switch (link.number, held) {
        case (nil, _) where link.name != lookup.table.sourceLanguage: "not in this table"
        case (_, nil):
          link.name == lookup.table.sourceLanguage
            ? "no string; the key is shown" : "not translated"
        case (_, .some): "empty translation"
        }
      // The source language may also be one of the localizations that match the locale.
      let step = LookupTrace.Step(localization: link.name, reason: reason)
      if steps.last != step { steps.append(step) }
    }
    if found.localization != nil, let last = steps.popLast() {
      steps.append(LookupTrace.Step(localization: last.localization, reason: nil))
    }
    let wanted = environment.localeTag.withoutPrivateUse
    if !steps.contains(where: { LocaleTag($0.localization) == wanted }) {
      let missing = LookupTrace.Step(
        localization: wanted.description, reason: "no such localization")
      steps.insert(missing, at: 0)
    }
    found.isFormat = lookup.isFormat(
      found.format, of: entry,
      hasArguments: !key.arguments.isEmpty || !found.substitutions.isEmpty,
      formatting: key.formatting)
    let choices = filled(found, for: key).choices
    return LookupTrace(
      found: found, steps: steps, choices: found.choices + choices.map { .plural($0) },
      candidates: candidates(found, of: lookup, for: key, choices: choices, limit: limit))
  }

  private func candidates(
    _ found: FoundText, of lookup: TableLookup, for key: LocalizedStringKey,
    choices: [PluralChoice], limit: Int
  ) -> [LookupTrace.Candidate] {
    guard let localization = found.localization, let shown = found.leaf else { return [] }
    // Values with the same substitution owners can refer to the same substitutions; usually all
    // can.
    let owners = Set(localization.leaves.compactMap { localization.substitution(of: $0)?.owner })
    let above = { (leaf: Leaf) in
      owners.filter { localization.leads(leaf.pathNumber, through: $0) }
    }
    var known = [above(shown): found.substitutions]
    return localization.leaves.prefix(limit).map { leaf in
      guard let place = localization.substitution(of: leaf) else {
        var other = found
        other.format = leaf.text
        let owners = above(leaf)
        other.substitutions =
          known[owners] ?? localization.substitutions(for: leaf, in: lookup.conditions)
        known[owners] = other.substitutions
        return LookupTrace.Candidate(
          leaf: leaf, text: filled(other, for: key).text,
          isChosen: leaf.pathNumber == shown.pathNumber)
      }
      let form = localization.form(of: leaf, below: place.path)
      let choice = choices.first { $0.substitution == place.name }
      // The form as shown by a reference to its substitution, whatever the number.
      let number = choice?.argument ?? found.substitutions[place.name]?.argument
      var substitution = found.substitutions[place.name]
      let isTaken =
        form.map { substitution?.forms[$0] == leaf.text } ?? false
        && (substitution?.choosesByNumber == false
          || choices.contains { $0.substitution == place.name && $0.form == form?.rawValue })
      substitution?.forms = [.other: leaf.text]
      return LookupTrace.Candidate(
        leaf: leaf,
        text: resolve(
          FormatString("%" + (number.map { "\($0)$" } ?? "") + "#@\(place.name)@"),
          arguments: key.arguments, passedTypes: key.passedTypes,
          substitutions: substitution.map { [place.name: $0] } ?? [:]),
        isChosen: isTaken && localization.leads(shown.pathNumber, through: place.owner))
    }
  }
}
