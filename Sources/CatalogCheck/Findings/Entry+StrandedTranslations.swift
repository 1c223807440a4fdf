internal import SourceText
package import StringCatalog

extension Entry {
  /// The translations that are the same as in an earlier version of the entry, although the source text
  /// has other words.
  ///
  /// A translation in another state than "translated" is not reported: its state says enough.
  package func strandedTranslations(since earlier: Entry, in table: Table) -> [Finding] {
    guard let language = table.sourceLanguage, let source = localization(language),
      let before = earlier.localization(language), shouldTranslate, !ignores(.sourceChanged),
      source.words != before.words
    else { return [] }
    return localizations.compactMap { translation in
      guard translation.locale != language, let old = earlier.localization(translation.locale),
        let leaf = translation.leaves.first, !leaf.isEmpty,
        translation.leaves.allSatisfy({ $0.state == nil || $0.state == "translated" }),
        translation.leaves.map(\.text) == old.leaves.map(\.text)
      else { return nil }
      return Finding(
        .sourceChanged, "the source string changed, this translation did not", about: .leaf(leaf))
    }
  }
}

extension Localization {
  /// The letters, digits and signs of placeholders of all texts, without case.
  fileprivate var words: [String] {
    leaves.map {
      $0.text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" || $0 == "@" }
    }
  }
}
