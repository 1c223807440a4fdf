internal import CICU

/// Writes numbers as one locale does, with any precision, unit or notation that ICU knows.
///
/// It is immutable, so threads may share it.
///
/// ```swift
/// let format = try NumberFormat(locale: "hi-IN")
/// try format.text(of: Int64(1_234_567))  // "12,34,567"
/// ```
public struct NumberFormat: ~Copyable, @unchecked Sendable {
  let pointer: OpaquePointer

  /// Makes the format of an ICU number skeleton; an empty one means the locale's default format.
  public init(skeleton: String = "", locale: String) throws(ICUError) {
    pointer = try opened { cicu_number_format_open(skeleton, locale, &$0) }
  }

  deinit { cicu_number_format_close(pointer) }

  /// Writes an integer as the locale does.
  public func text(of value: Int64) throws(ICUError) -> String {
    try writtenText { cicu_number_format_integer(pointer, value, $0, $1, &$2) }
  }

  /// Writes an integer as the locale does.
  public func text(of value: UInt64) throws(ICUError) -> String {
    try writtenText { cicu_number_format_unsigned(pointer, value, $0, $1, &$2) }
  }

  /// Writes a number as the locale does.
  public func text(of value: Double) throws(ICUError) -> String {
    try writtenText { cicu_number_format_double(pointer, value, $0, $1, &$2) }
  }
}
