internal import SourceText

/// The localizations that a user may mean by a word that selects none.
package struct LanguageSuggestions {
  private let localizations: [String]

  /// Creates suggestions among some localizations.
  package init(localizations: [String]) { self.localizations = localizations }

  /// At most three localizations: those of the same language, or whose language has a similar name,
  /// in English or in the language itself.
  ///
  /// ```swift
  /// LanguageSuggestions(localizations: ["de", "fr"]).nearest(to: "german")    // ["de"]
  /// LanguageSuggestions(localizations: ["de", "fr"]).nearest(to: "français")  // ["fr"]
  /// ```
  package func nearest(to word: String) -> [String] {
    let tag = LocaleTag(word)
    let related = localizations.filter {
      tag.isDetermined && LocaleTag($0).language == tag.language
    }
    guard related.isEmpty else { return Array(related.prefix(3)) }
    // The code of a language is hardly ever a mistake for that of another one.
    if tag.isDetermined, tag.isKnownLanguage, word.utf8.count <= 3 { return [] }
    let named = localizationsByName
    if let exact = named[word.lowercased()] { return Array(exact.prefix(3)) }
    let near = Spelling.close(to: word, among: named.keys)
    return Array(near.flatMap { named[$0] ?? [] }.withoutRepetition.prefix(3))
  }

  private var localizationsByName: [String: [String]] {
    var named: [String: [String]] = [:]
    for localization in localizations {
      for name in Set(names(of: localization)) {
        named[name.lowercased(), default: []].append(localization)
      }
    }
    return named
  }

  private func names(of localization: String) -> [String] {
    let tag = LocaleTag(localization)
    guard tag.isDetermined else { return [localization] }
    let language = LocaleTag(language: tag.language)
    return [localization]
      + [tag, language].flatMap { [$0.displayName(), $0.ownDisplayName] }
  }
}
