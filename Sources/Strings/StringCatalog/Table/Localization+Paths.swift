/// Access to leaves by path number, for callers that look up many strings: no path is created and
/// no name compared.
extension Localization {
  /// A case of a variation below a path.
  package struct Case: Sendable {
    /// The axis of the variation, for example `plural`.
    package let axis: String
    /// The name of the case, for example `few`.
    package let name: String
    /// The number of its path.
    package let path: UInt32
  }

  /// A substitution and the path it belongs to.
  package struct SubstitutionPath: Sendable {
    /// The number of the path of the string that contains the substitution.
    package let owner: UInt32
    /// The name of the substitution.
    package let name: String
    /// The number of the substitution's own path.
    package let path: UInt32
  }

  /// The path number of a string that does not vary.
  package static let rootPath = PathTable.root

  /// Returns the leaves of a localization that varies only by number; nil for any other
  /// localization.
  ///
  /// `shows` returns whether an empty leaf counts as a string.
  package func pluralLeaves(where shows: (Leaf) -> Bool) -> PluralLeaves? {
    PluralLeaves(self, where: shows)
  }

  /// Whether any localization of the entry has substitutions.
  package var mayHaveSubstitutions: Bool { entry.hasSubstitutions }

  package func leaf(at path: UInt32) -> Leaf? { leaves.first { $0.pathNumber == path } }

  /// Returns the leaf of the first value of a set at a path.
  package func firstValue(below path: UInt32) -> Leaf? {
    paths.firstValue(below: path).flatMap { leaf(at: $0) }
  }

  /// Returns the cases below a path that have a string, in file order, for the first axis in the
  /// file.
  ///
  /// `shows` returns whether a leaf counts as a string.
  package func cases(below path: UInt32, where shows: (Leaf) -> Bool) -> [Case] {
    var cases: [Case] = []
    // A case that varies further is found once for each of its leaves.
    var seen: Set<UInt32> = []
    for leaf in leaves {
      guard let next = nextCase(from: path, toward: leaf),
        next.axis == cases.first?.axis ?? next.axis, paths.isText(leaf.pathNumber), shows(leaf),
        next.path == leaf.pathNumber || seen.insert(next.path).inserted
      else { continue }
      cases.append(next)
    }
    return cases
  }

  /// Returns the first case on the way from a path to a leaf.
  package func nextCase(from path: UInt32, toward leaf: Leaf) -> Case? {
    paths.nextCase(from: path, toward: leaf.pathNumber)
  }

  /// Returns the outermost substitution that contains a leaf, if any.
  package func substitution(of leaf: Leaf) -> SubstitutionPath? {
    paths.substitution(of: leaf.pathNumber)
  }

  /// Whether a path is equal to or a descendant of another.
  package func leads(_ path: UInt32, through ancestor: UInt32) -> Bool {
    paths.leads(path, through: ancestor)
  }

  private var paths: PathTable { entry.storage.records.paths }
}

extension Entry {
  /// Returns the leaf of a localization that does not vary; nil if it varies or has no leaf.
  package func onlyLeaf(locale: UInt32) -> Leaf? {
    guard let number = storage.localization(of: self.number, locale: locale) else { return nil }
    let leaves = storage.records.localizations[Int(number)].leaves
    guard leaves.count == 1,
      storage.records.leaves[Int(leaves.lowerBound)].path == PathTable.root
    else { return nil }
    return Leaf(localization: Localization(entry: self, number: number), number: leaves.lowerBound)
  }
}
