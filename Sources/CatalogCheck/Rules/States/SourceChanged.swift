import LocalizedText
public import SourceText
package import StringCatalog

extension RuleID {
  /// A source text that has changed while its translation has not.
  public static let sourceChanged = RuleID("source-changed", .warning)
}

extension Rule {
  /// A source text that has changed while its translation has not.
  ///
  /// The command `check --since` reports it, because it knows the earlier texts.
  static let sourceChanged = Rule(
    reportedByReaders: .sourceChanged,
    summary: "a source text has changed, and its translation has not",
    why: """
      Users of the language read what is no longer true: "15 days" became "30 days", and the German text \
      still says "15 Tage". Only --since can tell.
      """,
    fix: "Correct the translation, or mark it as needs_review.")
}

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
      return Judgement(
        .sourceChanged, .text("the source text has changed, and this translation has not"),
        about: .leaf(leaf), in: table.name
      ).finding
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
