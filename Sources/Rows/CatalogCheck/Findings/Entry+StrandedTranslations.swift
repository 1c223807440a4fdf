package import StringCatalog

extension Entry {
  /// Returns the finding for a translation that was not updated when the words of its source string
  /// changed; nil if it needs no attention.
  ///
  /// A translation in a state other than "translated" is not reported, because its state already
  /// shows that it needs work.
  package func strandedTranslation(in locale: String) -> Finding? {
    guard shouldTranslate, !ignores(.sourceChanged), let translation = localization(locale),
      let leaf = translation.leaves.first, !leaf.isEmpty,
      translation.leaves.allSatisfy({ $0.state == nil || $0.state == "translated" })
    else { return nil }
    return Finding(
      .sourceChanged, "the source string changed, this translation did not", about: .leaf(leaf))
  }
}
