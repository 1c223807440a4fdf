// Re-export only types with Foundation's names, and the lookup itself, so that `Argument` or
// `Text` in importers and other packages keep their meaning.
@_exported public import class LocalizedText.Localizer

#if !canImport(Darwin)
  @_exported public import enum LocalizedText.InflectionConcept
  @_exported public import protocol LocalizedText.CustomLocalizedStringResourceConvertible
  @_exported public import struct LocalizedText.InlinePresentationIntent
  @_exported public import struct LocalizedText.LocalizedStringResource
  @_exported public import struct LocalizedText.TermOfAddress
#endif
