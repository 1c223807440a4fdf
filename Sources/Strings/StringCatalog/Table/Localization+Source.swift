extension Localization {
  /// The maximum number of strings of a localization that are looked at one by one.
  package static let textLimit = 1_000

  /// Returns the source leaf for a leaf at a path: the one for the same case, or else for `other`,
  /// or else the first; nil if it is empty.
  package func leaf(translatedAt path: LeafPath) -> Leaf? {
    let leaves = leaves
    // Most texts do not vary.
    if leaves.count == 1, let only = leaves.first { return only.isEmpty ? nil : only }
    let isForm = path.substitution != nil
    return
      (leaf(at: path) ?? leaf(at: path.withOtherNumbers)
      ?? leaves.prefix(Self.textLimit).first {
        $0.path.pluralCase == "other" && ($0.path.substitution != nil) == isForm
      } ?? leaves.first).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension LeafPath {
  /// The same path with every plural case replaced by `other`.
  fileprivate var withOtherNumbers: LeafPath {
    LeafPath(
      steps.map { step in
        if case .variation("plural", _) = step {
          .variation(axis: "plural", name: "other")
        } else {
          step
        }
      })
  }
}
