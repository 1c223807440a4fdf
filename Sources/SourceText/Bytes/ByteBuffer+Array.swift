extension ByteBuffer {
  /// A copy of all bytes that have arrived, for callers that change them.
  package var array: [UInt8] { array(0..<count) }

  /// A copy of the bytes of a range.
  package func array(_ range: Range<Int>) -> [UInt8] {
    withBytes(range) { span in unsafe span.withUnsafeBufferPointer { unsafe Array($0) } }
  }
}
