#if !canImport(Darwin)
  public import Foundation
  public import LocalizedText

  extension String {
    /// What may be asked for when a text is looked up.
    public struct LocalizationOptions {
      /// The values of the placeholders `\(placeholder:)`, the first for the first in the literal;
      /// a translator may have them in another order.
      public var replacements: [any CVarArg]?

      /// Asks for nothing.
      public init() {}
    }

    /// Looks up the key that a value spells, in the language of the process, now.
    ///
    /// Markdown stays as it is written, and so does `^[…](inflect: true)`. The result is a plain
    /// text: `Text(LocalizedStringKey(String(localized: "pencil")))` would look it up once more,
    /// so show it with `Text(verbatim:)`.
    ///
    /// ```swift
    /// String(localized: "\(3) files")  // "3 Dateien" in a German process
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, and what is shown where no table has it.
    ///   - options: what placeholders are filled with.
    ///   - table: the name of the table; nil for `Localizable`.
    ///   - bundle: where the table is; nil for the program's own.
    ///   - locale: how interpolated values are written. It has no part in the look-up.
    ///   - comment: a word to translators.
    public init(
      localized keyAndValue: LocalizationValue, options: LocalizationOptions = .init(),
      table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self.init(
        LocalizedStringResource(keyAndValue, table: table, locale: locale, bundle: bundle),
        options: options)
    }

    /// Looks up a key in the language of the process, now; what no table has is shown as its
    /// default value.
    ///
    /// ```swift
    /// String(localized: "cart.total", defaultValue: "\(count) pieces")
    /// ```
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - defaultValue: what is shown where no table has the key, with the values.
    ///   - options: what placeholders are filled with.
    ///   - table: the name of the table; nil for `Localizable`.
    ///   - bundle: where the table is; nil for the program's own.
    ///   - locale: how interpolated values are written. It has no part in the look-up.
    ///   - comment: a word to translators.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue,
      options: LocalizationOptions = .init(), table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(
        LocalizedStringResource(
          key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle),
        options: options)
    }

    /// Looks up a resource now, in its own locale; in that of the process if it has none.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self =
        resource.resolvedNow(
          lookUp: resource.chosenLocale, formats: nil, replacements: options.replacements,
          readsMarkdown: false
        ).text
    }

    /// Looks up a resource now, in its own locale; in that of the process if it has none.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, options: .init())
    }

    private init(_ resource: LocalizedStringResource, options: LocalizationOptions) {
      self =
        resource.resolvedNow(
          lookUp: nil, formats: resource.chosenLocale, replacements: options.replacements,
          readsMarkdown: false
        ).text
    }
  }
#endif
