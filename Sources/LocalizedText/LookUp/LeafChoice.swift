internal import ICU
internal import StringCatalog

/// Chooses among the leaves of one localization: by device, then by the number's plural category.
struct LeafChoice {
  private let localization: Localization
  private let device: Device
  /// The argument that chooses plural forms of the whole text.
  var number: Argument?
  var formats: ArgumentFormats?

  init(_ localization: Localization, device: Device = .other) {
    self.localization = localization
    self.device = device
  }

  /// The leaf that is shown; nil where no leaf has a text, for empty ones count as missing.
  func leaf() -> Leaf? { leaf(below: []) }

  private func leaf(below path: [LeafPath.Step]) -> Leaf? {
    if let leaf = fullLeaf(at: path) { return leaf }
    let cases = cases(below: path)
    guard let axis = cases.first?.axis else { return fullLeaf(at: path + [.value(0)]) }
    let names = cases.filter { $0.axis == axis }.map(\.name)
    for name in ranking(of: names, axis: axis) {
      if let leaf = leaf(below: path + [.variation(axis: axis, name: name)]) { return leaf }
    }
    return nil
  }

  private func fullLeaf(at path: [LeafPath.Step]) -> Leaf? {
    localization.leaf(at: LeafPath(path)).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The variations that branch off a path, in file order.
  private func cases(below path: [LeafPath.Step]) -> [(axis: String, name: String)] {
    var cases: [(axis: String, name: String)] = []
    for leaf in localization.leaves {
      let steps = leaf.path.steps
      guard steps.count > path.count, Array(steps.prefix(path.count)) == path,
        case .variation(let axis, let name) = steps[path.count],
        !cases.contains(where: { $0 == (axis, name) })
      else { continue }
      cases.append((axis, name))
    }
    return cases
  }

  /// The cases of an axis, the one to be shown first.
  private func ranking(of names: [String], axis: String) -> [String] {
    var wanted: [String] = []
    switch axis {
    case "device":
      wanted = [device.rawValue, "other", "mac", "iphone"]
    case "plural":
      let forms = names.compactMap { name in PluralCategory(rawValue: name).map { ($0, name) } }
      let byCategory = Dictionary(forms) { first, _ in first }
      if let number, let name = formats?.form(of: byCategory, for: number) { wanted = [name] }
      wanted.append("other")
    default:
      break
    }
    return wanted.filter(names.contains) + names
  }

  // MARK: Substitutions

  /// The substitutions that the text of a leaf may name: those below its own variations, and those
  /// of the localization.
  func substitutions(beside leaf: Leaf?) -> [String: Substitution] {
    var forms: [String: [PluralCategory: String]] = [:]
    let prefix = leaf?.path.steps ?? []
    for candidate in localization.leaves {
      var steps = candidate.path.steps
      if !prefix.isEmpty, Array(steps.prefix(prefix.count)) == prefix {
        steps.removeFirst(prefix.count)
      }
      guard case .substitution(let name)? = steps.first else { continue }
      for step in steps.dropFirst() {
        guard case .variation("plural", let form) = step,
          let category = PluralCategory(rawValue: form)
        else { continue }
        forms[name, default: [:]][category] = candidate.text
      }
      if steps.count == 1 { forms[name, default: [:]][.other] = candidate.text }
    }
    var substitutions: [String: Substitution] = [:]
    for declared in localization.substitutions where substitutions[declared.name] == nil {
      substitutions[declared.name] = Substitution(
        argument: declared.argumentNumber, specifier: declared.formatSpecifier ?? "@",
        forms: forms[declared.name] ?? [:])
    }
    return substitutions
  }
}
