#if !canImport(Darwin)
  internal import Foundation
  public import LocalizedText

  extension LocalizedStringResource: Codable {
    private enum CodingKeys: String, CodingKey {
      case key
      case defaultValue
      case table
      case locale
      case bundle
    }

    /// Encodes the resource for lookup in another process and its locale.
    ///
    /// Values that only this program can format are encoded as strings, in the locale of the
    /// resource. The main bundle will be that of the decoding program; use a URL to refer to this
    /// program's tables.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try defaultValue.encode(
        to: container.superEncoder(forKey: .defaultValue), locale: chosenLocale)
      try container.encodeIfPresent(table, forKey: .table)
      try container.encodeIfPresent(chosenLocale?.identifier, forKey: .locale)
      try container.encode(bundle, forKey: .bundle)
    }

    /// Decodes a resource.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let locale = try container.decodeIfPresent(String.self, forKey: .locale)
      self.init(
        key: try container.decode(String.self, forKey: .key),
        value: try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
        table: try container.decodeIfPresent(String.self, forKey: .table),
        locale: locale.map { Locale(identifier: $0) } ?? .current,
        bundle: try container.decode(BundleDescription.self, forKey: .bundle))
    }
  }

  extension String.LocalizationValue: Codable {
    private enum CodingKeys: String, CodingKey {
      case key
      case arguments
    }

    /// Encodes the key and the arguments: `{"key":"%@","arguments":[{"string":{"_0":"X"}}]}`.
    ///
    /// Values that only this program can format are encoded as strings.
    public func encode(to encoder: any Encoder) throws {
      try encode(to: encoder, locale: nil)
    }

    /// Encodes the value; arguments that cannot be encoded become strings in a locale.
    func encode(to encoder: any Encoder, locale: LocaleTag?) throws {
      var environment = EnvironmentValues.current
      environment.localeTag = locale ?? environment.localeTag
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encode(
        arguments.map { CodedArgument($0, in: environment) }, forKey: .arguments)
    }

    /// Decodes a value.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        key: try container.decode(String.self, forKey: .key),
        arguments: try container.decode([CodedArgument].self, forKey: .arguments)
          .map(\.argument))
    }
  }

  /// An encodable argument.
  private enum CodedArgument: Codable {
    case string(String)
    case int(Int64)
    case uint(UInt64)
    case double(Double)
    case resource(LocalizedStringResource)
    case placeholder(String.LocalizationValue.Placeholder, specifier: String)

    init(_ argument: Argument, in environment: EnvironmentValues) {
      switch argument {
      case .string(let text): self = .string(text)
      case .integer(let value): self = .int(value)
      case .unsigned(let value): self = .uint(value)
      case .double(let value): self = .double(value)
      case .text(let text):
        if let placeholder = argument.placeholder {
          self = .placeholder(placeholder.placeholder, specifier: placeholder.specifier)
        } else if case .resource(let resource) = text.content, text == Text(resource),
          !text.isTooLong
        {
          self = .resource(resource)
        } else {
          self = .string(text.resolve(in: environment).text)
        }
      }
    }

    var argument: Argument {
      switch self {
      case .string(let text): .string(text)
      case .int(let value): .integer(value)
      case .uint(let value): .unsigned(value)
      case .double(let value): .double(value)
      case .resource(let resource): .text(Text(resource))
      case .placeholder(let placeholder, let specifier):
        .text(Text(value: PlaceholderValue(placeholder: placeholder, specifier: specifier)))
      }
    }
  }
#endif
