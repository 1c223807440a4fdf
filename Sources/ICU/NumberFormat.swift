internal import CICU

/// A way to write numbers in one locale: digits, grouping, precision.
///
/// It is immutable, so it may be shared between threads.
///
/// ```swift
/// let format = try NumberFormat(locale: "hi-IN")
/// try format.text(of: Int64(1_234_567))  // "12,34,567"
/// ```
public struct NumberFormat: ~Copyable, @unchecked Sendable {
  let pointer: OpaquePointer

  /// Makes the format that an ICU number skeleton describes; an empty one is the natural format.
  public init(skeleton: String = "", locale: String) throws(ICUError) {
    pointer = try opened { cicu_number_format_open(skeleton, locale, &$0) }
  }

  deinit { cicu_number_format_close(pointer) }

  /// The integer as the locale writes it.
  public func text(of value: Int64) throws(ICUError) -> String {
    try writtenText { cicu_number_format_integer(pointer, value, $0, $1, &$2) }
  }

  /// The integer as the locale writes it.
  public func text(of value: UInt64) throws(ICUError) -> String {
    try writtenText { cicu_number_format_unsigned(pointer, value, $0, $1, &$2) }
  }

  /// The number as the locale writes it.
  public func text(of value: Double) throws(ICUError) -> String {
    try writtenText { cicu_number_format_double(pointer, value, $0, $1, &$2) }
  }
}
