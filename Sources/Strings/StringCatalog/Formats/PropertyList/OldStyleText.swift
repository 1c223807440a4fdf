internal import SourceText

/// Decodes and encodes the tokens of an old-style property list: quoted and unquoted strings, and
/// comments.
package enum OldStyleText {
  private static let backslash = UInt8(ascii: "\\")

  package static func decode(_ token: Span<UInt8>) -> String {
    guard token.count > 0 else { return "" }
    switch token[0] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let isClosed = token.count > 1 && token[token.count - 1] == token[0]
      return unescaped(token.extracting(1..<token.count - (isClosed ? 1 : 0)))
    case UInt8(ascii: "/") where token.holds("//", at: 0):
      return trimmed(token.extracting(2..<token.count))
    case UInt8(ascii: "/") where token.holds("/*", at: 0):
      let isClosed = token.count >= 4 && token.holds("*/", at: token.count - 2)
      return trimmed(token.extracting(2..<token.count - (isClosed ? 2 : 0)))
    default: return token.utf8String
    }
  }

  /// Encodes a string with quotation marks.
  static func encode(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar) {
        quoted += escape
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns the escape sequence of a scalar that cannot stand for itself in a quoted string.
  ///
  /// - Parameters:
  ///   - scalar: the scalar.
  ///   - quote: the quotation mark around the string.
  ///   - uppercase: whether hexadecimal digits are capital letters.
  /// - Returns: the escape sequence; nil if there is no need for one.
  package static func escape(
    _ scalar: Unicode.Scalar, quote: Unicode.Scalar = "\"", uppercase: Bool = true
  ) -> String? {
    switch scalar {
    case quote, "\\": "\\\(scalar)"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    // Other control characters and the line ends that editors do not show.
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
      hexadecimalEscape(scalar, uppercase: uppercase)
    default: nil
    }
  }

  /// Returns the escape sequences of a scalar's UTF-16 code units, such as `\U00E9`.
  package static func hexadecimalEscape(
    _ scalar: Unicode.Scalar, uppercase: Bool = true
  ) -> String {
    UTF16.encode(scalar)?.map { "\\U" + $0.hexadecimal(digits: 4, uppercase: uppercase) }
      .joined() ?? ""
  }

  /// Returns the range of a token whose bytes are the decoded string; nil if decoding is needed.
  static func plainPart(of token: Span<UInt8>) -> Range<Int>? {
    guard token.count > 0 else { return 0..<0 }
    switch token[0] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let isClosed = token.count > 1 && token[token.count - 1] == token[0]
      let part = 1..<token.count - (isClosed ? 1 : 0)
      let text = token.extracting(part)
      return text.holds(backslash) || UTF8Scan.firstFault(in: text) != nil ? nil : part
    case let first where OldStyleScanner.isUnquoted(first) && first != UInt8(ascii: "/"):
      return 0..<token.count
    default: return nil
    }
  }

  private static func unescaped(_ bytes: Span<UInt8>) -> String {
    guard bytes.holds(backslash) else { return bytes.utf8String }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == backslash, index + 1 < bytes.count {
        index += 1
        appendEscape(in: bytes, at: &index, to: &text)
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the character of an escape sequence; `index` is just after the backslash.
  private static func appendEscape(
    in bytes: Span<UInt8>, at index: inout Int, to text: inout [UInt8]
  ) {
    let letter = bytes[index]
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      text.append(scalar: NextStepEncoding.scalar(of: octal(in: bytes, at: &index)))
    case UInt8(ascii: "U"):
      index += 1
      text.append(scalar: unicodeEscape(in: bytes, at: &index))
    default:
      text.append(character(of: letter))
      index += 1
    }
  }

  /// Returns the character for a letter after a backslash, or the letter itself if it has no
  /// meaning.
  private static func character(of letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "v"): 0x0B
    default: letter
    }
  }

  /// Reads up to three octal digits, and returns the lowest eight bits of the number.
  static func octal(in bytes: Span<UInt8>, at index: inout Int) -> UInt8 {
    var byte: UInt8 = 0
    let end = min(index + 3, bytes.count)
    while index < end, UInt8(ascii: "0")...UInt8(ascii: "7") ~= bytes[index] {
      byte = byte << 3 | (bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    return byte
  }

  /// Reads the digits after `\U`, combined with a second escape if they form a surrogate pair.
  private static func unicodeEscape(in bytes: Span<UInt8>, at index: inout Int) -> Unicode.Scalar {
    let unit = hexadecimal(in: bytes, at: &index).unit
    guard 0xD800...0xDBFF ~= unit, bytes.holds("\\U", at: index) else {
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
    var next = index + 2
    let pair = Unicode.Scalar(surrogates: unit, hexadecimal(in: bytes, at: &next).unit)
    if pair != nil { index = next }
    return pair ?? "\u{FFFD}"
  }

  /// Reads up to four hexadecimal digits, and returns their value and count.
  static func hexadecimal(
    in bytes: Span<UInt8>, at index: inout Int
  ) -> (unit: UInt32, digits: Int) {
    var unit: UInt32 = 0
    let start = index
    while index < min(start + 4, bytes.count), let digit = bytes[index].hexadecimalDigit {
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return (unit, index - start)
  }

  private static func trimmed(_ bytes: Span<UInt8>) -> String {
    var bounds = bytes.indices
    while let first = bounds.first, bytes[first] <= 0x20 { bounds.removeFirst() }
    while let last = bounds.last, bytes[last] <= 0x20 { bounds.removeLast() }
    return bytes.extracting(bounds).utf8String
  }
}

/// The NeXTSTEP encoding, used by octal escapes in old-style property lists.
enum NextStepEncoding {
  /// Returns the scalar of a byte.
  ///
  /// The two unassigned bytes map to U+0000, as in Foundation.
  static func scalar(of byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]
  }

  private static let upperHalf = [Unicode.Scalar](
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\0\0
    """.unicodeScalars)
}
