#if !canImport(Darwin)
  public import Foundation
  public import LocalizedText

  extension AttributedString {
    /// What may be asked for when a text is looked up.
    public struct LocalizationOptions {
      /// The values of the placeholders `\(placeholder:)`, the first for the first in the literal;
      /// a translator may have them in another order.
      public var replacements: [any CVarArg]?
      /// Whether arguments have their numbers as `replacementIndex`.
      public var applyReplacementIndexAttribute = false

      /// Asks for nothing.
      public init() {}
    }

    /// Looks up the key that a value spells, in the language of the process, now, and reads its
    /// Markdown.
    ///
    /// ```swift
    /// AttributedString(localized: "**Pay** \(amount)")
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, and what is shown where no table has it.
    ///   - options: what placeholders are filled with, and whether arguments are marked.
    ///   - table: the name of the table; nil for `Localizable`.
    ///   - bundle: where the table is; nil for the program's own.
    ///   - locale: how interpolated values are written; nil for the locale of the process. It has
    ///     no part in the look-up.
    ///   - comment: a word to translators.
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

    /// Looks up a key in the language of the process, now, and reads its Markdown; what no table
    /// has is shown as its default value.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - defaultValue: what is shown where no table has the key, with the values.
    ///   - options: what placeholders are filled with, and whether arguments are marked.
    ///   - table: the name of the table; nil for `Localizable`.
    ///   - bundle: where the table is; nil for the program's own.
    ///   - locale: how interpolated values are written; nil for the locale of the process. It has
    ///     no part in the look-up.
    ///   - comment: a word to translators.
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

    /// Looks up a resource now, in its own locale, and reads its Markdown.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self.init(
        resource.resolvedNow(
          lookUp: resource.chosenLocale, formats: nil, replacements: options.replacements,
          readsMarkdown: true),
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
          lookUp: nil, formats: resource.chosenLocale, replacements: options.replacements,
          readsMarkdown: true),
        options: options)
    }

    private init(_ text: ResolvedText, options: LocalizationOptions) {
      self.init(text)
      if !options.applyReplacementIndexAttribute { self.replacementIndex = nil }
    }
  }
#endif
