/// Pasted text, collected byte by byte up to the terminating sequence.
struct PastedText {
  /// The maximum number of bytes kept; the rest is dropped.
  static let limit = 1 << 16
  private static let ending = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []

  /// Appends a byte, and returns the text if it is complete.
  mutating func take(_ byte: UInt8) -> String? {
    bytes.append(byte)
    if byte == Self.ending.last, bytes.suffix(Self.ending.count).elementsEqual(Self.ending) {
      bytes.removeLast(Self.ending.count)
      return end()
    }
    // If the text is too long, keep its start and enough bytes to detect its end.
    if bytes.count >= 2 * Self.limit {
      bytes.removeSubrange(Self.limit..<bytes.count - Self.ending.count)
    }
    return nil
  }

  /// Returns the text so far and starts over.
  mutating func end() -> String {
    var kept = bytes.prefix(Self.limit)
    // Drop an incomplete character.
    if bytes.count > kept.count {
      while let last = kept.last, last & 0xC0 == 0x80 { kept.removeLast() }
      if let last = kept.last, last >= 0xC0 { kept.removeLast() }
    }
    bytes = []
    let text = String(decoding: kept, as: UTF8.self)
    // Terminals paste a newline as the Enter key: a carriage return.
    return String(text.map { $0.isNewline ? "\n" : $0 })
  }
}
