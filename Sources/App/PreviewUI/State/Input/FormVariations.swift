internal import CatalogEditing
internal import LocalizedText
internal import MessageSyntax
internal import StringCatalog

/// The ways in which a form can vary or stop varying.
struct FormVariations: Sendable {
  /// A change of variation, with its label in a list.
  struct Way: Sendable {
    let name: String
    let words: String
    let shape: Reshape
  }

  private(set) var ways: [Way] = []

  /// Finds the possible changes.
  ///
  /// - Parameters:
  ///   - path: the form.
  ///   - leaves: the paths of all strings of the translation.
  ///   - forms: the plural forms of the language.
  ///   - takesNumber: whether the source string has a placeholder for a number.
  init(of path: LeafPath, among leaves: [LeafPath], forms: [String], takesNumber: Bool) {
    // Substitutions and values of a list have shapes of their own.
    guard leaves.allSatisfy({ $0.steps.allSatisfy(\.isVariation) }) else { return }
    if takesNumber, leaves.contains(path), path.pluralCase == nil {
      ways.append(
        Way(
          name: "plural",
          words: (path.steps.isEmpty ? "adds " : "") + forms.joined(separator: ", "),
          shape: .vary(path, axis: "plural", names: forms)))
    }
    addDevices(leaves)
    addPlain(path, leaves)
  }

  private mutating func addDevices(_ leaves: [LeafPath]) {
    let device = { (name: String) in LeafPath([.variation(axis: "device", name: name)]) }
    let isPlain = leaves == [LeafPath()]
    guard isPlain || leaves.contains(where: { $0.steps.first == device("other").steps[0] }) else {
      return
    }
    for name in Device.allCases.map(\.rawValue) where name != "other" {
      guard !leaves.contains(where: { $0.steps.first == device(name).steps[0] }) else { continue }
      ways.append(
        Way(
          name: name, words: isPlain ? "adds \(name), other" : "starts as a copy of other",
          shape: .vary(LeafPath(), axis: "device", names: [name])))
    }
  }

  private mutating func addPlain(_ path: LeafPath, _ leaves: [LeafPath]) {
    let stems = [path.steps.dropLast(), []].map { LeafPath(Array($0)) }
    for stem in path.steps.count > 1 ? stems : path.steps.isEmpty ? [] : [stems[1]] {
      guard let kept = Self.other(below: stem, in: leaves) else { continue }
      let place = stem.steps.isEmpty ? "" : " \(FormList.Form.name(of: stem))"
      ways.append(
        Way(
          name: "plain\(place)", words: "keeps only \(FormList.Form.name(of: kept))",
          shape: .flatten(stem, keeping: kept)))
    }
  }

  /// Returns the form to keep when those below a path are merged: `other` of each axis.
  private static func other(below stem: LeafPath, in leaves: [LeafPath]) -> LeafPath? {
    leaves.first { leaf in
      leaf.steps.count > stem.steps.count && leaf.steps.starts(with: stem.steps)
        && leaf.steps.dropFirst(stem.steps.count).allSatisfy {
          if case .variation(_, "other") = $0 { true } else { false }
        }
    }
  }

  /// Whether a string has a numeric placeholder that may select a plural form.
  static func takesNumber(_ text: String) -> Bool {
    FormatString(text).pieces.contains { piece in
      guard case .placeholder(let placeholder) = piece, !placeholder.specifier.mayBeProse else {
        return false
      }
      return "dDiuUfFeEgG".unicodeScalars.contains(placeholder.specifier.conversion)
    }
  }
}

extension LeafPath.Step {
  fileprivate var isVariation: Bool { if case .variation = self { true } else { false } }
}
