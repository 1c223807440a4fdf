#if !canImport(Darwin)
  public import Foundation
  public import LocalizedText

  extension AttributedString {
    /// The options of a look-up.
    public struct LocalizationOptions {
      /// The values for the placeholders `\(placeholder:)`, in the order of the literal.
      ///
      /// A translation may have them in another order.
      public var replacements: [any CVarArg]?
      /// Whether arguments get the attribute `replacementIndex` with their number.
      public var applyReplacementIndexAttribute = false

      /// Whether the words of spans `^[…](inflect: true)` are made to agree.
      public var inflect = true
      /// The phrases and persons with which words agree: `agreeWithConcept: 1` means the first; nil
      /// for those of the environment.
      public var concepts: [InflectionConcept]?

      /// Makes options with defaults.
      public init() {}

      /// Makes options with one concept, a person by the terms of address that may be used, the best
      /// one first.
      public static func termsOfAddressConcept(_ terms: [TermOfAddress]) -> Self {
        Self(concept: .termsOfAddress(terms))
      }

      /// Makes options with one concept, a phrase in the language of the text.
      public static func localizedPhraseConcept(_ phrase: String) -> Self {
        Self(concept: .localizedPhrase(phrase))
      }

      private init(concept: InflectionConcept) { concepts = [concept] }

      fileprivate init(_ options: FormattingOptions) {
        applyReplacementIndexAttribute = options.contains(.applyReplacementIndexAttribute)
      }

      /// Changes an environment as the options ask.
      fileprivate func change(_ environment: inout EnvironmentValues) {
        environment.readsMarkdown = true
        if !inflect { environment.grammarians = nil }
        if let concepts { environment.inflectionConcepts = concepts }
      }
    }

    /// Looks up the key that a value spells, now, in the language of the process, and reads its
    /// Markdown.
    ///
    /// The words of spans agree with their numbers and nouns.
    ///
    /// ```swift
    /// AttributedString(localized: "Add ^[\(2) \(size) \(dish)](inflect: true)")
    /// // "Aggiungi 2 grandi insalate" in an Italian process
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

    /// Looks up a key now, in the language of the process, and reads its Markdown.
    ///
    /// If no table has the key, the result is the default value.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - defaultValue: the text, with its values, if no table has the key.
    ///   - options: the values for placeholders, and whether arguments are marked.
    ///   - table: the name of the table; nil for `Localizable`.
    ///   - bundle: the bundle of the table; nil for the program's own.
    ///   - locale: the locale of interpolated values; nil for that of the process. The look-up
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

    /// The options of a format.
    public struct FormattingOptions: OptionSet, Hashable, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Makes options of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Arguments get the attribute `replacementIndex` with their number.
      public static let applyReplacementIndexAttribute = Self(rawValue: 1 << 0)
      /// The attributes of an argument replace those of the text around it, as they do without this
      /// option: an argument is never given attributes of the text.
      public static let insertAttributesWithoutMerging = Self(rawValue: 1 << 1)
    }

    /// Looks up the key that a value spells, now, in the language of the process, and reads its
    /// Markdown.
    public init(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        localized: keyAndValue, options: LocalizationOptions(options), table: table,
        bundle: bundle, locale: locale, comment: comment)
    }

    /// Looks up a key now, in the language of the process, and reads its Markdown.
    ///
    /// If no table has the key, the result is the default value.
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

    /// Looks up a resource now, in its own locale, and reads its Markdown.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self.init(
        resource.resolvedNow(
          lookUp: resource.chosenLocale, formats: nil, replacements: options.replacements
        ) { options.change(&$0) },
        options: options)
    }

    /// Looks up a resource now, in its own locale, and reads its Markdown.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, options: .init())
    }

    private init(_ resource: LocalizedStringResource, options: LocalizationOptions) {
      self.init(
        resource.resolvedNow(
          lookUp: nil, formats: resource.chosenLocale, replacements: options.replacements
        ) { options.change(&$0) },
        options: options)
    }

    private init(_ text: ResolvedText, options: LocalizationOptions) {
      self.init(text)
      if !options.applyReplacementIndexAttribute { self.replacementIndex = nil }
    }
  }
#endif
