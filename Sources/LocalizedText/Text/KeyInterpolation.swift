public import FoundationEssentials

/// What a literal has become so far: a key and its arguments.
public struct KeyParts: Sendable {
  private(set) var key = ""
  private(set) var arguments: [Argument] = []

  init(literalCapacity: Int, interpolationCount: Int) {
    key.reserveCapacity(literalCapacity + interpolationCount * 4)
    arguments.reserveCapacity(interpolationCount)
  }

  fileprivate mutating func append(words: String) {
    for scalar in words.unicodeScalars {
      key.unicodeScalars.append(scalar)
      if scalar == "%" { key.unicodeScalars.append(scalar) }
    }
  }

  fileprivate mutating func append(_ argument: Argument, placeholder: String) {
    key += placeholder
    arguments.append(argument)
  }
}

/// Makes a key of a literal and the values that stand in it.
///
/// Extend it to give a type of your own a form in every localized string:
///
/// ```swift
/// extension KeyInterpolation {
///   mutating func appendInterpolation(_ city: City) { appendInterpolation(city.name) }
/// }
/// ```
public protocol KeyInterpolation: StringInterpolationProtocol
where StringLiteralType == String {
  /// The key and the arguments so far.
  var parts: KeyParts { get set }
}

extension KeyInterpolation {
  /// Adds words; a percent sign among them stays one.
  public mutating func appendLiteral(_ literal: String) { parts.append(words: literal) }

  package mutating func append(_ argument: Argument, placeholder: String = "%@") {
    parts.append(argument, placeholder: placeholder)
  }

  /// Adds `%@` for a text that is shown as it is.
  public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

  /// Adds `%@` for a part of a text that is shown as it is.
  public mutating func appendInterpolation(_ string: Substring) {
    append(.string(String(string)))
  }

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

  /// Adds `%@` for a text with attributes.
  public mutating func appendInterpolation(_ string: AttributedString) {
    append(.text(Text(string)))
  }

  /// Adds `%@` for a part of a text with attributes.
  public mutating func appendInterpolation(_ string: AttributedSubstring) {
    append(.text(Text(AttributedString(string))))
  }

  /// Adds `%@` for another localized string, which is looked up with this one.
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

  /// Adds `%@` for a value of Foundation's, as it is described: a date in UTC, an address.
  ///
  /// Nothing in it is localized; give a format to have it so.
  public mutating func appendInterpolation<Value: DescribedValue>(_ value: Value) {
    append(.string(value.description))
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
