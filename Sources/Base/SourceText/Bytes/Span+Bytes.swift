/// Operations on several bytes at a time.
///
/// Everything here is inlinable, because readers and string lookup call it for every string.
extension Span<UInt8> {
  /// Returns eight bytes as a number in native byte order.
  @inlinable
  @inline(__always)
  public func word(at index: Int) -> UInt64 {
    precondition(index >= 0 && index + 8 <= count, "a word past the end")
    return unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Whether two spans have the same bytes.
  @inlinable
  public func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard count >= 8 else {
      for index in indices where self[index] != other[index] { return false }
      return true
    }
    var index = 0
    while index < count {
      // The last word ends with the bytes, so some of them are compared twice.
      let start = Swift.min(index, count - 8)
      guard word(at: start) == other.word(at: start) else { return false }
      index += 8
    }
    return true
  }

  /// Whether any byte matches, testing sixteen at a time.
  ///
  /// - Parameters:
  ///   - matches: returns a mask of the matching bytes of a block.
  ///   - isMatch: the same test for a single byte.
  /// - Returns: whether any byte matches.
  @inlinable
  @inline(__always)
  public func holds(
    anyOf matches: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>, byte isMatch: (UInt8) -> Bool
  ) -> Bool {
    guard count >= 16 else {
      for index in indices where isMatch(self[index]) { return true }
      return false
    }
    // The last block ends with the bytes, so some of them are looked at twice.
    var found = matches(block(at: count - 16))
    var index = 0
    while index < count - 16 {
      found .|= matches(block(at: index))
      index += 16
    }
    return any(found)
  }

  /// Whether the span contains a byte.
  @inlinable
  public func holds(_ byte: UInt8) -> Bool {
    let wanted = SIMD16(repeating: byte)
    return holds(anyOf: { $0 .== wanted }, byte: { $0 == byte })
  }

  /// Whether the span contains any of three bytes.
  @inlinable
  public func holds(byte first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    holds(
      anyOf: { block in
        (block .== SIMD16(repeating: first)) .| (block .== SIMD16(repeating: second))
          .| (block .== SIMD16(repeating: third))
      }, byte: { $0 == first || $0 == second || $0 == third })
  }

  @inlinable
  @inline(__always)
  func block(at index: Int) -> SIMD16<UInt8> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
  }

  /// Returns the first index of a byte from `start` on.
  ///
  /// It compares eight bytes at a time, because parsing a format spends most of its time here
  /// (rates.py).
  @inlinable
  public func nextIndex(of byte: UInt8, from start: Int) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let wanted = ones * UInt64(byte)
    var index = start
    while index + 8 <= count {
      let difference = UInt64(littleEndian: word(at: index)) ^ wanted
      // A byte of `difference` is zero at each wanted byte; the borrow marks the first of them.
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

  /// Whether a string is at an index.
  @inlinable
  public func holds(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index + length <= count else { return false }
    for offset in 0..<length where unsafe self[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether the span starts with the UTF-8 byte order mark.
  @inlinable
  public var hasByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }

  /// The bytes decoded as UTF-8, with U+FFFD for invalid ones.
  @inlinable
  public var utf8String: String {
    unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the scalar at an index; U+FFFD if it is invalid.
  package func scalar(at index: Int) -> Unicode.Scalar {
    extracting(index..<Swift.min(index + 4, count)).utf8String.unicodeScalars.first ?? "\u{FFFD}"
  }
}

extension UInt8 {
  /// The value of the byte as an ASCII hexadecimal digit; nil if it isn't one.
  @inlinable
  public var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
