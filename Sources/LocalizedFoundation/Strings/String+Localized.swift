#if !canImport(Darwin)
  public import Foundation
  public import LocalizedText

  extension String {
    /// The options of a look-up.
    public struct LocalizationOptions {
      /// The values for the placeholders `\(placeholder:)`, in the order of the literal.
      ///
      /// A translation may have them in another order.
      public var replacements: [any CVarArg]?

      /// Makes options with defaults.
      public init() {}
    }

    /// Looks up the key that a value spells, now, in the language of the process.
    ///
    /// Markdown and `^[…](inflect: true)` stay as they are written. Show the result with
    /// `Text(verbatim:)`, because `Text(LocalizedStringKey(String(localized: "pencil")))` would
    /// look it up again.
    ///
    /// ```swift
    /// String(localized: "\(3) files")  // "3 Dateien" in a German process
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, which is also the text if no table has it.
    ///   - options: the values for placeholders.
    ///   - table: the name of the table; nil for `Localizable`.
    ///   - bundle: the bundle of the table; nil for the program's own.
    ///   - locale: the locale of interpolated values. The look-up ignores it.
    ///   - comment: a note for translators.
    public init(
      localized keyAndValue: LocalizationValue, options: LocalizationOptions = .init(),
      table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self.init(
        LocalizedStringResource(keyAndValue, table: table, locale: locale, bundle: bundle),
        options: options)
    }

    /// Looks up a key now, in the language of the process.
    ///
    /// If no table has the key, the result is the default value.
    ///
    /// ```swift
    /// String(localized: "cart.total", defaultValue: "\(count) pieces")
    /// ```
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - defaultValue: the text, with its values, if no table has the key.
    ///   - options: the values for placeholders.
    ///   - table: the name of the table; nil for `Localizable`.
    ///   - bundle: the bundle of the table; nil for the program's own.
    ///   - locale: the locale of interpolated values. The look-up ignores it.
    ///   - comment: a note for translators.
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

    /// Looks up a resource now, in its own locale or, if it has none, in that of the process.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self =
        resource.resolvedNow(
          lookUp: resource.chosenLocale, formats: nil, replacements: options.replacements
        ) { $0.readsMarkdown = false }.text
    }

    /// Looks up a resource now, in its own locale or, if it has none, in that of the process.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, options: .init())
    }

    private init(_ resource: LocalizedStringResource, options: LocalizationOptions) {
      self =
        resource.resolvedNow(
          lookUp: nil, formats: resource.chosenLocale, replacements: options.replacements
        ) { $0.readsMarkdown = false }.text
    }
  }

  extension LocalizedStringResource {
    /// Returns the text as it reads now.
    ///
    /// `lookUp` is the locale of the look-up and `formats` that of the values; nil for the current
    /// one. `change` changes the rest of the environment.
    func resolvedNow(
      lookUp: LocaleTag?, formats: LocaleTag?, replacements: [any CVarArg]?,
      _ change: (inout EnvironmentValues) -> Void
    ) -> ResolvedText {
      var searched = EnvironmentValues.current
      if let lookUp {
        searched.localeTag = lookUp
        searched.preferences = []
      }
      var environment = searched
      environment.localeTag = formats ?? searched.localeTag
      change(&environment)
      let resource = replacing(with: (replacements ?? []).map { Argument($0) })
      return Resolver(environment: environment, lookUp: searched)
        .resolveWithoutEnvironmentStyle(Text(resource))
    }
  }

  extension Argument {
    /// Makes an argument from a C argument.
    init(_ value: any CVarArg) {
      switch value {
      case let text as String: self = .string(text)
      case let number as any FormatSpecifiable: self = number.argument
      default: self = .string(String(describing: value))
      }
    }
  }
#endif
