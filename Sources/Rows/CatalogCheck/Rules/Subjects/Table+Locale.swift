package import Locales
package import StringCatalog

extension Table {
  /// Returns the locale of a localization, given its name in the files.
  ///
  /// `Base` is the source language, or English if that is unknown.
  package func locale(ofLocalization name: String) -> LocaleTag {
    LocaleTag(ofLocalization: name, sourceLanguage: sourceLanguage)
  }
}
