package import Locales
package import StringCatalog

extension Table {
  /// Returns the locale of a localization, given its name in the files.
  ///
  /// `Base` is the source language, or English if that is unknown.
  package func locale(ofLocalization name: String) -> LocaleTag {
    guard name == "Base" else { return LocaleTag(name) }
    return LocaleTag(sourceLanguage.flatMap { $0 == "Base" ? nil : $0 } ?? "en")
  }
}
