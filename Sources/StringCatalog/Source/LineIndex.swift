/// Finds the line and the column of an offset without counting from the start each time.
///
/// Every `step` bytes it remembers the place it had reached; a look-up counts on from the last of
/// those. It grows as far as it is asked, so a file of which nobody asks costs nothing, and a file
/// that is one long line costs no more than another.
struct LineIndex: Sendable {
  private static let step = 1 << 10
  private var checkpoints: [SourceLocation] = [SourceLocation(line: 1, column: 1)]
  /// What was asked last: who walks over a file asks for one place after the other.
  private var last = (offset: 0, place: SourceLocation(line: 1, column: 1))

  mutating func location(of offset: Int, in buffer: ByteBuffer) -> SourceLocation {
    buffer.withBytes(0..<buffer.count) { bytes in
      let offset = min(offset, bytes.count)
      let block = offset / Self.step
      while checkpoints.count <= block {
        var place = checkpoints[checkpoints.count - 1]
        let start = (checkpoints.count - 1) * Self.step
        place.advance(over: bytes, from: start, to: start + Self.step)
        checkpoints.append(place)
      }
      var start = block * Self.step
      var place = checkpoints[block]
      if start...offset ~= last.offset { (start, place) = last }
      place.advance(over: bytes, from: start, to: offset)
      last = (offset, place)
      return place
    }
  }
}

extension SourceLocation {
  /// Moves on over some bytes of UTF-8.
  fileprivate mutating func advance(over bytes: Span<UInt8>, from start: Int, to end: Int) {
    for index in start..<end {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, !(index == 0 && bytes.hasByteOrderMark) {
        column += 1
      }
    }
  }
}

extension Span<UInt8> {
  /// Whether the UTF-8 byte order mark stands at the start.
  var hasByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }

  /// The bytes as a string; what is not UTF-8 becomes U+FFFD.
  var utf8String: String {
    unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a text stands at an index.
  func holds(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index + length <= count else { return false }
    for offset in 0..<length where unsafe self[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }
}
