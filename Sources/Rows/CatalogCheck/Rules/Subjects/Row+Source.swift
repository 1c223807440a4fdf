import LocalizedText
import PreviewRows
package import StringCatalog

extension Row {
  /// The source string for the same case as the row's string; the key if there is none.
  package var sourceText: String { sourceLeaf?.text ?? sourceFallback }

  /// The source string displayed for a missing translation.
  private var sourceFallback: String {
    // A row without a leaf of its locale has no case, so the usual one is shown.
    let leaves = sourceLocalization.map { Array($0.leaves.prefix(RowMaker.textLimit)) } ?? []
    let usual = leaves.first { $0.path.pluralCase == "other" && $0.path.substitution == nil }
    return (usual ?? leaves.first).flatMap { $0.isEmpty ? nil : $0.text } ?? entry.key
  }

  /// The localization in the source language, if any.
  package var sourceLocalization: Localization? { entry.source(in: sourceLanguage) }

  /// The source leaf that the row's leaf translates.
  fileprivate var sourceLeaf: Leaf? {
    guard let leaf = found.leaf, let source = sourceLocalization else { return nil }
    return leaf.source(in: source)
  }
}

extension Leaf {
  /// Returns the leaf of the source localization that this one translates; nil if it is empty.
  package func source(in source: Localization) -> Leaf? { source.leaf(translatedAt: path) }
}

extension Localization {
  /// Returns the source leaf for a leaf at a path: the one for the same case, or else for `other`,
  /// or else the first; nil if it is empty.
  package func leaf(translatedAt path: LeafPath) -> Leaf? {
    let leaves = leaves
    // Most texts do not vary.
    if leaves.count == 1, let only = leaves.first { return only.isEmpty ? nil : only }
    let isForm = path.substitution != nil
    return
      (leaf(at: path) ?? leaf(at: path.withOtherNumbers)
      ?? leaves.prefix(RowMaker.textLimit).first {
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
