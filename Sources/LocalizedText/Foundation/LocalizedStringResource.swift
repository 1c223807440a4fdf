#if !canImport(Darwin)
  public import FoundationEssentials

  /// A reference to a localized string that is looked up later, maybe in another process.
  ///
  /// ```swift
  /// static let title = LocalizedStringResource("pencil", table: "Things")
  /// ```
  public struct LocalizedStringResource: Equatable, Sendable {
    /// Where tables are found.
    public enum BundleDescription: Hashable, Sendable {
      /// The program's own tables.
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

    /// Refers to the key that a value spells.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      key = keyAndValue.key
      defaultValue = keyAndValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// Refers to a key, with another text to show where no table has it.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = key.description
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
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

  extension LocalizedStringResource: TextValue {
    package func resolve(with resolver: Resolver) -> ResolvedText {
      var resolution = Resolution(resolver: resolver)
      let found = resolver.tables.find(
        LocalizedStringKey(
          key, arguments: defaultValue.arguments, formatting: defaultValue.formatting),
        in: TableName(table, in: bundle),
        defaultValue: defaultValue.key == key ? nil : defaultValue.key)
      resolution.append(found, arguments: defaultValue.arguments)
      return resolution.text
    }
  }
#endif
