@_exported public import Grammar
@_exported public import Locales
@_exported public import MessageSyntax

@_exported public import enum ICU.PluralCategory
