#if !canImport(Darwin)
  public import LocalizedText

  extension String.LocalizationValue: Codable {
    private enum CodingKeys: String, CodingKey {
      case key
      case arguments
    }

    /// Writes the key and the arguments: `{"key":"%@","arguments":[{"string":{"_0":"X"}}]}`.
    ///
    /// What only this program can write, a value with its format say, is written as it reads now.
    public func encode(to encoder: any Encoder) throws {
      try encode(to: encoder, locale: nil)
    }

    /// Writes the value, with what cannot be written down as it reads in a locale.
    func encode(to encoder: any Encoder, locale: LocaleTag?) throws {
      var environment = EnvironmentValues.current
      environment.localeTag = locale ?? environment.localeTag
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encode(
        arguments.map { CodedArgument($0, in: environment) }, forKey: .arguments)
    }

    /// Reads what was written.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        key: try container.decode(String.self, forKey: .key),
        arguments: try container.decode([CodedArgument].self, forKey: .arguments)
          .map(\.argument))
    }
  }

  /// An argument in the shape that is written down.
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
