#if !canImport(Darwin)
  public import Foundation
  public import LocalizedText

  extension AttributedString {
    /// Options for looking up an attributed string.
    public struct LocalizationOptions {
      /// The values of the `\(placeholder:)` placeholders, in the order of the literal.
      ///
      /// A translation may reorder the placeholders.
      public var replacements: [any CVarArg]?
      /// Whether arguments get a `replacementIndex` attribute with their number.
      public var applyReplacementIndexAttribute = false

      /// Whether to inflect the words of spans `^[…](inflect: true)`.
      public var inflect = true
      /// The phrases and people that strings can agree with, or nil for those of the environment;
      /// `agreeWithConcept: 1` refers to the first.
      public var concepts: [InflectionConcept]?

      /// Creates options with default values.
      public init() {}

      /// Creates options with one concept: a person, given by the acceptable terms of address, best
      /// first.
      public static func termsOfAddressConcept(_ terms: [TermOfAddress]) -> Self {
        Self(concept: .termsOfAddress(terms))
      }

      /// Creates options with one concept: a phrase in the language of the string.
      public static func localizedPhraseConcept(_ phrase: String) -> Self {
        Self(concept: .localizedPhrase(phrase))
      }

      private init(concept: InflectionConcept) { concepts = [concept] }

      fileprivate init(_ options: FormattingOptions) {
        applyReplacementIndexAttribute = options.contains(.applyReplacementIndexAttribute)
      }

      /// Applies the options to an environment.
      fileprivate func change(_ environment: inout EnvironmentValues) {
        environment.readsMarkdown = true
        if !inflect { environment.grammarians = nil }
        if let concepts { environment.inflectionConcepts = concepts }
      }
    }

    /// Looks up a string in the language of the process, parses its Markdown, and inflects its
    /// spans.
    ///
    /// The key is the format of the value. In spans, words agree with their numbers and nouns.
    ///
    /// ```swift
    /// AttributedString(localized: "Add ^[\(2) \(size) \(dish)](inflect: true)")
    /// // "Aggiungi 2 grandi insalate" in an Italian process
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
    public init(
      localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = .init(),
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        LocalizedStringResource(
          keyAndValue, table: table, locale: locale ?? .current, bundle: bundle),
        options: options)
    }

    /// Looks up a key in the language of the process and parses the string's Markdown.
    ///
    /// If no table has the key, the default value is used.
    ///
    /// - Parameters:
    ///   - key: the key to look up.
    ///   - defaultValue: the string to use if no table has the key.
    ///   - options: the values of placeholders, and whether to mark arguments.
    ///   - table: the name of the table, or nil for `Localizable`.
    ///   - bundle: the bundle of the table, or nil for the program's own.
    ///   - locale: the locale of interpolated values, or nil for that of the process. Lookup
    ///     ignores it.
    ///   - comment: a note for translators.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions = .init(), table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        LocalizedStringResource(
          key, defaultValue: defaultValue, table: table, locale: locale ?? .current,
          bundle: bundle),
        options: options)
    }

    /// Options for formatting an attributed string.
    public struct FormattingOptions: OptionSet, Hashable, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Adds a `replacementIndex` attribute with its number to each argument.
      public static let applyReplacementIndexAttribute = Self(rawValue: 1 << 0)
      /// Keeps the attributes of arguments separate from those of the surrounding string.
      ///
      /// This is always the case: an argument never inherits attributes.
      public static let insertAttributesWithoutMerging = Self(rawValue: 1 << 1)
    }

    /// Looks up a string in the language of the process and parses its Markdown; the key is the
    /// format of the value.
    public init(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        localized: keyAndValue, options: LocalizationOptions(options), table: table,
        bundle: bundle, locale: locale, comment: comment)
    }

    /// Looks up a key in the language of the process and parses the string's Markdown.
    ///
    /// If no table has the key, the default value is used.
    @_disfavoredOverload
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: FormattingOptions, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: LocalizationOptions(options),
        table: table, bundle: bundle, locale: locale, comment: comment)
    }

    /// Looks up a resource in its own locale and parses its Markdown.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self.init(
        resource.resolvedNow(
          lookup: resource.chosenLocale, formats: nil, replacements: options.replacements
        ) { options.change(&$0) },
        options: options)
    }

    /// Looks up a resource in its own locale and parses its Markdown.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, options: .init())
    }

    private init(_ resource: LocalizedStringResource, options: LocalizationOptions) {
      self.init(
        resource.resolvedNow(
          lookup: nil, formats: resource.chosenLocale, replacements: options.replacements
        ) { options.change(&$0) },
        options: options)
    }

    private init(_ text: ResolvedText, options: LocalizationOptions) {
      self.init(text)
      if !options.applyReplacementIndexAttribute { self.replacementIndex = nil }
    }
  }
#endif
