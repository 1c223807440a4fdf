public import FoundationEssentials

/// The key and arguments that an interpolated literal has produced so far.
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
  /// Appends literal words.
  ///
  /// Percent signs are escaped.
  public mutating func appendLiteral(_ literal: String) { parts.append(words: literal) }

  package mutating func append(_ argument: Argument, placeholder: String = "%@") {
    parts.append(argument, placeholder: placeholder)
  }

  /// Appends `%@` for a string that is shown as is.
  public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

  /// Appends `%@` for a substring that is shown as is.
  public mutating func appendInterpolation(_ string: Substring) {
    append(.string(String(string)))
  }

  /// Appends the placeholder of a number: `%lld` for `Int`, `%lf` for `Double`.
  public mutating func appendInterpolation<Number: FormatSpecifiable>(_ value: Number) {
    append(value.argument, placeholder: Number.placeholder)
  }

  /// Appends a custom placeholder for a number, such as `%.2f`.
  public mutating func appendInterpolation<Number: FormatSpecifiable>(
    _ value: Number, specifier: String
  ) {
    append(value.argument, placeholder: specifier)
  }

  /// Appends `%@` for an attributed string.
  public mutating func appendInterpolation(_ string: AttributedString) {
    append(.text(Text(string)))
  }

  /// Appends `%@` for a part of an attributed string.
  public mutating func appendInterpolation(_ string: AttributedSubstring) {
    append(.text(Text(AttributedString(string))))
  }

  /// Appends `%@` for another localized string, which is looked up together with this one.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(.text(Text(resource)))
  }

  /// Appends `%@` for a value, formatted when the text is resolved.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    append(.text(Text(value, format: format)))
  }

  /// Appends `%@` for a value, formatted with attributes when the text is resolved.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    append(.text(Text(value, format: format)))
  }

  /// Appends `%@` for the description of a Foundation value, such as a date in UTC or a URL.
  ///
  /// The description is not localized; to localize the value, interpolate it with a format.
  public mutating func appendInterpolation<Subject: DescribedValue>(_ value: Subject) {
    append(.string(value.description))
  }

  /// Appends `%@` for the description of any other value.
  ///
  /// Without this overload, such a literal would silently become a verbatim string.
  @_disfavoredOverload
  @available(*, deprecated, message: "no localized form: interpolate a text or give a format")
  public mutating func appendInterpolation<Subject>(_ value: Subject) {
    append(.string(String(describing: value)))
  }
}

/// A number type with its own placeholder for interpolation.
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

/// A Foundation type that can be interpolated in a localized string by its description.
///
/// These types bridge to Objective-C on Apple's systems, where all such values can be interpolated.
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
