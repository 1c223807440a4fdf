package import ICUServices
package import Locales

extension PluralCategory {
  /// Returns the plural categories of the integers from 0 to 127, or nil if ICU has no rules for
  /// the locale.
  package static func ofSmallIntegers(in locale: LocaleTag) -> [PluralCategory]? {
    ArgumentFormats.shared(in: locale).smallCategories
  }
}
