extension ByteBuffer {
  /// A copy of all bytes that have arrived, for callers that change them.
  package var array: [UInt8] {
    withBytes(0..<count) { span in
      unsafe span.withUnsafeBufferPointer { unsafe Array($0) }
    }
  }
}
