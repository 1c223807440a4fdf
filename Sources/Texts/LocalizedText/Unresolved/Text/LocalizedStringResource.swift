#if !canImport(Darwin)
  public import FoundationEssentials

  /// A reference to a localized string that is looked up later, possibly in another process.
  ///
  /// ```swift
  /// static let title = LocalizedStringResource("pencil", table: "Things")
  ///
  /// Text(title)               // in the locale of the environment
  /// String(localized: title)  // now, in the locale of the resource
  /// ```
  ///
  /// On Linux, Foundation's `Locale.current` is not the locale of the process. A resource with that
  /// locale, which is the default, uses the locale of the text or process that shows it.
  public struct LocalizedStringResource: Hashable, Sendable {
    /// The location of the tables.
    public enum BundleDescription: Hashable, Codable, Sendable {
      /// The tables of the running program.
      ///
      /// If the resource is sent to another program, that program's tables.
      case main
      /// The tables in a folder.
      case atURL(URL)
    }

    /// The key to look up.
    public let key: String
    /// The value to show if no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the table, or nil for `Localizable`.
    public let table: String?
    /// The locale for lookup and formatting.
    ///
    /// A `Text` uses the locale of its environment instead.
    public var locale: Locale
    /// The location of the table.
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

    /// Creates a resource whose key is the format of a value.
    ///
    /// The comment is only for tools that extract and translate keys.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a resource from a key, with a default value to show if no table has the key.
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
    /// Creates a resource from a literal, which is its key.
    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(value))
    }

    /// Creates a resource from an interpolated literal, whose format is its key.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension LocalizedStringResource {
    /// The explicit locale, or nil for Foundation's current one.
    package var chosenLocale: LocaleTag? {
      locale == .current || locale == .autoupdatingCurrent ? nil : LocaleTag(locale.identifier)
    }

    /// Returns the resource with its placeholders replaced.
    package func replacing(with replacements: [Argument]) -> Self {
      Self(
        key: key, value: defaultValue.replacing(with: replacements), table: table,
        locale: locale, bundle: bundle)
    }

    /// The key with its arguments, as stored by a text.
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
