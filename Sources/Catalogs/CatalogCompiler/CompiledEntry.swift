internal import MessageSyntax
internal import StringCatalog

/// One localization compiled to a line of a .strings file, a rule of a .stringsdict file, or both.
///
/// A string that varies by device has both: the .strings file contains the form for other devices.
struct CompiledEntry {
  /// The reason the formats cannot represent a localization.
  enum Fault: Error, CustomStringConvertible {
    case stringSet
    case axis(String)
    case character(Unicode.Scalar)

    var description: String {
      switch self {
      case .stringSet:
        "a phrase list of App Shortcuts, which .strings and .stringsdict files cannot store"
      case .axis(let name): "no rule of a .stringsdict file varies texts by '\(name)' here"
      case .character(let scalar):
        "no .stringsdict file can hold the character U+\(String(scalar.value, radix: 16))"
      }
    }
  }

  /// The string for the .strings file.
  private(set) var text: String?
  /// The rule for the .stringsdict file.
  private(set) var rule: PropertyList?

  private let localization: Localization
  /// The strings by path.
  private let leaves: [(steps: ArraySlice<LeafPath.Step>, text: String)]
  private let substitutions: [StringCatalog.Substitution]
  /// The argument numbers of the substitutions by name, as specified in the catalog.
  private let argumentNumbers: [String: Int?]
  /// The forms of each substitution by name, as indices of `leaves`.
  private let formsOfSubstitutions: [String: [Int]]
  private let plural: PluralArgument

  init(_ localization: Localization, source: String?) throws(Fault) {
    self.localization = localization
    leaves = localization.leaves.filter { !$0.isNew }
      .map { ($0.path.steps[...], FormatString($0.text).withoutLabels) }
    substitutions = localization.substitutions
    argumentNumbers = Dictionary(
      substitutions.map { ($0.name, $0.argumentNumber) }, uniquingKeysWith: { first, _ in first })
    formsOfSubstitutions = leaves.indices.reduce(into: [:]) { [leaves] forms, index in
      if let name = leaves[index].steps.first?.substitution {
        forms[name, default: []].append(index)
      }
    }
    plural = PluralArgument(of: localization, source: source)
    guard !leaves.isEmpty else { return }
    let texts = leaves.filter { $0.steps.first?.substitution == nil }
    guard let first = texts.first?.steps.first else {
      text = texts.first?.text
      if let text, !references(in: text).isEmpty { rule = try format(text) }
      if rule != nil { self.text = nil }
      return
    }
    switch first {
    case .value: throw .stringSet
    case .substitution: return
    case .variation(let axis, _):
      rule = try rule(below: [], axis: axis)
      if axis == "device" { text = fallback }
    }
  }

  /// The form for other devices, if it does not vary further.
  private var fallback: String? {
    leaves.first { $0.steps == [.variation(axis: "device", name: "other")] }?.text
  }

  // MARK: Rules

  private func rule(below path: [LeafPath.Step], axis: String) throws(Fault) -> PropertyList {
    switch axis {
    case "plural":
      let forms = try forms(below: path) { form throws(Fault) in
        FormatString(form).positioned(from: 0)
      }
      let variable = variable(specifier: plural.specifier, forms: forms)
      return .dictionary([
        Self.formatKey("%\(plural.number)$#@\(Self.name)@"),
        PropertyList.Member(name: Self.name, value: variable),
      ])
    case "device":
      var cases: [PropertyList.Member] = []
      for name in names(of: axis, below: path) {
        let path = path + [.variation(axis: axis, name: name)]
        cases.append(PropertyList.Member(name: name, value: try value(at: path)))
      }
      return .dictionary([
        PropertyList.Member(name: "NSStringDeviceSpecificRuleType", value: .dictionary(cases))
      ])
    default: throw .axis(axis)
    }
  }

  /// Returns the string at a path, or the rule for the strings below it.
  private func value(at path: [LeafPath.Step]) throws(Fault) -> PropertyList {
    if let text = leaves.first(where: { $0.steps == path[...] })?.text {
      guard references(in: text).isEmpty else { return try format(text) }
      try Self.check(text)
      return .string(text)
    }
    let next = leaves.first { $0.steps.starts(with: path) }?.steps.dropFirst(path.count).first
    guard case .variation("plural", _) = next else {
      throw next?.axis.map { .axis($0) } ?? .stringSet
    }
    return try rule(below: path, axis: "plural")
  }

