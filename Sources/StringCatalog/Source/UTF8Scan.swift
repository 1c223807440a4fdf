/// Looks for the first byte that is not well-formed UTF-8.
enum UTF8Scan {
  /// The index of the first ill-formed sequence, if there is one.
  static func firstFault(in bytes: Span<UInt8>) -> Int? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = unsafe UnsafeRawPointer(buffer.baseAddress) else { return nil }
      return unsafe firstFault(at: base, count: buffer.count)
    }
  }

  /// The same for bytes at a pointer; it reads none behind them.
  static func firstFault(at base: UnsafeRawPointer, count: Int) -> Int? {
    var index = 0
    while index < count {
      let lead = unsafe base.load(fromByteOffset: index, as: UInt8.self)
      guard lead >= 0x80 else {
        index += 1
        continue
      }
      let length = unsafe sequenceLength(lead, at: base + index, room: count - index)
      guard length > 0 else { return index }
      index += length
    }
    return nil
  }

  /// The length of the sequence that a byte leads, 0 where it is ill-formed.
  @inline(__always)
  private static func sequenceLength(
    _ lead: UInt8, at bytes: UnsafeRawPointer, room: Int
  ) -> Int {
    @inline(__always) func continues(_ offset: Int) -> Bool {
      unsafe bytes.load(fromByteOffset: offset, as: UInt8.self) & 0xC0 == 0x80
    }
    switch lead {
    case 0xC2...0xDF:
      return room >= 2 && continues(1) ? 2 : 0
    case 0xE0...0xEF:
      guard room >= 3, continues(1), continues(2) else { return 0 }
      let second = unsafe bytes.load(fromByteOffset: 1, as: UInt8.self)
      if lead == 0xE0 && second < 0xA0 || lead == 0xED && second > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard room >= 4, continues(1), continues(2), continues(3) else { return 0 }
      let second = unsafe bytes.load(fromByteOffset: 1, as: UInt8.self)
      if lead == 0xF0 && second < 0x90 || lead == 0xF4 && second > 0x8F { return 0 }
      return 4
    default:
      return 0
    }
  }
}
