// Re-export only the types that appear in signatures here, so that types named `Reading` or
// `Placeholder` in importers or other packages keep their meaning. Importers need not know the
// modules, which are not products.
@_exported public import enum ICUServices.PluralCategory
@_exported public import enum Locales.LayoutDirection
@_exported public import struct Locales.LocaleTag
@_exported public import struct Locales.LocalizationMatcher
@_exported public import struct Locales.PrivateUseTag
@_exported public import struct MessageSyntax.LetterTraits
@_exported public import enum StringCatalog.Device
