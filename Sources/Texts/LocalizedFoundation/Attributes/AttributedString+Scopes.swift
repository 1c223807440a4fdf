#if !canImport(Darwin)
  public import Foundation
  public import LocalizedText

  // The initializers that read an app's own attributes in markup.
  extension AttributedString {
    /// Looks up a string in the language of the process, and parses its Markdown and the attributes
    /// of a scope.
    ///
    /// A span `^[text](name: value)` sets the scope's attribute whose `markdownName` is the name.
    /// Attributes outside the scope are kept as well. A value that the attribute cannot decode is
    /// dropped.
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
    ///   - keyAndValue: the key, which is also the string to use if no table has it.
    ///   - options: the values of placeholders, and whether to mark arguments.
    ///   - table: the name of the table, or nil for `Localizable`.
    ///   - bundle: the bundle of the table, or nil for the program's own.
    ///   - locale: the locale of interpolated values, or nil for that of the process. Lookup
    ///     ignores it.
    ///   - comment: a note for translators.
    ///   - scope: the attributes that markup may set.
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

    /// Looks up a string in the language of the process, and parses its Markdown and the attributes
    /// of a scope, given by its key path in `AttributeScopes`.
    public init<Scope: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = .init(),
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment, including: Scope.self)
    }

    /// Looks up a string in the language of the process, and parses its Markdown and the attributes
    /// of a scope.
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

    /// Looks up a string in the language of the process, and parses its Markdown and the attributes
    /// of a scope, given by its key path in `AttributeScopes`.
    public init<Scope: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment, including: Scope.self)
    }

    /// Looks up a key in the language of the process, and parses the string's Markdown and the
    /// attributes of a scope.
    ///
    /// If no table has the key, the default value is used.
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

    /// Looks up a key in the language of the process, and parses the string's Markdown and the
    /// attributes of a scope, given by its key path in `AttributeScopes`.
    ///
    /// If no table has the key, the default value is used.
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

    /// Looks up a resource in its own locale, and parses its Markdown and the attributes of a
    /// scope.
    @_disfavoredOverload
    public init<Scope: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions = .init(),
      including scope: Scope.Type
    ) {
      self.init(localized: resource, options: options)
      decodeSpans(including: scope)
    }

    /// Looks up a resource in its own locale, and parses its Markdown and the attributes of a
    /// scope, given by its key path in `AttributeScopes`.
    @_disfavoredOverload
    public init<Scope: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions = .init(),
      including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
      self.init(localized: resource, options: options, including: Scope.self)
    }
  }

  extension AttributedString {
    /// Creates an attributed string from inline Markdown with the attributes of a scope.
    ///
    /// - Parameters:
    ///   - markdown: the Markdown source. Any string is valid.
    ///   - scope: the attributes that markup may set, if the options allow extended attributes.
    ///   - options: the parsing options.
    ///   - baseURL: the base of relative links.
    /// - Throws: Nothing; it is declared throwing to match Foundation.
    public init<Scope: AttributeScope>(
      markdown: String, including scope: Scope.Type, options: MarkdownParsingOptions = .init(),
      baseURL: URL? = nil
    ) throws {
      try self.init(markdown: markdown, options: options, baseURL: baseURL)
      decodeSpans(including: scope)
    }

    /// Creates an attributed string from inline Markdown in UTF-8 with the attributes of a scope.
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

    /// Creates an attributed string from inline Markdown in UTF-8 with the attributes of a scope,
    /// given by its key path in `AttributeScopes`.
    public init<Scope: AttributeScope>(
      markdown: Data, including scope: KeyPath<AttributeScopes, Scope.Type>,
      options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: markdown, including: Scope.self, options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from a UTF-8 file of inline Markdown.
    ///
    /// - Throws: An error if the file cannot be read or is not UTF-8.
    public init(
      contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from inline Markdown with the attributes of a scope, given by
    /// its key path in `AttributeScopes`.
    public init<Scope: AttributeScope>(
      markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
      options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: markdown, including: Scope.self, options: options, baseURL: baseURL)
    }
  }
#endif
