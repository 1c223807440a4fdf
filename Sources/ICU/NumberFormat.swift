internal import CICU

/// A way to write numbers in one locale: digits, grouping, precision.
///
/// It is immutable, so it may be shared between threads.
///
/// ```swift
/// let format = try NumberFormat(locale: "hi-IN")
/// try format.text(of: 1_234_567)  // "12,34,567"
/// ```
public struct NumberFormat: ~Copyable, @unchecked Sendable {
  let pointer: OpaquePointer

  /// Makes the format that an ICU number skeleton describes; an empty one is the natural format.
  public init(skeleton: String = "", locale: String) throws(ICUError) {
    pointer = try opened { cicu_number_format_open(skeleton, locale, &$0) }
  }

  deinit { cicu_number_format_close(pointer) }

  /// The integer as the locale writes it.
  public func text(of value: Int) throws(ICUError) -> String {
    try text { cicu_number_format_integer(pointer, Int64(value), $0, $1, &$2) }
  }

  /// The number as the locale writes it.
  public func text(of value: Double) throws(ICUError) -> String {
    try text { cicu_number_format_double(pointer, value, $0, $1, &$2) }
  }

  /// The text that a call writes into a buffer, called again with more room if it was too small.
  private func text(
    _ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
  ) throws(ICUError) -> String {
    var capacity: Int32 = 64
    while true {
      var code: Int32 = 0
      var length: Int32 = 0
      let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(capacity)) { units in
        guard let start = units.baseAddress else { return "" }
        length = write(start, capacity, &code)
        guard code == 0, length <= capacity else { return "" }
        return String(decoding: units[..<Int(length)], as: UTF16.self)
      }
      guard code == 0 else { throw ICUError(code: code) }
      guard length > capacity else { return text }
      capacity = length
    }
  }
}
