#if !canImport(Darwin)
  public import FoundationEssentials

  /// A reference to a localized string that is looked up later, maybe in another process.
  ///
  /// ```swift
  /// static let title = LocalizedStringResource("pencil", table: "Things")
  ///
  /// Text(title)               // in the locale of its place
  /// String(localized: title)  // now, in the locale of the resource
  /// ```
  ///
  /// Foundation's `Locale.current` says nothing of the process on Linux. A resource that has it, as
  /// one does unless another locale is given, is looked up in the locale of whoever looks it up.
  public struct LocalizedStringResource: Hashable, Sendable {
    /// Where tables are found.
    public enum BundleDescription: Hashable, Codable, Sendable {
      /// The program's own tables; in another program, that one's.
      case main
      /// The tables in a folder.
      case atURL(URL)
    }

    /// The key.
    public let key: String
    /// What is shown where no table has the key, with the values of the placeholders.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; nil for `Localizable`.
    public let table: String?
    /// The locale of look-up and formats; in a `Text`, that of its place.
    public var locale: Locale
    /// Where the table is found.
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

    /// Refers to the key that a value spells.
    ///
    /// The comment is for those who extract and translate keys; the text does not need it.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    /// Refers to a key, with another text to show where no table has it.
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
    /// Refers to the key that a literal spells.
    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(value))
    }

    /// Refers to the key that a literal with interpolated values spells.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension LocalizedStringResource {
    /// The locale that was given; nil for Foundation's current one.
    package var chosenLocale: LocaleTag? {
      locale == .current || locale == .autoupdatingCurrent ? nil : LocaleTag(locale.identifier)
    }

    /// The resource with its placeholders filled.
    package func replacing(with replacements: [Argument]) -> Self {
      Self(
        key: key, value: defaultValue.replacing(with: replacements), table: table,
        locale: locale, bundle: bundle)
    }

    /// The key with the arguments, as a text has them.
    var localizedKey: LocalizedStringKey {
      LocalizedStringKey(
        key, arguments: defaultValue.arguments, formatting: defaultValue.formatting)
    }

    var tableName: TableName { TableName(table, in: bundle) }

    func find(in tables: BoundTables) -> FoundText {
      tables.find(
        localizedKey, in: tableName,
        defaultValue: defaultValue.key == key ? nil : defaultValue.key)
    }
  }

  /// Something that can be shown as a localized string.
  ///
  /// ```swift
  /// extension Tool: CustomLocalizedStringResourceConvertible {
  ///   var localizedStringResource: LocalizedStringResource { "tool.\(name)" }
  /// }
  /// ```
  public protocol CustomLocalizedStringResourceConvertible {
    /// What is shown for the value.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }
#endif
