extension Span<UInt8> {
  /// Whether any byte is one of those that `marks` finds, sixteen in one go.
  ///
  /// Texts are looked through for marks that few of them have whenever they are resolved.
  @inline(__always)
  package func holds(
    anyOf marks: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>, byte isMark: (UInt8) -> Bool
  ) -> Bool {
    guard count >= 16 else {
      for index in indices where isMark(self[index]) { return true }
      return false
    }
    // The last block ends where the bytes do, for which some are looked at twice.
    var found = marks(block(at: count - 16))
    var index = 0
    while index < count - 16 {
      found .|= marks(block(at: index))
      index += 16
    }
    return any(found)
  }

  /// Whether there is a byte, sixteen in one go.
  package func holds(_ byte: UInt8) -> Bool {
    let wanted = SIMD16(repeating: byte)
    return holds(anyOf: { $0 .== wanted }, byte: { $0 == byte })
  }

  @inline(__always)
  private func block(at index: Int) -> SIMD16<UInt8> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
  }
}
