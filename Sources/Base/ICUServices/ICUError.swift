internal import CICU

/// An ICU error, such as missing data.
///
/// An unknown locale is not an error: it falls back to the root locale.
public struct ICUError: Error, Hashable, Sendable {
  /// ICU's error code.
  public let code: Int32
}

extension ICUError: CustomStringConvertible {
  /// ICU's name for the error, such as `U_MISSING_RESOURCE_ERROR`.
  public var description: String { String(cString: cicu_error_name(code)) }
}

/// Makes a call that sets an error code, and throws if the code is not 0.
func checked<Value>(_ call: (inout Int32) -> Value) throws(ICUError) -> Value {
  var code: Int32 = 0
  let value = call(&code)
  guard code == 0 else { throw ICUError(code: code) }
  return value
}

/// Opens an ICU object, which exists if and only if no error code is set.
func opened(_ open: (inout Int32) -> OpaquePointer?) throws(ICUError) -> OpaquePointer {
  var code: Int32 = 0
  guard let pointer = open(&code) else { throw ICUError(code: code) }
  return pointer
}

/// Returns the string that a call writes into a buffer.
///
/// If the buffer is too small, a larger one is used.
func writtenText(
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
      return String(copying: units[..<Int(length)])
    }
    guard code == 0 else { throw ICUError(code: code) }
    guard length > capacity else { return text }
    capacity = length
  }
}

extension String {
  /// Converts UTF-16 with ICU, replacing lone surrogates with U+FFFD.
  ///
  /// `String(decoding:as:)` takes about ten times as long, and every formatted number and date is
  /// converted here.
  fileprivate init(copying units: Slice<UnsafeMutableBufferPointer<UInt16>>) {
    let count = units.count
    self.init(unsafeUninitializedCapacity: count * 3) { bytes in
      guard let start = bytes.baseAddress, let units = units.base.baseAddress else { return 0 }
      return Int(cicu_utf8(units, Int32(count), start, Int32(count * 3)))
    }
  }
}
