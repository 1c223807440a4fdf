// SwiftUI's names, which are types of the engine, and no other name of it: a name that an importer
// gives to a type of their own, or that another package has, must not mean two types.
@_exported public import LocalizedFoundation

@_exported public import enum Locales.LayoutDirection
@_exported public import enum LocalizedText.Color
@_exported public import struct LocalizedText.EnvironmentValues
@_exported public import enum LocalizedText.Font
@_exported public import struct LocalizedText.Image
@_exported public import struct LocalizedText.LocalizedStringKey
@_exported public import struct LocalizedText.Text
