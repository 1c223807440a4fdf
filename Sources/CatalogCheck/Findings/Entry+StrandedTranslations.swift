package import StringCatalog

extension Entry {
  /// The finding for a translation that is the same as in an earlier version, although the source text has
  /// other words; nil if nobody has to look at it.
  ///
  /// A translation in another state than "translated" is not reported: its state says enough.
  package func strandedTranslation(in locale: String) -> Finding? {
    guard shouldTranslate, !ignores(.sourceChanged), let translation = localization(locale),
      let leaf = translation.leaves.first, !leaf.isEmpty,
      translation.leaves.allSatisfy({ $0.state == nil || $0.state == "translated" })
    else { return nil }
    return Finding(
      .sourceChanged, "the source string changed, this translation did not", about: .leaf(leaf))
  }
}
