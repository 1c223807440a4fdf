/// A validator that finds the first invalid UTF-8 byte.
///
/// Runs of equally long sequences are checked a word at a time: eight ASCII characters, four
/// two-byte sequences (Cyrillic, Greek, Hebrew, Arabic), or two three-byte sequences (Indic and
/// East Asian scripts). Indexing a catalog with many languages spends most of its time here
/// (`galley-index` in Tests/Bench).
package enum UTF8Scan {
  /// Returns the index of the first invalid sequence, if there is one.
  package static func firstFault(in bytes: Span<UInt8>) -> Int? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = unsafe UnsafeRawPointer(buffer.baseAddress) else { return nil }
      return unsafe firstFault(at: base, count: buffer.count)
    }
  }

  /// Returns the index of the first invalid sequence at a pointer, without reading past the end.
  package static func firstFault(at base: UnsafeRawPointer, count: Int) -> Int? {
    var index = 0
    let lastWord = count - 8
    while index < count {
      if index <= lastWord {
        let word = unsafe UInt64(
          littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let length = wellFormedPrefix(of: word)
        index += length
        if length > 0 { continue }
      }
      let length = unsafe sequenceLength(at: base + index, room: count - index)
      guard length > 0 else { return index }
      index += length
    }
    return nil
  }

  /// Returns the length of the run of ASCII, two-byte, or three-byte sequences at the start of a
  /// word; 0 if the word has to be checked byte by byte.
  @inline(__always)
  private static func wellFormedPrefix(of word: UInt64) -> Int {
    let high = word & 0x8080_8080_8080_8080
    guard high & 0x80 != 0 else { return high == 0 ? 8 : high.trailingZeroBitCount >> 3 }
    if word & 0xC0E0 == 0x80C0 {
      let others = (word & 0xC0E0_C0E0_C0E0_C0E0) ^ 0x80C0_80C0_80C0_80C0
      // Leads C0 and C1 would be overlong: adding FE carries into bit 8 for all but these.
      let leads = word & 0x001E_001E_001E_001E
      let overlong = ~(leads &+ 0x00FE_00FE_00FE_00FE) & 0x0100_0100_0100_0100
      return ((others | overlong).trailingZeroBitCount >> 4) * 2
    }
    guard word & 0xC0_C0F0 == 0x80_80E0, isThreeByteLead(word) else { return 0 }
    let next = word >> 24
    return next & 0xC0_C0F0 == 0x80_80E0 && isThreeByteLead(next) ? 6 : 3
  }

  /// Whether a lead byte and the byte after it form neither an overlong sequence nor a surrogate.
  @inline(__always)
  private static func isThreeByteLead(_ pair: UInt64) -> Bool {
    pair & 0x20FF != 0x00E0 && pair & 0x20FF != 0x20ED
  }

  /// Returns the length of the sequence at a pointer; 0 if it is invalid.
  @inline(__always)
  private static func sequenceLength(at bytes: UnsafeRawPointer, room: Int) -> Int {
    @inline(__always) func byte(_ offset: Int) -> UInt8 {
      unsafe bytes.load(fromByteOffset: offset, as: UInt8.self)
    }
    @inline(__always) func continues(_ offset: Int) -> Bool { byte(offset) & 0xC0 == 0x80 }
    let lead = byte(0)
    switch lead {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return room >= 2 && continues(1) ? 2 : 0
    case 0xE0...0xEF:
      guard room >= 3, continues(1), continues(2) else { return 0 }
      if lead == 0xE0 && byte(1) < 0xA0 || lead == 0xED && byte(1) > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard room >= 4, continues(1), continues(2), continues(3) else { return 0 }
      if lead == 0xF0 && byte(1) < 0x90 || lead == 0xF4 && byte(1) > 0x8F { return 0 }
      return 4
    default: return 0
    }
  }
}

extension UTF8Scan {
  /// Whether the bytes are certainly valid, checked sixteen at a time without branching on sequence
  /// length, because real strings mix lengths.
  ///
  /// Reads two bytes before the string and up to sixteen after it. If the result is false, check
  /// with ``firstFault(at:count:)``: the cause may be a four-byte sequence, or bytes around the
  /// string.
  package static func isSurelyWellFormed(at base: UnsafeRawPointer, count: Int) -> Bool {
    @inline(__always) func block(at index: Int) -> SIMD16<UInt8> {
      unsafe base.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
    }
    // Constants, because an operator with a literal operand would be called for each byte.
    let continuationEnd = SIMD16<Int8>(repeating: -64)
    let twoByteLead = SIMD16<UInt8>(repeating: 0xC0)
    let threeByteLead = SIMD16<UInt8>(repeating: 0xE0)
    let fourByteLead = SIMD16<UInt8>(repeating: 0xF0)
    let evenMask = SIMD16<UInt8>(repeating: 0xFE)
    let surrogateLead = SIMD16<UInt8>(repeating: 0xED)
    let surrogateSecond = SIMD16<UInt8>(repeating: 0xA0)
    var faults = twoByteLead .> fourByteLead
    var index = 0
    // One byte more than the text has: a truncated sequence shows in the byte after it.
    while index <= count {
      let bytes = block(at: index)
      let first = block(at: index - 1)
      let second = block(at: index - 2)
      let continues = SIMD16<Int8>(truncatingIfNeeded: bytes) .< continuationEnd
      let mustContinue = (first .>= twoByteLead) .| (second .>= threeByteLead)
      faults .|= continues .^ mustContinue
      // Overlong sequences of two bytes, and all leads of four.
      faults .|= (bytes & evenMask) .== twoByteLead
      faults .|= bytes .>= fourByteLead
      // Overlong sequences of three bytes, and surrogates.
      let isLow = bytes .< surrogateSecond
      faults .|= (first .== threeByteLead) .& isLow
      faults .|= (first .== surrogateLead) .& .!isLow
      index += 16
    }
    return !any(faults)
  }
}
