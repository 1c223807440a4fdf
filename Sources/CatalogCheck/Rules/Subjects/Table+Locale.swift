package import Locales
package import StringCatalog

extension Table {
  /// The locale of a localization, by the name that the files have for it.
  ///
  /// Texts in `Base` are in the source language, or in English if that is unknown.
  package func locale(ofLocalization name: String) -> LocaleTag {
    guard name == "Base" else { return LocaleTag(name) }
    return LocaleTag(sourceLanguage.flatMap { $0 == "Base" ? nil : $0 } ?? "en")
  }
}
