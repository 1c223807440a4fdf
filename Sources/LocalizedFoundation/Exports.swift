// Foundation's names, which are types of the engine, and the look-up itself. No other name of the
// engine is exported: `Argument` or `Text` of an importer or of another package keeps its meaning.
@_exported public import class LocalizedText.Localizer

#if !canImport(Darwin)
  @_exported public import enum LocalizedText.InflectionConcept
  @_exported public import protocol LocalizedText.CustomLocalizedStringResourceConvertible
  @_exported public import struct LocalizedText.InlinePresentationIntent
  @_exported public import struct LocalizedText.LocalizedStringResource
  @_exported public import struct LocalizedText.TermOfAddress
#endif
