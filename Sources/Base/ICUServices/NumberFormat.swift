internal import CICU

/// Formats numbers for one locale, with any precision, unit or notation that ICU supports.
///
/// It is immutable and thread-safe.
///
/// ```swift
/// let format = try NumberFormat(locale: "hi-IN")
/// try format.text(of: Int64(1_234_567))  // "12,34,567"
/// ```
public struct NumberFormat: ~Copyable, @unchecked Sendable {
  let pointer: OpaquePointer

  /// Creates a format from an ICU number skeleton; an empty one means the locale's default format.
  public init(skeleton: String = "", locale: String) throws(ICUError) {
    pointer = try opened { cicu_number_format_open(skeleton, locale, &$0) }
  }

  deinit { cicu_number_format_close(pointer) }

  /// Returns a formatted integer.
  public func text(of value: Int64) throws(ICUError) -> String {
    try writtenText { cicu_number_format_integer(pointer, value, $0, $1, &$2) }
  }

  /// Returns a formatted integer.
  public func text(of value: UInt64) throws(ICUError) -> String {
    try writtenText { cicu_number_format_unsigned(pointer, value, $0, $1, &$2) }
  }

  /// Returns a formatted number.
  public func text(of value: Double) throws(ICUError) -> String {
    try writtenText { cicu_number_format_double(pointer, value, $0, $1, &$2) }
  }
}
