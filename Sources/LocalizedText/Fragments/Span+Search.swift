extension Span<UInt8> {
  /// The first place of a byte from another place on; eight bytes are looked at in one go.
  func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let wanted = ones * UInt64(byte)
    var index = start
    while index + 8 <= count {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let difference = UInt64(littleEndian: word) ^ wanted
      // A byte is zero where the wanted one is, and borrowing shows where the first of them is.
      let found = (difference &- ones) & ~difference & (ones << 7)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }
}
