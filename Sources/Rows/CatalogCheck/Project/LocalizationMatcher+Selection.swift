internal import Locales

extension LocalizationMatcher {
  /// Returns the localizations that a language on the command line selects, best first.
  ///
  /// A localization of exactly this name comes first, followed by those that match the language.
  /// The name of a language, such as `german`, selects nothing unless a localization has that name,
  /// like `German.lproj`.
  ///
  /// ```swift
  /// let matcher = LocalizationMatcher(available: ["de", "zh-Hans", "zh-Hant"])
  /// matcher.selection(of: "de_DE")   // ["de"]
  /// matcher.selection(of: "zh")      // ["zh-Hans"]
  /// matcher.selection(of: "german")  // []
  /// ```
  func selection(of name: String) -> [String] {
    let exact = available.contains(name) ? [name] : []
    let tag = LocaleTag(name)
    guard tag.isLanguageCode else { return exact }
    return exact + chain(for: tag).filter { $0 != name }
  }
}
