#if !canImport(Darwin)
  public import Foundation
  public import LocalizedText

  // The initializers that read an app's own attributes in markup.
  extension AttributedString {
    /// Looks up the key that a value spells, now, in the language of the process, and reads its
    /// Markdown and the attributes of a scope.
    ///
    /// A span `^[text](name: value)` gives its text the attribute of the scope whose `markdownName`
    /// is the name. Attributes that are not in the scope are kept as well; a value that the attribute
    /// cannot read is left out.
    ///
    /// ```swift
    /// enum OrderSizeAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    ///   typealias Value = Int
    ///   static let name = "orderSize"
    /// }
    ///
    /// struct CafeAttributes: AttributeScope { let orderSize: OrderSizeAttribute }
    ///
    /// AttributedString(
    ///   localized: "A ^[large](orderSize: 3) coffee", including: CafeAttributes.self)
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, which is also the text if no table has it.
    ///   - options: the values for placeholders, and whether arguments are marked.
    ///   - table: the name of the table; nil for `Localizable`.
    ///   - bundle: the bundle of the table; nil for the program's own.
    ///   - locale: the locale of interpolated values; nil for that of the process. The look-up
    ///     ignores it.
    ///   - comment: a note for translators.
    ///   - scope: the attributes that markup may have.
    public init<Scope: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = .init(),
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil, including scope: Scope.Type
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment)
      decodeSpans(including: scope)
    }

    /// Looks up the key that a value spells, now, in the language of the process, and reads its
    /// Markdown and the attributes of a scope, given by its name in `AttributeScopes`.
    public init<Scope: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = .init(),
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment, including: Scope.self)
    }

    /// Looks up the key that a value spells, now, in the language of the process, and reads its
    /// Markdown and the attributes of a scope.
    public init<Scope: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil, including scope: Scope.Type
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment)
      decodeSpans(including: scope)
    }

    /// Looks up the key that a value spells, now, in the language of the process, and reads its
    /// Markdown and the attributes of a scope, given by its name in `AttributeScopes`.
    public init<Scope: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment, including: Scope.self)
    }

    /// Looks up a key now, in the language of the process, and reads its Markdown and the attributes
    /// of a scope.
    ///
    /// If no table has the key, the result is the default value.
    public init<Scope: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions = .init(), table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil, including scope: Scope.Type
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table,
        bundle: bundle, locale: locale, comment: comment)
      decodeSpans(including: scope)
    }

    /// Looks up a key now, in the language of the process, and reads its Markdown and the attributes
    /// of a scope, given by its name in `AttributeScopes`.
    ///
    /// If no table has the key, the result is the default value.
    public init<Scope: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions = .init(), table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table,
        bundle: bundle, locale: locale, comment: comment, including: Scope.self)
    }

    /// Looks up a resource now, in its own locale, and reads its Markdown and the attributes of a
    /// scope.
    @_disfavoredOverload
    public init<Scope: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions = .init(),
      including scope: Scope.Type
    ) {
      self.init(localized: resource, options: options)
      decodeSpans(including: scope)
    }

    /// Looks up a resource now, in its own locale, and reads its Markdown and the attributes of a
    /// scope, given by its name in `AttributeScopes`.
    @_disfavoredOverload
    public init<Scope: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions = .init(),
      including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
      self.init(localized: resource, options: options, including: Scope.self)
    }
  }

  extension AttributedString {
    /// Reads a text as inline Markdown with the attributes of a scope.
    ///
    /// - Parameters:
    ///   - markdown: the text. Every text is valid Markdown.
    ///   - scope: the attributes that markup may have, if the options allow extended attributes.
    ///   - options: the parts of Markdown that are read.
    ///   - baseURL: the base of relative links.
    /// - Throws: nothing. It is declared as in Foundation, whose initializer throws.
    public init<Scope: AttributeScope>(
      markdown: String, including scope: Scope.Type, options: MarkdownParsingOptions = .init(),
      baseURL: URL? = nil
    ) throws {
      try self.init(markdown: markdown, options: options, baseURL: baseURL)
      decodeSpans(including: scope)
    }

    /// Reads the UTF-8 text in some bytes as inline Markdown with the attributes of a scope.
    ///
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` if the bytes are not UTF-8 and the
    ///   options do not replace invalid ones.
    public init<Scope: AttributeScope>(
      markdown: Data, including scope: Scope.Type, options: MarkdownParsingOptions = .init(),
      baseURL: URL? = nil
    ) throws {
      try self.init(markdown: markdown, options: options, baseURL: baseURL)
      decodeSpans(including: scope)
    }

    /// Reads the UTF-8 text in some bytes as inline Markdown with the attributes of a scope, given by
    /// its name in `AttributeScopes`.
    public init<Scope: AttributeScope>(
      markdown: Data, including scope: KeyPath<AttributeScopes, Scope.Type>,
      options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: markdown, including: Scope.self, options: options, baseURL: baseURL)
    }

    /// Reads a UTF-8 file as inline Markdown.
    ///
    /// - Throws: an error if the file cannot be read or is not UTF-8.
    public init(
      contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Reads a text as inline Markdown with the attributes of a scope, given by its name in
    /// `AttributeScopes`.
    public init<Scope: AttributeScope>(
      markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
      options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: markdown, including: Scope.self, options: options, baseURL: baseURL)
    }
  }
#endif
