internal import ICU
internal import StringCatalog

/// Chooses among the leaves of one localization: by device, by width, by a number's plural form.
struct LeafChoice {
  private let localization: Localization
  private let reading: Reading
  private let formats: ArgumentFormats
  private let arguments: [Argument]
  /// The choices on the way to the leaf, outermost first.
  private(set) var choices: [VariationChoice] = []

  init(
    _ localization: Localization, reading: Reading, formats: ArgumentFormats,
    arguments: [Argument]
  ) {
    self.localization = localization
    self.reading = reading
    self.formats = formats
    self.arguments = arguments
  }

  /// The leaf that is shown; nil where no leaf has a text, for empty ones count as missing.
  mutating func leaf() -> Leaf? {
    if let leaf = localization.onlyLeaf { return leaf.isEmpty ? nil : leaf }
    return leaf(below: Localization.rootPath)
  }

  private mutating func leaf(below path: UInt32) -> Leaf? {
    if let leaf = localization.leaf(at: path), !leaf.isEmpty { return leaf }
    let cases = localization.cases(below: path)
    guard !cases.isEmpty else {
      return localization.firstValue(below: path).flatMap { $0.isEmpty ? nil : $0 }
    }
    let plural = cases[0].axis == "plural" ? pluralChoice(among: cases) : nil
    for candidate in ranking(of: cases, plural: plural) {
      choices.append(choice(of: candidate, plural: plural))
      if let leaf = leaf(below: candidate.path) { return leaf }
      choices.removeLast()
    }
    return nil
  }

  // MARK: Cases

  /// The cases of an axis, the one to be shown first; what has no text gives way to the next.
  private func ranking(of cases: [Localization.Case], plural: PluralChoice?) -> [Localization.Case]
  {
    let wanted: [String]
    switch cases[0].axis {
    case "device": wanted = [reading.device.rawValue, "other", "mac", "iphone"]
    case "plural": wanted = [plural?.form, "other"].compactMap(\.self)
    case "width": return widthRanking(of: cases)
    default: return cases
    }
    return wanted.compactMap { name in cases.first { $0.name == name } } + cases
  }

  /// The widest that there is room for, then narrower ones; of those that are too wide, the
  /// narrowest comes first.
  private func widthRanking(of cases: [Localization.Case]) -> [Localization.Case] {
    let room = reading.width ?? .max
    let widths = cases.compactMap { candidate in
      Int(candidate.name).map { (width: $0, candidate: candidate) }
    }
    let fitting = widths.filter { $0.width <= room }.sorted { $0.width > $1.width }
    let wide = widths.filter { $0.width > room }.sorted { $0.width < $1.width }
    return (fitting + wide).map(\.candidate) + cases.filter { Int($0.name) == nil }
  }

  private func choice(of chosen: Localization.Case, plural: PluralChoice?) -> VariationChoice {
    switch chosen.axis {
    case "device": .device(chosen.name, isExact: chosen.name == reading.device.rawValue)
    case "width":
      .width(
        chosen.name, isRoomEnough: Int(chosen.name).map { $0 <= reading.width ?? .max } ?? false)
    case "plural": plural.map { .plural($0) } ?? .noNumber(form: chosen.name)
    default: .unknown(axis: chosen.axis, name: chosen.name)
    }
  }

  // MARK: Plurals

  /// What the first number among the arguments chooses; nil without one.
  private func pluralChoice(among cases: [Localization.Case]) -> PluralChoice? {
    guard let index = arguments.firstIndex(where: \.isNumber) else { return nil }
    let reading = PluralReading(
      number: arguments[index], argument: index + 1,
      specifier: specifier(of: arguments[index], number: index + 1, in: cases),
      chooses: reading.pluralNumber)
    return formats.choice(reading) { category in
      cases.contains { $0.name == category.rawValue && hasText($0) }
    }
  }

  private func hasText(_ form: Localization.Case) -> Bool {
    localization.leaf(at: form.path).map { !$0.isEmpty } ?? true
  }

  /// How the text writes a number with a fraction: as its form `other` does.
  private func specifier(
    of argument: Argument, number: Int, in cases: [Localization.Case]
  ) -> FormatSpecifier {
    guard case .double = argument, let form = cases.first(where: { $0.name == "other" }),
      let leaf = localization.leaf(at: form.path)
    else { return .natural }
    return FormatString(leaf.text).specifier(ofArgument: number) ?? .natural
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
