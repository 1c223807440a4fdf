package import ICU
package import StringCatalog

/// Chooses among the leaves of one localization: by device, by width, by a number's plural form.
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

  /// The leaf that is shown; nil where no leaf has a text, for empty ones count as missing.
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

  /// The leaf below a path, however the localization varies.
  mutating func leaf(below path: UInt32) -> Leaf? {
    if let leaf = localization.leaf(at: path), !leaf.isEmpty { return leaf }
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

  /// The case of an axis that is to be shown; nil where the first one is as good as any.
  private func chosen(
    among cases: [Localization.Case], plural: PluralChoice?
  ) -> Localization.Case? {
    let wanted: [String?]
    switch cases[0].axis {
    case "device": wanted = lookUp.reading.device.searchedNames
    case "plural": wanted = [plural?.form, "other"]
    case "width": return chosenWidth(among: cases)
    default: return nil
    }
    for name in wanted {
      if let found = cases.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  /// The widest that there is room for, else the narrowest.
  private func chosenWidth(among cases: [Localization.Case]) -> Localization.Case? {
    let room = lookUp.reading.width ?? .max
    let widths = cases.compactMap { candidate in
      Int(candidate.name).map { (width: $0, candidate: candidate) }
    }
    let widest = widths.filter { $0.width <= room }.max { $0.width < $1.width }
    return (widest ?? widths.min { $0.width < $1.width })?.candidate
  }

  private func choice(of chosen: Localization.Case, plural: PluralChoice?) -> VariationChoice {
    switch chosen.axis {
    case "device": .device(chosen.name, isExact: chosen.name == lookUp.reading.device.rawValue)
    case "width":
      .width(
        chosen.name,
        isRoomEnough: Int(chosen.name).map { $0 <= lookUp.reading.width ?? .max } ?? false)
    case "plural": plural.map { .plural($0) } ?? .noNumber(form: chosen.name)
    default: .unknown(axis: chosen.axis, name: chosen.name)
    }
  }

  // MARK: Plurals

  /// What the first number among the arguments chooses; nil without one.
  private func pluralChoice(among cases: [Localization.Case]) -> PluralChoice? {
    pluralChoice(
      other: cases.first { $0.name == "other" }.flatMap { localization.leaf(at: $0.path) }
    ) { category in
      cases.contains { $0.name == category.rawValue }
    }
  }

  /// The same among the forms that `exists` admits.
  private func pluralChoice(
    other: @autoclosure () -> Leaf?, among exists: (PluralCategory) -> Bool
  ) -> PluralChoice? {
    guard let index = arguments.firstIndex(where: \.isNumber) else { return nil }
    let reading = PluralReading(
      number: arguments[index], argument: index + 1,
      specifier: specifier(of: arguments[index], number: index + 1, in: other()),
      chooses: lookUp.reading.pluralNumber)
    return lookUp.formats.choice(reading, among: exists)
  }

  /// How the text writes a number with a fraction: as its form `other` does.
  private func specifier(
    of argument: Argument, number: Int, in other: @autoclosure () -> Leaf?
  ) -> FormatSpecifier {
    guard case .double = argument, let other = other() else { return .natural }
    return FormatString(other.text).specifier(ofArgument: number) ?? .natural
  }
}

extension FormatString {
  /// How the first placeholder for an argument writes it.
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
  /// The case of a variation for the numbers of this category: the only place where CLDR's categories
  /// and the cases of catalogs meet.
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
