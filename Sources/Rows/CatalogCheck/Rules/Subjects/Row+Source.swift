import LocalizedText
import PreviewRows
package import StringCatalog

extension Row {
  /// The source string for the same case as the row's string; the key if there is none.
  package var sourceText: String { sourceLeaf?.text ?? sourceFallback }

  /// The source string displayed for a missing translation.
  private var sourceFallback: String {
    // A row without a leaf of its locale has no case, so the usual one is shown.
    let leaves = sourceLocalization.map { Array($0.leaves.prefix(Localization.textLimit)) } ?? []
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
