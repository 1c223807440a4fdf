// The types of other modules that signatures here name, and no other name of those modules: a type of an
// importer or of another package that is called `Reading` or `Placeholder` keeps its meaning. No importer
// has to know the modules, which are no products.
@_exported public import enum ICU.PluralCategory
@_exported public import enum Locales.LayoutDirection
@_exported public import struct Locales.LocaleTag
@_exported public import struct Locales.LocalizationMatcher
@_exported public import struct Locales.PrivateUseTag
@_exported public import struct MessageSyntax.LetterTraits