  /// Returns the rule for a string that refers to substitutions.
  private func format(_ text: String) throws(Fault) -> PropertyList {
    try Self.check(text)
    let references = references(in: text)
    var members = [Self.formatKey(FormatString(text).positioned(from: 0, variables: references))]
    for substitution in substitutions {
      let number = references[substitution.name] ?? substitution.argumentNumber ?? 1
      let specifier = substitution.formatSpecifier ?? "@"
      let forms = try forms(below: [.substitution(substitution.name)]) { form throws(Fault) in
        FormatString(form).positioned(
          from: number - 1, own: (number, specifier), variables: references)
      }
      members.append(
        PropertyList.Member(
          name: substitution.name, value: variable(specifier: specifier, forms: forms)))
    }
    return .dictionary(members)
  }

  private func variable(specifier: String, forms: [PropertyList.Member]) -> PropertyList {
    .dictionary(
      [
        PropertyList.Member(
          name: "NSStringFormatSpecTypeKey", value: .string("NSStringPluralRuleType")),
        PropertyList.Member(name: "NSStringFormatValueTypeKey", value: .string(specifier)),
      ] + forms)
  }

  /// Returns the plural forms below a path, converted by `write`.
  private func forms(
    below path: [LeafPath.Step], _ write: (String) throws(Fault) -> String
  ) throws(Fault) -> [PropertyList.Member] {
    var forms: [PropertyList.Member] = []
    let indices =
      path.first?.substitution.map { formsOfSubstitutions[$0] ?? [] } ?? Array(leaves.indices)
    for leaf in indices.map({ leaves[$0] }) where leaf.steps.starts(with: path) {
      let rest = leaf.steps.dropFirst(path.count)
      let name: String
      switch (rest.first, rest.count) {
      case (nil, _): name = "other"
      case (.variation("plural", let form), 1): name = form
      default: throw .axis(rest.compactMap(\.axis).last ?? "value")
      }
      try Self.check(leaf.text)
      forms.append(PropertyList.Member(name: name, value: .string(try write(leaf.text))))
    }
    return forms
  }

  /// Returns the cases of an axis below a path, in file order.
  private func names(of axis: String, below path: [LeafPath.Step]) -> [String] {
    var names: [String] = []
    for leaf in leaves where leaf.steps.starts(with: path) {
      guard case .variation(axis, let name) = leaf.steps.dropFirst(path.count).first,
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }

  /// Throws if a string contains a character that a .stringsdict file cannot represent.
  static func check(_ text: String) throws(Fault) {
    if let scalar = PropertyList.unwritable(in: text) { throw .character(scalar) }
  }

  // MARK: References

  /// The variable for a string that varies by number as a whole.
  private static let name = "value"

  private static func formatKey(_ text: String) -> PropertyList.Member {
    PropertyList.Member(name: "NSStringLocalizedFormatKey", value: .string(text))
  }

  /// Returns the argument number of each substitution that a string refers to.
  ///
  /// References without a position or a number in the catalog are counted along with placeholders.
  private func references(in text: String) -> [String: Int] {
    let format = FormatString(text)
    var numbers: [String: Int] = [:]
    var counted = 0
    for token in format.tokens {
      switch token.kind {
      case .placeholder(let position, let specifier):
        counted += specifier.countedArguments + (position == nil ? 1 : 0)
      case .substitution(let range, let position):
        let name = format.source(range)
        guard numbers[name] == nil, let known = argumentNumbers[name] else { continue }
        if let number = position ?? known {
          numbers[name] = number
        } else {
          counted += 1
          numbers[name] = counted
        }
      case .text, .ownArgument, .invalid: continue
      }
    }
    return numbers
  }
}

extension LeafPath.Step {
  fileprivate var substitution: String? {
    if case .substitution(let name) = self { name } else { nil }
  }

  fileprivate var axis: String? {
    if case .variation(let axis, _) = self { axis } else { nil }
  }
}
