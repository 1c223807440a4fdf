#if !canImport(Darwin)
  public import FoundationEssentials

  /// A reference to a localized string that is looked up later, maybe in another process.
  ///
  /// ```swift
  /// static let title = LocalizedStringResource("pencil", table: "Things")
  ///
  /// Text(title)               // in the locale of the environment
  /// String(localized: title)  // now, in the locale of the resource
  /// ```
  ///
  /// On Linux, Foundation's `Locale.current` is not the locale of the process. A resource with that
  /// locale, which is the default, is looked up in the locale of the text or of the process that
  /// shows it.
  public struct LocalizedStringResource: Hashable, Sendable {
    /// The place of the tables.
    public enum BundleDescription: Hashable, Codable, Sendable {
      /// The tables of the running program.
      ///
      /// If the resource is sent to another program, the tables of that program.
      case main
      /// The tables in a folder.
      case atURL(URL)
    }

    /// The key by which a table has the text.
    public let key: String
    /// The text, with the values of the placeholders, that is shown if no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; nil for `Localizable`.
    public let table: String?
    /// The locale for look-up and formats.
    ///
    /// A `Text` replaces it with the locale of its environment.
    public var locale: Locale
    /// The place of the table.
    public let bundle: BundleDescription

    package init(
      key: String, value: String.LocalizationValue, table: String?, locale: Locale,
      bundle: BundleDescription
    ) {
      self.key = key
      defaultValue = value
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// Makes a resource for the key that a value spells.
    ///
    /// The comment is for tools that extract and translate keys; the text does not need it.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    /// Makes a resource for a key, with a default value for the case that no table has the key.
    ///
    /// ```swift
    /// LocalizedStringResource("cart.total", defaultValue: "\(count) pieces")
    /// ```
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: key.description, value: defaultValue, table: table, locale: locale, bundle: bundle)
    }
  }

  extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Makes a resource for the key that a literal spells.
    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(value))
    }

    /// Makes a resource for the key that a literal with interpolated values spells.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension LocalizedStringResource {
    /// The explicit locale; nil for Foundation's current one.
    package var chosenLocale: LocaleTag? {
      locale == .current || locale == .autoupdatingCurrent ? nil : LocaleTag(locale.identifier)
    }

    /// Returns the resource with its placeholders replaced.
    package func replacing(with replacements: [Argument]) -> Self {
      Self(
        key: key, value: defaultValue.replacing(with: replacements), table: table,
        locale: locale, bundle: bundle)
    }

    /// The key with its arguments, as a text stores it.
    var localizedKey: LocalizedStringKey {
      LocalizedStringKey(
        key, arguments: defaultValue.arguments, formatting: defaultValue.formatting)
    }

    var tableName: TableName { TableName(table, in: bundle) }
  }

  /// A value that can be shown as a localized string.
  ///
  /// ```swift
  /// extension Tool: CustomLocalizedStringResourceConvertible {
  ///   var localizedStringResource: LocalizedStringResource { "tool.\(name)" }
  /// }
  /// ```
  public protocol CustomLocalizedStringResourceConvertible {
    /// The localized string for the value.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }
#endif
