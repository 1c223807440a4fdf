extension Span<UInt8> {
  /// Reads an lttoolbox number: the first two bits are the number of bytes after the first one, in
  /// big-endian order.
  @inline(__always)
  func number(at offset: inout Int) throws(TransducerFault) -> Int {
    guard offset < count else { throw TransducerFault(.truncated, at: offset) }
    let first = self[offset]
    // Most numbers have one byte.
    if first < 0x40 {
      offset += 1
      return Int(first)
    }
    let end = offset + Int(first >> 6)
    guard end < count else { throw TransducerFault(.truncated, at: offset) }
    var value = Int(first & 0x3F)
    while offset < end {
      offset += 1
      value = value << 8 | Int(self[offset])
    }
    offset += 1
    return value
  }

  /// Skips a weight: a mantissa and an exponent, each of which is followed by a second number if it
  /// is large.
  @inline(__always)
  func skipWeight(at offset: inout Int) throws(TransducerFault) {
    for _ in 0..<2 where try number(at: &offset) >= 0x0400_0000 {
      _ = try number(at: &offset)
    }
  }
}
