#if !canImport(Darwin)
  public import Foundation
  internal import Locales
  internal import LocalizedText
  internal import Synchronization

  // On Apple's systems, the result of `NSLocalizedString` carries its plural forms, and formatting
  // chooses one. Here, it is only the `other` form, so these functions look up its origin.
  // Foundation's functions take any number of arguments; Swift prefers these, which take one.
  extension String {
    /// Returns a format filled with one number, in the matching plural form and the locale of the
    /// process.
    ///
    /// The format must be the result of `NSLocalizedString`. With more than one argument, the form
    /// is always `other`; use `String(localized:)` instead.
    ///
    /// ```swift
    /// String.localizedStringWithFormat(NSLocalizedString("%lld cats", comment: ""), 1)  // "1 cat"
    /// ```
    public static func localizedStringWithFormat(
      _ format: String, _ argument: any CVarArg
    ) -> String {
      VaryingFormats.text(of: format, argument, formats: nil)
        ?? String(format: format, locale: .localized, arguments: [argument])
    }

    /// Creates a string from a format and one number, in the matching plural form.
    ///
    /// The format must be the result of `NSLocalizedString`. With more than one argument, the form
    /// is always `other`; use `String(localized:)` instead.
    public init(format: String, _ argument: any CVarArg) {
      self =
        VaryingFormats.text(of: format, argument, formats: LocaleTag("en-US-u-va-posix"))
        ?? String(format: format, arguments: [argument])
    }

    /// Creates a string from a format and one number, in the matching plural form, with the number
    /// formatted for a locale.
    public init(format: String, locale: Locale?, _ argument: any CVarArg) {
      let tag = locale.map { LocaleTag($0.identifier) } ?? LocaleTag("en-US-u-va-posix")
      self =
        VaryingFormats.text(of: format, argument, formats: tag)
        ?? String(format: format, locale: locale, arguments: [argument])
    }
  }

  /// The formats with plural forms that `NSLocalizedString` recently returned in their `other`
  /// form.
  enum VaryingFormats {
    /// The key and table of a format.
    private struct Origin {
      let key: String
      let table: TableName
    }

    /// The origin of each format, by locale; several locales may share a format.
    private struct Known {
      var origins: [String: [LocaleTag: Origin]] = [:]
      var count = 0
    }

    private static let known = Mutex(Known())
    /// The maximum number of cached formats: keys and locales may be built from client input.
    private static let limit = 1_000

    /// Records the origin of a format.
    ///
    /// If two entries have the same `other` form, the last one wins.
    static func note(_ text: String, of key: String, in table: TableName, for locale: LocaleTag) {
      known.withLock { known in
        if known.count >= limit { known = Known() }
        let replaced = known.origins[text, default: [:]].updateValue(
          Origin(key: key, table: table), forKey: locale)
        known.count += replaced == nil ? 1 : 0
      }
    }

    /// Returns the form for a number, filled with the number, or nil if the format is unknown.
    ///
    /// `formats` is the locale for formatting the number, or nil for that of the string.
    static func text(of format: String, _ argument: any CVarArg, formats: LocaleTag?) -> String? {
      // Most formats do not come from a catalog; do not make them wait for an environment.
      guard let origins = known.withLock({ $0.origins[format] }) else { return nil }
      let lookup = EnvironmentValues.current
      guard let origin = origins[lookup.localeTag] else { return nil }
      var environment = lookup
      environment.localeTag = formats ?? lookup.localeTag
      environment.readsMarkdown = false
      environment.missingTexts = nil
      let key = LocalizedStringKey(origin.key, arguments: [Argument(argument)])
      return Resolver(environment: environment, lookup: lookup)
        .resolveWithoutEnvironmentStyle(Text(key, in: origin.table)).text
    }
  }
#endif
