internal import SourceText

/// Decodes and encodes the content of a JSON string.
package enum JSONText {
  /// Whether the bytes need no decoding: they are valid UTF-8 without escape sequences.
  package static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    !hasEscape(bytes) && UTF8Scan.firstFault(in: bytes) == nil
  }

  /// Whether the bytes contain a backslash.
  package static func hasEscape(_ bytes: Span<UInt8>) -> Bool { bytes.holds(UInt8(ascii: "\\")) }

  /// Decodes a string; invalid UTF-8 and unpaired surrogates become U+FFFD.
  package static func decode(_ bytes: Span<UInt8>) -> String {
    guard hasEscape(bytes) else { return bytes.utf8String }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.count else {
        text.append(byte)
        continue
      }
      let letter = bytes[index]
      index += 1
      if letter == UInt8(ascii: "u") {
        text.append(scalar: unicodeEscape(in: bytes, at: &index))
      } else {
        text.append(character(of: letter))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the character for a letter after a backslash, or the letter itself if JSON doesn't
  /// define it.
  private static func character(of letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  /// Reads the digits after `\u`, combined with a second escape if they form a surrogate pair.
  private static func unicodeEscape(in bytes: Span<UInt8>, at index: inout Int) -> Unicode.Scalar {
    guard let unit = hexadecimal(in: bytes, at: index) else { return "\u{FFFD}" }
    index += 4
    if 0xD800...0xDBFF ~= unit, bytes.holds("\\u", at: index),
      let low = hexadecimal(in: bytes, at: index + 2),
      let pair = Unicode.Scalar(surrogates: unit, low)
    {
      index += 6
      return pair
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  /// Returns the value of four hexadecimal digits; nil if there are fewer.
  package static func hexadecimal(in bytes: Span<UInt8>, at index: Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var number: UInt32 = 0
    for place in index..<index + 4 {
      guard let digit = bytes[place].hexadecimalDigit else { return nil }
      number = number << 4 | UInt32(digit)
    }
    return number
  }
}

extension JSONText {
  /// Encodes a string as the content between quotation marks.
  ///
  /// Escapes the characters that JSON requires and those that affect a terminal, so that the output
  /// is equivalent for programs and safe to print.
  package static func encode(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mustBeEscaped) else { return text }
    var encoded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if mustBeEscaped(scalar) {
        encoded.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        encoded.append(scalar)
      }
    }
    return String(encoded)
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || scalar.isEscaped
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "\u{8}": return "\\b"
    case "\t": return "\\t"
    case "\n": return "\\n"
    case "\u{C}": return "\\f"
    case "\r": return "\\r"
    default: return "\\u" + scalar.value.hexadecimal(digits: 4)
    }
  }
}
