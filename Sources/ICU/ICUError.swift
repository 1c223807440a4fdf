internal import CICU

/// What ICU answers when it cannot do what it was asked, as a full memory or missing tables.
///
/// An unknown locale is no error: it stands for the root locale.
public struct ICUError: Error, Hashable, Sendable {
  /// ICU's number of the error.
  public let code: Int32
}

extension ICUError: CustomStringConvertible {
  /// ICU's name of the error, as `U_MISSING_RESOURCE_ERROR`.
  public var description: String { String(cString: cicu_error_name(code)) }
}

/// Runs a call that writes an error code, and throws the code if it is not 0.
func checked<Value>(_ call: (inout Int32) -> Value) throws(ICUError) -> Value {
  var code: Int32 = 0
  let value = call(&code)
  guard code == 0 else { throw ICUError(code: code) }
  return value
}

/// Opens one of ICU's objects, which it gives exactly when it reports no error.
func opened(_ open: (inout Int32) -> OpaquePointer?) throws(ICUError) -> OpaquePointer {
  var code: Int32 = 0
  guard let pointer = open(&code) else { throw ICUError(code: code) }
  return pointer
}

/// The text that a call writes into a buffer, called again with more room if it was too small.
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
  /// The text of UTF-16 units; a half of a pair alone is U+FFFD.
  ///
  /// Swift goes through the units one by one, and takes ten times as long.
  fileprivate init(copying units: Slice<UnsafeMutableBufferPointer<UInt16>>) {
    let count = units.count
    self.init(unsafeUninitializedCapacity: count * 3) { bytes in
      guard let start = bytes.baseAddress, let units = units.base.baseAddress else { return 0 }
      return Int(cicu_utf8(units, Int32(count), start, Int32(count * 3)))
    }
  }
}
