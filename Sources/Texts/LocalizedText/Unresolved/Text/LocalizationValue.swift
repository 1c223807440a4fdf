#if !canImport(Darwin)
  extension String {
    /// A string with interpolated values, whose format is the key to look up.
    ///
    /// ```swift
    /// let value: String.LocalizationValue = "Hello, \(name)"  // the key "Hello, %@"
    /// String(localized: value)
    /// ```
    public struct LocalizationValue: Hashable, Sendable {
      /// The key with its placeholders.
      package let key: String
      /// The values of the placeholders.
      package let arguments: [Argument]

      /// Creates a value without arguments.
      public init(_ value: String) { self.init(key: value, arguments: []) }

      package init(key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
      }

      /// Never a format without interpolations: percent signs stay unchanged.
      var formatting: LocalizedStringKey.Formatting { arguments.isEmpty ? .never : .always }
    }
  }

  extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      self.init(
        key: stringInterpolation.parts.key, arguments: stringInterpolation.parts.arguments)
    }

    /// Builds a value from a literal and its interpolations.
    public struct StringInterpolation: KeyInterpolation {
      /// The key and the arguments so far.
      public var parts: KeyParts

      /// Creates an empty value.
      public init(literalCapacity: Int, interpolationCount: Int) {
        parts = KeyParts(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Appends a placeholder that is filled by an option at lookup.
      ///
      /// ```swift
      /// var options = String.LocalizationOptions()
      /// options.replacements = [3]
      /// String(localized: "\(placeholder: .int) files", options: options)
      /// ```
      public mutating func appendInterpolation(placeholder: Placeholder) {
        appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
      }

      /// Appends a placeholder with a custom specifier, such as `%.2f`, that is filled by an
      /// option.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        let value = PlaceholderValue(placeholder: placeholder, specifier: specifier)
        append(.text(Text(.value(AnyTextValue(value)))), placeholder: specifier)
      }
    }
  }

  extension String.LocalizationValue {
    /// The type of a placeholder that is filled by an option.
    public enum Placeholder: String, Codable, Hashable, Sendable {
      /// A signed 64-bit integer.
      case int
      /// An unsigned integer.
      case uint
      /// A single-precision number.
      case float
      /// A double-precision number.
      case double
      /// A string, or any other type.
      case object

      /// The specifier in the key.
      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// Returns the value with its placeholders replaced in order.
    ///
    /// Placeholders without a replacement are kept.
    package func replacing(with replacements: [Argument]) -> Self {
      var rest = replacements[...]
      let filled = arguments.map { argument in
        argument.placeholder == nil ? argument : rest.popFirst() ?? argument
      }
      return Self(key: key, arguments: filled)
    }
  }

  extension Argument {
    /// The placeholder, if the argument is one.
    package var placeholder: PlaceholderValue? {
      guard case .text(let text) = self, case .value(let value) = text.content else { return nil }
      return value.value as? PlaceholderValue
    }
  }

  /// A placeholder that is filled by an option.
  ///
  /// Without a replacement, the placeholder itself is shown.
  package struct PlaceholderValue: HeldValue {
    package let placeholder: String.LocalizationValue.Placeholder
    package let specifier: String

    package init(placeholder: String.LocalizationValue.Placeholder, specifier: String) {
      self.placeholder = placeholder
      self.specifier = specifier
    }
  }
#endif
