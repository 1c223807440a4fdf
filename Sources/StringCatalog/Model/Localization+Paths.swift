/// The leaves of a localization by the numbers of their paths, for those who look up many texts:
/// no path is put together, and no name compared.
extension Localization {
  /// A case of a variation below a path.
  package struct Case: Sendable {
    /// The axis of the variation, `plural` say.
    package let axis: String
    /// The name of the case, `few` say.
    package let name: String
    /// The number of its path.
    package let path: UInt32
  }

  /// The number of the path of a text that does not vary.
  package static let rootPath = PathTable.root

  /// The leaves of a localization that varies by plural and by nothing else, by category; nil for
  /// every other localization.
  package var pluralLeaves: PluralLeaves? { PluralLeaves(self) }

  /// Whether any localization of the entry has substitutions, so that it is worth asking for them.
  package var mayHaveSubstitutions: Bool { entry.hasSubstitutions }

  /// The leaf at a path.
  package func leaf(at path: UInt32) -> Leaf? { leaves.first { $0.pathNumber == path } }

  /// The leaf of the first value of a set at a path.
  package func firstValue(below path: UInt32) -> Leaf? {
    paths.firstValue(below: path).flatMap { leaf(at: $0) }
  }

  /// The cases that branch off a path and have a text, in file order, of the axis that comes first.
  package func cases(below path: UInt32) -> [Case] {
    var cases: [Case] = []
    // A case that is a leaf comes up once; one that varies further, with each of its leaves.
    var seen: Set<UInt32> = []
    for leaf in leaves {
      guard let next = nextCase(from: path, toward: leaf),
        next.axis == cases.first?.axis ?? next.axis, paths.isText(leaf.pathNumber), !leaf.isEmpty,
        next.path == leaf.pathNumber || seen.insert(next.path).inserted
      else { continue }
      cases.append(next)
    }
    return cases
  }

  /// The case through which the way from a path to a leaf leads first.
  package func nextCase(from path: UInt32, toward leaf: Leaf) -> Case? {
    paths.nextCase(from: path, toward: leaf.pathNumber)
      .map { Case(axis: $0.axis, name: $0.name, path: $0.path) }
  }

  /// The outermost substitution to which a leaf belongs, where it does: the path at which that
  /// stands, its name, and its own path.
  package func substitution(
    of leaf: Leaf
  ) -> (owner: UInt32, name: String, path: UInt32)? { paths.substitution(of: leaf.pathNumber) }

  /// Whether a path is another one or lies below it.
  package func leads(_ path: UInt32, through ancestor: UInt32) -> Bool {
    paths.leads(path, through: ancestor)
  }

  private var paths: PathTable { entry.storage.records.paths }
}

extension Entry {
  /// The one text of a localization that has nothing else; nil where it varies or there is none.
  package func onlyLeaf(locale: UInt32) -> Leaf? {
    guard let number = storage.localization(of: self.number, locale: locale) else { return nil }
    let leaves = storage.records.localizations[Int(number)].leaves
    guard leaves.count == 1,
      storage.records.leaves[Int(leaves.lowerBound)].path == PathTable.root
    else { return nil }
    return Leaf(
      localization: Localization(entry: self, number: number), number: leaves.lowerBound)
  }
}
