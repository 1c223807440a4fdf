@_exported public import Grammar
@_exported public import Locales
@_exported public import MessageSyntax
