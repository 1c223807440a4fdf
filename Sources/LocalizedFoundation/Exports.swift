@_exported public import LocalizedText
