#if !canImport(Darwin)
  public import Foundation
  internal import Locales
  internal import LocalizedText
  internal import Synchronization

  // On Apple's systems, the string that `NSLocalizedString` returns has its plural forms with it, and a
  // format chooses one. Here it is `other` alone, so these functions look up where it comes from.
  // Foundation's functions take any number of arguments. Swift prefers these, which take one.
  extension String {
    /// Returns a format with a number in it, in the plural form that the number chooses and in the
    /// locale of the process.
    ///
    /// The format is a string of a catalog, just as `NSLocalizedString` returns it. With several
    /// arguments, the form is always `other`: use `String(localized:)`.
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

    /// Makes a string of a format with a number in it, in the plural form that the number chooses.
    ///
    /// The format is a string of a catalog, just as `NSLocalizedString` returns it. With several
    /// arguments, the form is always `other`: use `String(localized:)`.
    public init(format: String, _ argument: any CVarArg) {
      self =
        VaryingFormats.text(of: format, argument, formats: LocaleTag("en-US-u-va-posix"))
        ?? String(format: format, arguments: [argument])
    }

    /// Makes a string of a format with a number in it, in the plural form that the number chooses,
    /// and writes the number in a locale.
    public init(format: String, locale: Locale?, _ argument: any CVarArg) {
      let tag = locale.map { LocaleTag($0.identifier) } ?? LocaleTag("en-US-u-va-posix")
      self =
        VaryingFormats.text(of: format, argument, formats: tag)
        ?? String(format: format, locale: locale, arguments: [argument])
    }
  }

  /// The formats of catalogs that vary by a number, as `NSLocalizedString` returned them last: in the
  /// form `other`.
  enum VaryingFormats {
    /// Where a format comes from.
    private struct Origin {
      let key: String
      let table: TableName
    }

    /// The origin of each format, by its locale: several locales may have the same one.
    private struct Known {
      var origins: [String: [LocaleTag: Origin]] = [:]
      var count = 0
    }

    private static let known = Mutex(Known())
    /// The most formats that are kept: keys and locales may be made from what a client sends.
    private static let limit = 1_000

    /// Notes where a format comes from.
    ///
    /// If two entries have the same form `other`, the last one counts.
    static func note(_ text: String, of key: String, in table: TableName, for locale: LocaleTag) {
      known.withLock { known in
        if known.count >= limit { known = Known() }
        let replaced = known.origins[text, default: [:]].updateValue(
          Origin(key: key, table: table), forKey: locale)
        known.count += replaced == nil ? 1 : 0
      }
    }

    /// Returns the form that a number chooses, with the number; nil if the format is unknown.
    ///
    /// `formats` is the locale in which the number is written; nil for that of the form.
    static func text(of format: String, _ argument: any CVarArg, formats: LocaleTag?) -> String? {
      // Most formats are not of a catalog, and must not wait for an environment.
      guard let origins = known.withLock({ $0.origins[format] }) else { return nil }
      let lookUp = EnvironmentValues.current
      guard let origin = origins[lookUp.localeTag] else { return nil }
      var environment = lookUp
      environment.localeTag = formats ?? lookUp.localeTag
      environment.readsMarkdown = false
      environment.missingTexts = nil
      let key = LocalizedStringKey(origin.key, arguments: [Argument(argument)])
      return Resolver(environment: environment, lookUp: lookUp)
        .resolveWithoutEnvironmentStyle(Text(key, in: origin.table)).text
    }
  }
#endif
