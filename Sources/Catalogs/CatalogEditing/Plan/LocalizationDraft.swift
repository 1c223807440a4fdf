internal import JSONDocuments
internal import StringCatalog

/// A localization of a String Catalog that is written anew, because its shape changes.
struct LocalizationDraft {
  /// The members of a substitution beside its texts.
  struct Substitution {
    let argument: Int?
    let specifier: String?
  }

  /// The texts by their paths.
  private var leaves: [(path: LeafPath, text: String, state: String)] = []
  /// The substitutions by their names.
  private var substitutions: [String: Substitution] = [:]

  /// The draft of an existing localization; nil if some of it would be lost.
  init?(_ localization: Localization?) {
    guard let localization else { return }
    guard localization.otherFields.isEmpty,
      localization.leaves.allSatisfy({ $0.otherFields.isEmpty && !$0.path.hasValue }),
      localization.substitutions.allSatisfy(\.otherFields.isEmpty)
    else { return nil }
    for leaf in localization.leaves { set(leaf.path, leaf.text, leaf.state ?? "translated") }
    for substitution in localization.substitutions { add(substitution) }
  }

  /// Adds a substitution without its texts.
  mutating func add(_ substitution: StringCatalog.Substitution) {
    substitutions[substitution.name] = Substitution(
      argument: substitution.argumentNumber, specifier: substitution.formatSpecifier)
  }

  mutating func set(_ path: LeafPath, _ text: String, _ state: String) {
    if let index = leaves.firstIndex(where: { $0.path == path }) {
      leaves[index] = (path, text, state)
    } else {
      leaves.append((path, text, state))
    }
  }

  /// Removes all texts for which a condition holds.
  mutating func remove(where condition: (LeafPath) -> Bool) {
    leaves.removeAll { condition($0.path) }
  }

  /// Makes the texts vary in another way.
  ///
  /// New forms are copies of the text, or of `other`; of them, `other` keeps the state and the rest are
  /// new.
  ///
  /// - Returns: false if there is no text that could become the others.
  mutating func reshape(_ shape: Reshape) -> Bool {
    switch shape {
    case .vary(let stem, let axis, let names):
      let branch = { LeafPath(stem.steps + [.variation(axis: axis, name: $0)]) }
      if let leaf = leaves.first(where: { $0.path == stem }) {
        remove { $0 == stem }
        for name in names + (names.contains("other") ? [] : ["other"]) {
          set(branch(name), leaf.text, name == "other" ? leaf.state : "new")
        }
        return true
      }
      let models = leaves.filter { $0.path.steps.starts(with: branch("other").steps) }
      for name in names
      where !leaves.contains(where: { $0.path.steps.starts(with: branch(name).steps) }) {
        for model in models {
          let rest = model.path.steps.dropFirst(stem.steps.count + 1)
          set(LeafPath(branch(name).steps + rest), model.text, "new")
        }
      }
      return !models.isEmpty
    case .flatten(let stem, let keeping):
      guard let kept = leaves.first(where: { $0.path == keeping }) else { return false }
      remove { $0.steps.starts(with: stem.steps) }
      set(stem, kept.text, kept.state)
      return true
    }
  }

  /// The localization as JSON, with the members in Xcode's order.
  var json: String {
    JSONWriter.text {
      writeMembers(leaves.map { ($0.path.steps[...], $0.text, $0.state) }, into: &$0)
    }
  }

  private typealias Part = (steps: ArraySlice<LeafPath.Step>, text: String, state: String)

  private func write(_ parts: [Part], into json: inout JSONWriter<String>) {
    json.object { writeMembers(parts, into: &$0) }
  }

  private func writeMembers(_ parts: [Part], into json: inout JSONWriter<String>) {
    if let unit = parts.first(where: \.steps.isEmpty) {
      json.object("stringUnit") {
        $0.member("state", unit.state)
        $0.member("value", unit.text)
      }
    }
    var substituted: [String: [Part]] = [:]
    var varied: [String: [String: [Part]]] = [:]
    for part in parts {
      switch part.steps.first {
      case .substitution(let name)?:
        substituted[name, default: []].append((part.steps.dropFirst(), part.text, part.state))
      case .variation(let axis, let name)?:
        varied[axis, default: [:]][name, default: []]
          .append((part.steps.dropFirst(), part.text, part.state))
      case .value?, nil: continue
      }
    }
    if !substituted.isEmpty {
      json.object("substitutions") { json in
        for (name, parts) in substituted.sorted(by: { $0.key < $1.key }) {
          json.object(name) { json in
            if let argument = substitutions[name]?.argument { json.member("argNum", argument) }
            if let specifier = substitutions[name]?.specifier {
              json.member("formatSpecifier", specifier)
            }
            writeMembers(parts, into: &json)
          }
        }
      }
    }
    guard !varied.isEmpty else { return }
    json.object("variations") { json in
      for (axis, cases) in varied.sorted(by: { $0.key < $1.key }) {
        json.object(axis) { json in
          for (name, parts) in cases.sorted(by: { $0.key < $1.key }) {
            json.member(name) { write(parts, into: &$0) }
          }
        }
      }
    }
  }
}

extension LeafPath {
  /// Whether it leads to a value of a set.
  fileprivate var hasValue: Bool {
    steps.contains { if case .value = $0 { true } else { false } }
  }
}
