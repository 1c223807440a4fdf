#if !canImport(Darwin)
  public import Foundation
  public import LocalizedText

  extension String {
    /// Options for looking up a string.
    public struct LocalizationOptions {
      /// The values of the `\(placeholder:)` placeholders, in the order of the literal.
      ///
      /// A translation may reorder the placeholders.
      public var replacements: [any CVarArg]?

      /// Creates options with default values.
      public init() {}
    }

    /// Looks up a string in the language of the process.
    ///
    /// The key is the format of the value. Markdown and `^[…](inflect: true)` are not parsed. Show
    /// the result with `Text(verbatim:)`; `Text(LocalizedStringKey(String(localized: "pencil")))`
    /// would look it up again.
    ///
    /// ```swift
    /// String(localized: "\(3) files")  // "3 Dateien" in a German process
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, which is also the string to use if no table has it.
    ///   - options: the values of placeholders.
    ///   - table: the name of the table, or nil for `Localizable`.
    ///   - bundle: the bundle of the table, or nil for the program's own.
    ///   - locale: the locale of interpolated values. Lookup ignores it.
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

    /// Looks up a key in the language of the process.
    ///
    /// If no table has the key, the default value is used.
    ///
    /// ```swift
    /// String(localized: "cart.total", defaultValue: "\(count) pieces")
    /// ```
    ///
    /// - Parameters:
    ///   - key: the key to look up.
    ///   - defaultValue: the string to use if no table has the key.
    ///   - options: the values of placeholders.
    ///   - table: the name of the table, or nil for `Localizable`.
    ///   - bundle: the bundle of the table, or nil for the program's own.
    ///   - locale: the locale of interpolated values. Lookup ignores it.
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

    /// Looks up a resource in its own locale or, if it has none, in that of the process.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self =
        resource.resolvedNow(
          lookup: resource.chosenLocale, formats: nil, replacements: options.replacements
        ) { $0.readsMarkdown = false }.text
    }

    /// Looks up a resource in its own locale or, if it has none, in that of the process.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, options: .init())
    }

    private init(_ resource: LocalizedStringResource, options: LocalizationOptions) {
      self =
        resource.resolvedNow(
          lookup: nil, formats: resource.chosenLocale, replacements: options.replacements
        ) { $0.readsMarkdown = false }.text
    }
  }

  extension LocalizedStringResource {
    /// Returns the resource, resolved in the current environment.
    ///
    /// - Parameters:
    ///   - lookup: the locale for lookup, or nil for the current one.
    ///   - formats: the locale for formatting values, or nil for the lookup locale.
    ///   - replacements: the values of the placeholders.
    ///   - change: changes the rest of the environment.
    /// - Returns: The resolved string.
    func resolvedNow(
      lookup: LocaleTag?, formats: LocaleTag?, replacements: [any CVarArg]?,
      _ change: (inout EnvironmentValues) -> Void
    ) -> ResolvedText {
      var searched = EnvironmentValues.current
      if let lookup {
        searched.localeTag = lookup
        searched.preferences = []
      }
      var environment = searched
      environment.localeTag = formats ?? searched.localeTag
      change(&environment)
      let resource = replacing(with: (replacements ?? []).map { Argument($0) })
      return Resolver(environment: environment, lookup: searched)
        .resolveWithoutEnvironmentStyle(Text(resource))
    }
  }

  extension Argument {
    /// Creates an argument from a C argument.
    init(_ value: any CVarArg) {
      switch value {
      case let text as String: self = .string(text)
      case let number as any FormatSpecifiable: self = number.argument
      default: self = .string(String(describing: value))
      }
    }
  }
#endif
