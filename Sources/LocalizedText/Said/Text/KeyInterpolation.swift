public import FoundationEssentials

/// The key and the arguments of a literal so far.
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

/// Builds a key from a literal and its interpolated values.
///
/// Extend it to allow your own type in every localized string:
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
  /// Adds words.
  ///
  /// A percent sign in them stays a percent sign.
  public mutating func appendLiteral(_ literal: String) { parts.append(words: literal) }

  package mutating func append(_ argument: Argument, placeholder: String = "%@") {
    parts.append(argument, placeholder: placeholder)
  }

  /// Adds `%@` for a text that is shown as it is.
  public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

  /// Adds `%@` for a substring that is shown as it is.
  public mutating func appendInterpolation(_ string: Substring) {
    append(.string(String(string)))
  }

  /// Adds the placeholder of a number: `%lld` for `Int`, `%lf` for `Double`.
  public mutating func appendInterpolation<Number: FormatSpecifiable>(_ value: Number) {
    append(value.argument, placeholder: Number.placeholder)
  }

  /// Adds a custom placeholder for a number, such as `%.2f`.
  public mutating func appendInterpolation<Number: FormatSpecifiable>(
    _ value: Number, specifier: String
  ) {
    append(value.argument, placeholder: specifier)
  }

  /// Adds `%@` for an attributed string.
  public mutating func appendInterpolation(_ string: AttributedString) {
    append(.text(Text(string)))
  }

  /// Adds `%@` for a part of an attributed string.
  public mutating func appendInterpolation(_ string: AttributedSubstring) {
    append(.text(Text(AttributedString(string))))
  }

  /// Adds `%@` for another localized string, which is looked up together with this one.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(.text(Text(resource)))
  }

  /// Adds `%@` for a value and the format that writes it when the text is resolved.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    append(.text(Text(value, format: format)))
  }

  /// Adds `%@` for a value and the format that writes it, with attributes, when the text is
  /// resolved.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    append(.text(Text(value, format: format)))
  }

  /// Adds `%@` for the description of a Foundation value, such as a date in UTC or a URL.
  ///
  /// The description is not localized; interpolate the value with a format to localize it.
  public mutating func appendInterpolation<Subject: DescribedValue>(_ value: Subject) {
    append(.string(value.description))
  }

  /// Adds `%@` for the description of any other value.
  ///
  /// Without this function, such a literal would silently become a verbatim text.
  @_disfavoredOverload
  @available(*, deprecated, message: "no localized form: interpolate a text or give a format")
  public mutating func appendInterpolation<Subject>(_ value: Subject) {
    append(.string(String(describing: value)))
  }
}

/// A number type with its own placeholder in the keys of interpolated literals.
public protocol FormatSpecifiable: Equatable, Sendable {
  /// The placeholder, such as `%lld`.
  static var placeholder: String { get }
  /// The number as an argument.
  var argument: Argument { get }
}

extension FormatSpecifiable where Self: FixedWidthInteger {
  /// `%lld` or `%llu` for 64-bit integers, `%d` or `%u` for shorter ones.
  public static var placeholder: String {
    (bitWidth == 64 ? "%ll" : "%") + (isSigned ? "d" : "u")
  }

  /// The integer as an argument.
  public var argument: Argument {
    Int64(exactly: self).map(Argument.integer) ?? .unsigned(UInt64(truncatingIfNeeded: self))
  }
}

extension Int: FormatSpecifiable {}
extension Int64: FormatSpecifiable {}
extension Int32: FormatSpecifiable {}
extension Int16: FormatSpecifiable {}
extension Int8: FormatSpecifiable {}
extension UInt: FormatSpecifiable {}
extension UInt64: FormatSpecifiable {}
extension UInt32: FormatSpecifiable {}
extension UInt16: FormatSpecifiable {}
extension UInt8: FormatSpecifiable {}

extension Double: FormatSpecifiable {
  /// The placeholder `%lf`.
  public static var placeholder: String { "%lf" }
  /// The number as an argument.
  public var argument: Argument { .double(self) }
}

extension Float: FormatSpecifiable {
  /// The placeholder `%f`.
  public static var placeholder: String { "%f" }
  /// The number as an argument.
  public var argument: Argument { .double(Double(self)) }
}

/// A Foundation type whose values may be interpolated in a localized string by their description.
///
/// These types bridge to Objective-C on Apple's systems, where all such values may be interpolated.
public protocol DescribedValue: CustomStringConvertible {}

extension Calendar: DescribedValue {}
extension Data: DescribedValue {}
extension Date: DescribedValue {}
extension DateComponents: DescribedValue {}
extension Decimal: DescribedValue {}
extension IndexPath: DescribedValue {}
extension Locale: DescribedValue {}
extension TimeZone: DescribedValue {}
extension URL: DescribedValue {}
extension URLComponents: DescribedValue {}
extension UUID: DescribedValue {}
