/// Converts UTF-16 and UTF-32 to UTF-8, replacing invalid code units with U+FFFD.
struct Transcoder {
  /// The size of the pieces in which the text is passed to the buffer.
  private static let piece = 1 << 16

  private let unitSize: Int
  private let isBigEndian: Bool
  private var written: [UInt8] = []
  private var faults = 0
  private var firstFault = 0

  init(unitSize: Int, isBigEndian: Bool) {
    self.unitSize = unitSize
    self.isBigEndian = isBigEndian
  }

  /// Converts the text from an offset to the end, and returns it in a new buffer.
  consuming func text(
    of bytes: Span<UInt8>, from start: Int, reportingTo log: inout DiagnosticLog
  ) -> ByteBuffer {
    // Two bytes of UTF-16 never need more than three of UTF-8, four of UTF-32 never more than four.
    // An incomplete unit at the end needs three.
    let needed = (bytes.count - start) / 2 * 3 + 3
    let text = ByteBuffer(capacity: min(needed, ByteBuffer.limit))
    written.reserveCapacity(Self.piece + 4)
    var index = start
    while index < bytes.count {
      append(nextScalar(in: bytes, at: &index), after: text.count)
      if written.count >= Self.piece { flush(to: text) }
    }
    flush(to: text)
    if faults > 0 {
      log.report(
        .encoding, at: firstFault,
        faults == 1
          ? "invalid code unit, shown as U+FFFD"
          : "\(faults) invalid code units, the first one here, shown as U+FFFD")
    }
    return text
  }

  private mutating func flush(to text: ByteBuffer) {
    unsafe text.append(upTo: written.count) { room in
      unsafe room.copyBytes(from: written.prefix(room.count))
      return room.count
    }
    written.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ scalar: Unicode.Scalar?, after flushed: Int) {
    if scalar == nil {
      if faults == 0 { firstFault = flushed + written.count }
      faults += 1
    }
    written.append(scalar: scalar ?? "\u{FFFD}")
  }

  /// Returns the scalar at an index and advances the index; nil if the code units are invalid.
  private func nextScalar(in bytes: Span<UInt8>, at index: inout Int) -> Unicode.Scalar? {
    guard let unit = unit(in: bytes, at: index) else {
      index = bytes.count
      return nil
    }
    index += unitSize
    guard unitSize == 2, 0xD800...0xDBFF ~= unit else { return Unicode.Scalar(unit) }
    guard let low = self.unit(in: bytes, at: index), 0xDC00...0xDFFF ~= low else { return nil }
    index += unitSize
    return Unicode.Scalar(surrogates: unit, low)
  }

  private func unit(in bytes: Span<UInt8>, at index: Int) -> UInt32? {
    guard index + unitSize <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for offset in 0..<unitSize {
      let place = isBigEndian ? offset : unitSize - 1 - offset
      unit = unit << 8 | UInt32(bytes[index + place])
    }
    return unit
  }
}

extension Unicode.Scalar {
  /// Creates a scalar from a surrogate pair; nil if it is invalid.
  package init?(surrogates high: UInt32, _ low: UInt32) {
    guard 0xD800...0xDBFF ~= high, 0xDC00...0xDFFF ~= low else { return nil }
    self.init(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }
}

extension [UInt8] {
  /// Appends a scalar as UTF-8.
  package mutating func append(scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
