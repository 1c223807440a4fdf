extension ByteBuffer {
  /// A copy of the bytes received so far.
  package var array: [UInt8] { array(0..<count) }

  /// Returns a copy of the bytes in a range.
  package func array(_ range: Range<Int>) -> [UInt8] {
    withBytes(range) { span in unsafe span.withUnsafeBufferPointer { unsafe Array($0) } }
  }
}
