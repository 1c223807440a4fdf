// Re-export only types with SwiftUI's names, so that other names in importers and packages stay
// unambiguous.
@_exported public import LocalizedFoundation

@_exported public import enum Locales.LayoutDirection
@_exported public import enum LocalizedText.Color
@_exported public import struct LocalizedText.EnvironmentValues
@_exported public import enum LocalizedText.Font
@_exported public import struct LocalizedText.Image
@_exported public import struct LocalizedText.LocalizedStringKey
@_exported public import struct LocalizedText.Text
