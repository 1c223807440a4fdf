/// A position in the source that moves forward byte by byte.
struct MarkdownCursor {
  let source: [UInt8]
  var position: Int

  /// The byte at the position, or nil at the end.
  var byte: UInt8? { byte(at: 0) }

  /// Returns the byte at a distance from the position.
  func byte(at distance: Int) -> UInt8? {
    position + distance < source.count ? source[position + distance] : nil
  }

  /// Skips a character if it is the next one, and returns whether it was.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips a word if it follows, and returns whether it did.
  mutating func take(_ word: String) -> Bool {
    let end = position + word.utf8.count
    guard end <= source.count, source[position..<end].elementsEqual(word.utf8) else { return false }
    position = end
    return true
  }

  /// Reads a scalar.
  mutating func takeScalar() -> Unicode.Scalar? {
    guard let first = byte else { return nil }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let end = min(position + length, source.count)
    defer { position = end }
    guard length > 1 else { return Unicode.Scalar(first) }
    return String(decoding: source[position..<end], as: UTF8.self).unicodeScalars.first
  }

  /// Skips bytes while they match, and returns how many.
  @discardableResult
  mutating func skip(while isOfKind: (UInt8) -> Bool) -> Int {
    let start = position
    while position < source.count, isOfKind(source[position]) { position += 1 }
    return position - start
  }

  /// Skips spaces and newlines, and returns how many.
  @discardableResult
  mutating func skipBlanks() -> Int { skip { $0.isBlank } }

  /// Skips a newline of any kind, and returns its length.
  mutating func skipLineEnd() -> Int {
    let start = position
    if !take("\n"), take("\r") { _ = take("\n") }
    return position - start
  }

  /// Skips a byte, or a backslash with the byte it escapes.
  mutating func skipEscaped() {
    position += byte == UInt8(ascii: "\\") && byte(at: 1)?.isPunctuation == true ? 2 : 1
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
  @inlinable package var isDigit: Bool { 0x30...0x39 ~= self }
  @inlinable package var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }
  @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }
  var isHexDigit: Bool { isDigit || 0x61...0x66 ~= self | 0x20 }
  /// Whether the byte is ASCII punctuation, which a backslash can escape.
  var isPunctuation: Bool { 0x21...0x7E ~= self && !isLetterOrDigit }
}
