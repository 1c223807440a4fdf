/// The natural way to write integers in one locale, many times faster than ICU itself.
///
/// When it is opened it asks ICU for the digits, the groups and the sign, and checks what it has
/// learned; a locale that writes integers in another way stays with ICU. It is immutable, so it
/// may be shared between threads.
///
/// ```swift
/// let format = try IntegerFormat(locale: "es")
/// try format.text(of: Int64(1234))    // "1234"
/// try format.text(of: Int64(12_345))  // "12.345"
/// ```
public struct IntegerFormat: ~Copyable, Sendable {
  private let format: NumberFormat
  let pattern: IntegerPattern?

  /// Makes the format of a BCP 47 tag; an unknown locale has the root's.
  public init(locale: String) throws(ICUError) {
    let format = try NumberFormat(locale: locale)
    pattern = try IntegerPattern(of: format)
    self.format = format
  }

  /// The integer as the locale writes it.
  public func text(of value: Int64) throws(ICUError) -> String {
    if let pattern { return pattern.text(of: value) }
    return try format.text(of: value)
  }

  /// The integer as the locale writes it.
  public func text(of value: UInt64) throws(ICUError) -> String {
    if let pattern { return pattern.text(of: value) }
    return try format.text(of: value)
  }
}
