internal import SourceText

/// Decodes and encodes the content of an XML element.
package enum XMLText {
  /// Decodes text: resolves entities, unwraps CDATA sections, and removes comments.
  ///
  /// Only XML's five predefined entities and numeric ones are supported.
  package static func decode(_ bytes: Span<UInt8>) -> String {
    guard hasMarkup(bytes) else { return bytes.utf8String }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if let entity = Entity(in: bytes, at: index) {
        text.append(scalar: entity.scalar ?? "\u{FFFD}")
        index += entity.length
      } else if let markup = Markup(in: bytes, at: index) {
        if markup.kind == .characters {
          for place in markup.content { text.append(bytes[place]) }
        }
        index = markup.end
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the bytes are plain, valid UTF-8 without entities or markup.
  static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    !hasMarkup(bytes) && UTF8Scan.firstFault(in: bytes) == nil
  }

  /// Encodes a string as the content of an element.
  package static func encode(_ text: String) -> String {
    var encoded = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": encoded += "&amp;"
      case "<": encoded += "&lt;"
      case ">": encoded += "&gt;"
      // XML parsers turn it into a line feed.
      case "\r": encoded += "&#13;"
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }

  /// Returns the first character that XML cannot represent even as an entity, if any.
  package static func unwritable(in text: String) -> Unicode.Scalar? {
    // Most texts have none of the bytes that these characters begin with, or are.
    let isPlain = text.withBytes { bytes in
      !bytes.holds(
        anyOf: { ($0 .< SIMD16(repeating: 0x20)) .| ($0 .== SIMD16(repeating: 0xEF)) },
        byte: { $0 < 0x20 || $0 == 0xEF })
    }
    if isPlain { return nil }
    return text.unicodeScalars.first { scalar in
      switch scalar {
      case "\t", "\n", "\r": false
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": true
      default: false
      }
    }
  }

  /// Returns the range of an attribute's value, without quotation marks.
  ///
  /// - Parameters:
  ///   - name: the name of the attribute.
  ///   - bytes: the bytes of the document.
  ///   - range: the range after the name in a tag or declaration.
  /// - Returns: the range of the value; nil if there is no such attribute.
  package static func attribute(
    _ name: StaticString, in bytes: Span<UInt8>, _ range: Range<Int>
  ) -> Range<Int>? {
    var index = range.lowerBound
    func skip(while isPassed: (UInt8) -> Bool) {
      while index < range.upperBound, isPassed(bytes[index]) { index += 1 }
    }
    while index < range.upperBound {
      skip { $0 <= 0x20 }
      let start = index
      skip { $0 > 0x20 && $0 != UInt8(ascii: "=") }
      let isNamed = index - start == name.utf8CodeUnitCount && bytes.holds(name, at: start)
      skip { $0 <= 0x20 }
      // A word without a value.
      guard index < range.upperBound, bytes[index] == UInt8(ascii: "=") else { continue }
      index += 1
      skip { $0 <= 0x20 }
      guard index < range.upperBound else { return nil }
      let quote = bytes[index]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      index += 1
      let value = index
      skip { $0 != quote }
      if isNamed { return value..<index }
      index += 1
    }
    return nil
  }

  /// Returns the range to replace for an empty string: the empty range between two tags, or the
  /// whole self-closing `<string/>` tag; nil if that tag has more than its name.
  static func emptyText(after end: Int, in bytes: Span<UInt8>) -> Range<Int>? {
    guard bytes.holds("/>", at: end - 2) else { return end..<end }
    let name: StaticString = "<string"
    var start = end - 2
    while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    start -= name.utf8CodeUnitCount
    return start >= 0 && bytes.holds(name, at: start) ? start..<end : nil
  }

  private static func hasMarkup(_ bytes: Span<UInt8>) -> Bool {
    bytes.holds(byte: UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "<"))
  }

  /// A character reference: `&amp;`, `&#65;`, `&#x41;`.
  struct Entity {
    /// The character; nil if the number is invalid.
    let scalar: Unicode.Scalar?
    let length: Int

    /// Parses the reference at an index, if there is one.
    init?(in bytes: Span<UInt8>, at index: Int) {
      guard bytes[index] == UInt8(ascii: "&") else { return nil }
      if let (name, scalar) = Self.named.first(where: { bytes.holds($0.0, at: index) }) {
        self.scalar = scalar
        length = name.utf8CodeUnitCount
        return
      }
      guard bytes.holds("&#", at: index) else { return nil }
      let isHexadecimal = bytes.holds("&#x", at: index)
      let start = index + (isHexadecimal ? 3 : 2)
      var end = start
      var number: UInt32 = 0
      while end < bytes.count, let digit = bytes[end].hexadecimalDigit,
        isHexadecimal || digit < 10
      {
        number = min(number * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
        end += 1
      }
      guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
      scalar = number == 0 ? nil : Unicode.Scalar(number)
      length = end + 1 - index
    }

    private static var named: [(StaticString, Unicode.Scalar)] {
      [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'")]
    }
  }

  /// Markup allowed in text: a CDATA section, a comment, or a processing instruction.
  package struct Markup {
    enum MarkupKind {
      case characters, comment, instruction
    }

    let kind: MarkupKind
    /// The range between the delimiters.
    package let content: Range<Int>
    let end: Int
    let isClosed: Bool

    /// Parses the markup at an index, if there is any.
    package init?(in bytes: Span<UInt8>, at index: Int) {
      let opening: StaticString
      let closing: StaticString
      if bytes.holds("<![CDATA[", at: index) {
        (kind, opening, closing) = (.characters, "<![CDATA[", "]]>")
      } else if bytes.holds("<!--", at: index) {
        (kind, opening, closing) = (.comment, "<!--", "-->")
      } else if bytes.holds("<?", at: index) {
        (kind, opening, closing) = (.instruction, "<?", "?>")
      } else {
        return nil
      }
      let start = index + opening.utf8CodeUnitCount
      var place = start
      while place < bytes.count, !bytes.holds(closing, at: place) { place += 1 }
      content = start..<place
      isClosed = place < bytes.count
      end = isClosed ? place + closing.utf8CodeUnitCount : place
    }
  }
}
