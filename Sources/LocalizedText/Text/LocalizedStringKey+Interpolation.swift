public import FoundationEssentials

extension LocalizedStringKey {
  /// Makes a key of a literal and the values that stand in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [Argument] = []

    /// Begins a key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds words; a percent sign among them stays one.
    public mutating func appendLiteral(_ literal: String) {
      for scalar in literal.unicodeScalars {
        key.unicodeScalars.append(scalar)
        if scalar == "%" { key.unicodeScalars.append(scalar) }
      }
    }

    package mutating func append(_ argument: Argument, placeholder: String = "%@") {
      key += placeholder
      arguments.append(argument)
    }

    /// Adds `%@` for a text that is shown as it is.
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    /// Adds the placeholder of a number: `%lld` for `Int`, `%lf` for `Double`.
    public mutating func appendInterpolation<Number: FormatSpecifiable>(_ value: Number) {
      append(value.argument, placeholder: Number.placeholder)
    }

    /// Adds a placeholder of one's own for a number, `%.2f` say.
    public mutating func appendInterpolation<Number: FormatSpecifiable>(
      _ value: Number, specifier: String
    ) {
      append(value.argument, placeholder: specifier)
    }

    /// Adds `%@` for a text, which is resolved with the key.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Adds `%@` for a symbol.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

    /// Adds `%@` for a text with attributes.
    public mutating func appendInterpolation(_ string: AttributedString) {
      append(.text(Text(string)))
    }

    /// Adds `%@` for a part of a text with attributes.
    public mutating func appendInterpolation(_ string: AttributedSubstring) {
      append(.text(Text(AttributedString(string))))
    }

    /// Adds `%@` for another localized string.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)))
    }

    /// Adds `%@` for a name, in full or in short as the locale prefers.
    public mutating func appendInterpolation(_ name: UserName) { append(.text(Text(name))) }

    /// Adds `%@` for a value that a format writes when the text is resolved.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(.text(Text(value, format: format)))
    }

    /// Adds `%@` for a value that a format writes with attributes when the text is resolved.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
      append(.text(Text(value, format: format)))
    }

    /// Adds `%@` for any other value, as Swift describes it, so that the text stays a localized
    /// one.
    ///
    /// Without this, a text with such a value would silently become a verbatim one.
    @_disfavoredOverload
    @available(*, deprecated, message: "no localized form: interpolate a text or give a format")
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(.string(String(describing: value)))
    }
  }
}
