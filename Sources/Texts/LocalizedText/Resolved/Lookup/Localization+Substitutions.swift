package import ICUServices
package import StringCatalog

extension Localization {
  /// Returns the substitutions that a leaf may refer to: those of the localization and those of the
  /// leaf's own variations.
  ///
  /// The innermost one wins. If a form varies by device or width, one of its values is chosen.
  package func substitutions(
    for leaf: Leaf?, in conditions: LookupConditions
  ) -> [String: LocalizedText.Substitution] {
    guard mayHaveSubstitutions else { return [:] }
    let declared = self.substitutions
    guard !declared.isEmpty else { return [:] }
    var found: [String: FoundForms] = [:]
    let path = leaf?.pathNumber ?? Self.rootPath
    for candidate in leaves {
      guard let place = substitution(of: candidate), leads(path, through: place.owner) else {
        continue
      }
      // If the leaf may refer to two of the same name, one owner is an ancestor of the other; the
      // inner one wins.
      if let known = found[place.name], known.owner != place.owner {
        guard leads(place.owner, through: known.owner) else { continue }
        found[place.name] = nil
      }
      let way = way(to: candidate, below: place.path)
      guard let form = way.form else { continue }
      found[place.name, default: FoundForms(owner: place.owner)].add(candidate, as: form, by: way)
    }
    var substitutions: [String: LocalizedText.Substitution] = [:]
    for declared in declared where substitutions[declared.name] == nil {
      let forms = found[declared.name]
      var substitution = LocalizedText.Substitution(
        argument: declared.argumentNumber, specifier: declared.formatSpecifier ?? "@",
        forms: forms?.texts(in: conditions) ?? [:])
      substitution.choosesByNumber = forms?.chooseByNumber ?? true
      substitutions[declared.name] = substitution
    }
    return substitutions
  }

  /// Returns the plural form of a substitution for a leaf.
  ///
  /// A value without plural forms counts as `other`.
  package func form(of leaf: Leaf, below path: UInt32) -> PluralCategory? {
    way(to: leaf, below: path).form
  }

  /// The path from a substitution to one of its values.
  fileprivate struct Way {
    /// The plural form, or nil if unknown.
    var form: PluralCategory? = .other
    /// Whether a number chooses the form.
    var isByNumber = true
    /// The device and width cases, outermost first.
    var others: [Case] = []
  }

  /// Returns the path to a leaf of a substitution.
  private func way(to leaf: Leaf, below path: UInt32) -> Way {
    var way = Way()
    var isPlural = false
    var path = path
    while path != leaf.pathNumber, let next = nextCase(from: path, toward: leaf) {
      if next.axis == "plural" {
        way.form = PluralCategory(rawValue: next.name)
        isPlural = true
      } else {
        way.others.append(next)
      }
      path = next.path
    }
    way.isByNumber = isPlural || way.others.isEmpty
    return way
  }

  /// The values of a substitution.
  private struct FoundForms {
    /// The number of the path of the string that owns the substitution.
    let owner: UInt32
    /// Whether a number chooses among the values.
    private(set) var chooseByNumber = false
    private var texts: [PluralCategory: [(leaf: Leaf, cases: [Case])]] = [:]

    init(owner: UInt32) { self.owner = owner }

    mutating func add(_ leaf: Leaf, as form: PluralCategory, by way: Way) {
      chooseByNumber = chooseByNumber || way.isByNumber
      texts[form, default: []].append((leaf, way.others))
    }

    /// Returns the value of each form, as chosen by device and width.
    func texts(in conditions: LookupConditions) -> [PluralCategory: String] {
      texts.compactMapValues { texts in
        var texts = texts
        var depth = 0
        while texts.count > 1, let first = texts.lazy.compactMap({ $0.cases.at(depth) }).first {
          let cases = texts.compactMap { $0.cases.at(depth) }.filter { $0.axis == first.axis }
          let chosen = conditions.chosen(among: cases) ?? first
          texts.removeAll { $0.cases.at(depth)?.path != chosen.path }
          depth += 1
        }
        return texts.last?.leaf.text
      }
    }
  }
}

extension [Localization.Case] {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
