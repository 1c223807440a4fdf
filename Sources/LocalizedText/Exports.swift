@_exported public import Locales
@_exported public import MessageSyntax
