/// A character given by its name or number: `&eacute;`, `&#233;`, `&#xE9;`.
struct MarkdownEntity {
  /// The character.
  ///
  /// A few names stand for two characters.
  let text: String
  /// The position after the semicolon.
  let end: Int

  /// Parses an entity at an ampersand, or returns nil if there is none.
  init?(at start: MarkdownCursor) {
    var cursor = start
    cursor.position += 1
    if cursor.take("#") {
      let isHex = cursor.take("x") || cursor.take("X")
      let first = cursor.position
      let length = cursor.skip { isHex ? $0.isHexDigit : $0.isDigit }
      guard 1...(isHex ? 6 : 7) ~= length else { return nil }
      let digits = String(decoding: cursor.source[first..<cursor.position], as: UTF8.self)
      let value = UInt32(digits, radix: isHex ? 16 : 10) ?? 0
      let scalar = value == 0 ? nil : Unicode.Scalar(value)
      text = String(scalar ?? "\u{FFFD}")
    } else {
      let first = cursor.position
      let limit = first + MarkdownEntityNames.longest
      cursor.skip { $0.isLetterOrDigit }
      guard cursor.position <= limit,
        let text = MarkdownEntityNames.texts[
          String(decoding: cursor.source[first..<cursor.position], as: UTF8.self)]
      else { return nil }
      self.text = text
    }
    guard cursor.take(";") else { return nil }
    end = cursor.position
  }

  /// Returns a part of the source with its entities and, unless `escapes` is false, its escapes
  /// replaced.
  static func unescaped(
    _ range: Range<Int>, in source: [UInt8], escapes: Bool = true
  ) -> String {
    var cursor = MarkdownCursor(source: Array(source[range]), position: 0)
    var text: [UInt8] = []
    while let byte = cursor.byte {
      if byte == UInt8(ascii: "&"), let entity = MarkdownEntity(at: cursor) {
        text += entity.text.utf8
        cursor.position = entity.end
        continue
      }
      if escapes { cursor.skipEscaped() } else { cursor.position += 1 }
      text.append(cursor.source[cursor.position - 1])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
