package import ICU
internal import MessageSyntax
package import StringCatalog

/// Chooses a leaf of one localization: by device, by width, or by the plural form of a number.
struct LeafChoice {
  private let localization: Localization
  private let lookUp: TableLookUp
  private let arguments: [Argument]
  /// The choices on the way to the leaf, outermost first.
  private(set) var choices: [VariationChoice] = []

  init(
    _ localization: Localization, lookUp: TableLookUp, arguments: [Argument]
  ) {
    self.localization = localization
    self.lookUp = lookUp
    self.arguments = arguments
  }

  /// Returns the leaf that is shown; nil if no leaf has a text.
  ///
  /// Empty texts count as missing.
  mutating func leaf() -> Leaf? {
    guard let leaves = localization.pluralLeaves else {
      return leaf(below: Localization.rootPath)
    }
    guard let first = leaves.first else { return nil }
    let plural = pluralChoice(other: leaves.leaf(.other, of: localization)) {
      leaves.contains($0.pluralCase)
    }
    let wanted = plural?.taken?.pluralCase ?? .other
    let chosen = leaves.contains(wanted) ? wanted : first
    choices.append(plural.map { .plural($0) } ?? .noNumber(form: chosen.name))
    return leaves.leaf(chosen, of: localization)
  }

  /// Returns the leaf below a path, whatever the localization varies by.
  mutating func leaf(below path: UInt32) -> Leaf? {
    if let leaf = localization.leaf(at: path), !leaf.isEmpty || lookUp.keepsEmptyTexts {
      return leaf
    }
    let cases = localization.cases(below: path)
    guard let first = cases.first else {
      return localization.firstValue(below: path).flatMap { $0.isEmpty ? nil : $0 }
    }
    let plural = first.axis == "plural" ? pluralChoice(among: cases) : nil
    let chosen = chosen(among: cases, plural: plural) ?? first
    choices.append(choice(of: chosen, plural: plural))
    return leaf(below: chosen.path)
  }

  // MARK: Cases

  /// Returns the case of an axis that fits the environment; nil if none is better than the first.
  private func chosen(
    among cases: [Localization.Case], plural: PluralChoice?
  ) -> Localization.Case? {
    let wanted: [String?]
    switch cases[0].axis {
    case "device": wanted = lookUp.conditions.device.searchedNames
    case "plural": wanted = [plural?.form, "other"]
    case "width": return chosenWidth(among: cases)
    default: return nil
    }
    for name in wanted {
      if let found = cases.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  /// Returns the widest case that fits the width, else the narrowest.
  private func chosenWidth(among cases: [Localization.Case]) -> Localization.Case? {
    let room = lookUp.conditions.width ?? .max
    let widths = cases.compactMap { candidate in
      Int(candidate.name).map { (width: $0, candidate: candidate) }
    }
    let widest = widths.filter { $0.width <= room }.max { $0.width < $1.width }
    return (widest ?? widths.min { $0.width < $1.width })?.candidate
  }

  private func choice(of chosen: Localization.Case, plural: PluralChoice?) -> VariationChoice {
    switch chosen.axis {
    case "device": .device(chosen.name, isExact: chosen.name == lookUp.conditions.device.rawValue)
    case "width":
      .width(
        chosen.name,
        isRoomEnough: Int(chosen.name).map { $0 <= lookUp.conditions.width ?? .max } ?? false)
    case "plural": plural.map { .plural($0) } ?? .noNumber(form: chosen.name)
    default: .unknown(axis: chosen.axis, name: chosen.name)
    }
  }

  // MARK: Plurals

  /// Returns the choice of the first number among the arguments; nil if there is no number.
  private func pluralChoice(among cases: [Localization.Case]) -> PluralChoice? {
    pluralChoice(
      other: cases.first { $0.name == "other" }.flatMap { localization.leaf(at: $0.path) }
    ) { category in
      cases.contains { $0.name == category.rawValue }
    }
  }

  /// Returns the choice among the forms for which `exists` is true.
  private func pluralChoice(
    other: @autoclosure () -> Leaf?, among exists: (PluralCategory) -> Bool
  ) -> PluralChoice? {
    guard let index = arguments.firstIndex(where: \.isNumber) else { return nil }
    let reference = PluralNumberReference(
      number: arguments[index], argument: index + 1,
      specifier: specifier(of: arguments[index], number: index + 1, in: other()),
      chooses: lookUp.conditions.pluralNumber)
    return lookUp.formats.choice(reference, among: exists)
  }

  /// Returns the specifier that writes a fraction in the form `other`.
  private func specifier(
    of argument: Argument, number: Int, in other: @autoclosure () -> Leaf?
  ) -> FormatSpecifier {
    guard case .double = argument, let other = other() else { return .natural }
    return FormatString(other.text).specifier(ofArgument: number) ?? .natural
  }
}

extension FormatString {
  /// Returns the specifier of the first placeholder for an argument.
  fileprivate func specifier(ofArgument number: Int) -> FormatSpecifier? {
    var counted = 0
    for placeholder in placeholders {
      counted += placeholder.position == nil ? 1 : 0
      if placeholder.position ?? counted == number { return placeholder.specifier }
    }
    return nil
  }
}

extension PluralCategory {
  /// The case of a variation for the numbers of this category: the only place that connects CLDR's
  /// categories with the cases of catalogs.
  package var pluralCase: PluralCase {
    switch self {
    case .zero: .zero
    case .one: .one
    case .two: .two
    case .few: .few
    case .many: .many
    case .other: .other
    }
  }
}

extension Localization {
  /// Returns the substitutions that the text of a leaf may name: those of the localization and
  /// those of the leaf's own variations.
  ///
  /// The innermost one counts.
  func substitutions(for leaf: Leaf?) -> [String: LocalizedText.Substitution] {
    guard mayHaveSubstitutions else { return [:] }
    let declared = self.substitutions
    guard !declared.isEmpty else { return [:] }
    var found: [String: (owner: UInt32, forms: [PluralCategory: String])] = [:]
    let path = leaf?.pathNumber ?? Self.rootPath
    for candidate in leaves {
      guard let place = substitution(of: candidate), leads(path, through: place.owner) else {
        continue
      }
      // If the leaf may name two, the place of one is an ancestor of the place of the other.
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

  /// Returns the plural form of a substitution for a leaf.
  ///
  /// A single text without forms counts as `other`.
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
