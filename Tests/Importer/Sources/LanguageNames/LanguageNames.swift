// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A type with a name that modules below LocalizedText have, too.
///
/// If LocalizedText exported one of them, an unqualified use would be an error.
public protocol LanguageName: Sendable { init() }

public struct Agreement: LanguageName { public init() {} }
public struct AttributeSpan: LanguageName { public init() {} }
public struct BoundedCache: LanguageName { public init() {} }
public struct FormatSpecifier: LanguageName { public init() {} }
public struct FormatString: LanguageName { public init() {} }
public struct Grammarian: LanguageName { public init() {} }
public struct Lexicon: LanguageName { public init() {} }
public struct LineBreaks: LanguageName { public init() {} }
public struct MarkdownText: LanguageName { public init() {} }
public struct NumberFormat: LanguageName { public init() {} }
public struct PartOfSpeech: LanguageName { public init() {} }
public struct Placeholder: LanguageName { public init() {} }
public struct PluralRules: LanguageName { public init() {} }
public struct Reading: LanguageName { public init() {} }
public struct Transducer: LanguageName { public init() {} }
public struct WordForm: LanguageName { public init() {} }
