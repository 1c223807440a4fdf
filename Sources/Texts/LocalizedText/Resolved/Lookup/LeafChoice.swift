package import ICUServices
internal import MessageSyntax
package import StringCatalog

/// Chooses a leaf of one localization: by device, by width, or by the plural form of a number.
struct LeafChoice {
  private let localization: Localization
  private let lookup: TableLookup
  private let arguments: [Argument]
  /// The choices on the way to the leaf, outermost first.
  private(set) var choices: [VariationChoice] = []

  init(
    _ localization: Localization, lookup: TableLookup, arguments: [Argument]
  ) {
    self.localization = localization
    self.lookup = lookup
    self.arguments = arguments
  }

  /// Returns the leaf to show, or nil if no leaf has a value.
  mutating func leaf() -> Leaf? {
    guard let leaves = localization.pluralLeaves(where: lookup.shows) else {
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

  /// Returns the leaf to show below a path, whatever the localization varies by.
  mutating func leaf(below path: UInt32) -> Leaf? {
    if let leaf = localization.leaf(at: path), lookup.shows(leaf) { return leaf }
    let cases = localization.cases(below: path, where: lookup.shows)
    guard let first = cases.first else {
      return localization.firstValue(below: path).flatMap { lookup.shows($0) ? $0 : nil }
    }
    let plural = first.axis == "plural" ? pluralChoice(among: cases) : nil
    let chosen = chosen(among: cases, plural: plural) ?? first
    choices.append(choice(of: chosen, plural: plural))
    return leaf(below: chosen.path)
  }

  // MARK: Cases

  /// Returns the case of an axis that matches the environment, or nil if none is better than the
  /// first.
  private func chosen(
    among cases: [Localization.Case], plural: PluralChoice?
  ) -> Localization.Case? {
    guard cases[0].axis == "plural" else { return lookup.conditions.chosen(among: cases) }
    for name in [plural?.form, "other"] {
      if let found = cases.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  private func choice(of chosen: Localization.Case, plural: PluralChoice?) -> VariationChoice {
    switch chosen.axis {
    case "device": .device(chosen.name, isExact: chosen.name == lookup.conditions.device.rawValue)
    case "width":
      .width(
        chosen.name,
        isRoomEnough: Int(chosen.name).map { $0 <= lookup.conditions.width ?? .max } ?? false)
    case "plural": plural.map { .plural($0) } ?? .noNumber(form: chosen.name)
    default: .unknown(axis: chosen.axis, name: chosen.name)
    }
  }

  // MARK: Plurals

  /// Returns the plural choice of the first numeric argument, or nil if no argument is a number.
  private func pluralChoice(among cases: [Localization.Case]) -> PluralChoice? {
    pluralChoice(
      other: cases.first { $0.name == "other" }.flatMap { localization.leaf(at: $0.path) }
    ) { category in
      cases.contains { $0.name == category.rawValue }
    }
  }

  /// Returns the plural choice among the forms for which `exists` is true.
  private func pluralChoice(
    other: @autoclosure () -> Leaf?, among exists: (PluralCategory) -> Bool
  ) -> PluralChoice? {
    guard let index = arguments.firstIndex(where: \.isNumber) else { return nil }
    let reference = PluralNumberReference(
      number: arguments[index], argument: index + 1,
      specifier: specifier(of: arguments[index], number: index + 1, in: other()),
      chooses: lookup.conditions.pluralNumber)
    return lookup.formats.choice(reference, among: exists)
  }

  /// Returns the specifier that formats a floating-point argument in the `other` form.
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
  /// The variation case for numbers of this category: the only code that maps CLDR categories to
  /// catalog cases.
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

extension LookupConditions {
  /// Returns the device or width case to show, or nil if none is better than the first.
  ///
  /// For widths, it is the widest that fits, or else the narrowest.
  func chosen(among cases: [Localization.Case]) -> Localization.Case? {
    switch cases.first?.axis {
    case "device":
      return device.searchedNames.lazy.compactMap { name in cases.first { $0.name == name } }.first
    case "width":
      let widths = cases.compactMap { candidate in
        Int(candidate.name).map { (width: $0, candidate: candidate) }
      }
      let widest = widths.filter { $0.width <= width ?? .max }.max { $0.width < $1.width }
      return (widest ?? widths.min { $0.width < $1.width })?.candidate
    default: return nil
    }
  }
}
