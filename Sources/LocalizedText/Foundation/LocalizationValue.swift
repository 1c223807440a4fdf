#if !canImport(Darwin)
  extension String {
    /// A text with interpolated values that is looked up by the key that it spells.
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

      /// Makes the value that a text spells, without arguments.
      public init(_ value: String) { self.init(key: value, arguments: []) }

      package init(key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
      }

      /// Without any interpolation a text is no format: a percent sign is one.
      var formatting: LocalizedStringKey.Formatting { arguments.isEmpty ? .never : .always }
    }
  }

  extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// Makes the value that a literal spells.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes the value of a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      self.init(
        key: stringInterpolation.parts.key, arguments: stringInterpolation.parts.arguments)
    }

    /// Makes a value of a literal and the values that stand in it.
    public struct StringInterpolation: KeyInterpolation {
      /// The key and the arguments so far.
      public var parts: KeyParts

      /// Begins a value.
      public init(literalCapacity: Int, interpolationCount: Int) {
        parts = KeyParts(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Adds a placeholder that an option fills when the text is looked up.
      ///
      /// ```swift
      /// var options = String.LocalizationOptions()
      /// options.replacements = [3]
      /// String(localized: "\(placeholder: .int) files", options: options)
      /// ```
      public mutating func appendInterpolation(placeholder: Placeholder) {
        appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
      }

      /// Adds a placeholder of one's own, `%.2f` say, that an option fills.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        let value = PlaceholderValue(placeholder: placeholder, specifier: specifier)
        append(.text(Text(value: value)), placeholder: specifier)
      }
    }
  }
#endif
