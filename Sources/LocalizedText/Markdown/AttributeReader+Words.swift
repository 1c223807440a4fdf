extension AttributeReader {
  /// A name without quotation marks; letters in it may be escaped, as `\u0061`.
  mutating func identifier() -> String? {
    var name = ""
    while true {
      var next = cursor
      guard var scalar = next.takeScalar() else { break }
      let isEscaped = scalar == "\\"
      if isEscaped {
        guard next.take("u"), let unit = next.takeHex(digits: 4), let letter = Unicode.Scalar(unit)
        else { return nil }
        scalar = letter
      }
      guard name.isEmpty ? scalar.isIdentifierStart : scalar.isIdentifierPart else {
        if isEscaped { return nil }
        break
      }
      name.unicodeScalars.append(scalar)
      cursor = next
    }
    return name.isEmpty ? nil : name
  }

  /// A text in quotation marks of either kind.
  mutating func string() -> String? {
    guard let quote = cursor.byte else { return nil }
    cursor.position += 1
    var text: [UInt8] = []
    while let byte = cursor.byte, byte != 0x0A, byte != 0x0D {
      cursor.position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = escaped() else { return nil }
        text += escaped.utf8
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  /// What a backslash and what is behind it stand for.
  private mutating func escaped() -> String? {
    if cursor.skipLineEnd() > 0 { return "" }
    guard let scalar = cursor.takeScalar() else { return nil }
    switch scalar {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "0": return cursor.byte?.isDigit == true ? nil : "\0"
    case "1"..."9": return nil
    case "x": return cursor.takeHex(digits: 2).flatMap(Unicode.Scalar.init).map { String($0) }
    case "u": return unicode()
    case "\u{2028}", "\u{2029}": return ""
    default: return String(scalar)
    }
  }

  /// The character of `00E9` in `\u00E9`, and of both halves of a pair.
  ///
  /// Half a pair alone is U+FFFD.
  private mutating func unicode() -> String? {
    guard let unit = cursor.takeHex(digits: 4) else { return nil }
    var behind = cursor
    if 0xD800...0xDBFF ~= unit, behind.take("\\u"), let low = behind.takeHex(digits: 4),
      0xDC00...0xDFFF ~= low
    {
      cursor = behind
      return String(decoding: [UInt16(unit), UInt16(low)], as: UTF16.self)
    }
    return String(Unicode.Scalar(unit) ?? "\u{FFFD}")
  }

  /// Goes over white space and comments; a comment that does not end is not one.
  mutating func skipSpace() {
    while true {
      var next = cursor
      if next.take("//") {
        while let scalar = next.takeScalar(), !scalar.isLineEnd {}
      } else if next.take("/*") {
        while !next.take("*/") {
          guard next.takeScalar() != nil else {
            cursor = next
            return
          }
        }
      } else {
        guard let scalar = next.takeScalar(), scalar.isAttributeSpace else { return }
      }
      cursor = next
    }
  }
}

extension MarkdownCursor {
  /// Goes over a number of this many digits.
  mutating func takeHex(digits: Int) -> UInt32? {
    let end = position + digits
    guard end <= source.count, source[position..<end].allSatisfy(\.isHexDigit) else { return nil }
    defer { position = end }
    return UInt32(String(decoding: source[position..<end], as: UTF8.self), radix: 16)
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool {
    self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
  }

  fileprivate var isAttributeSpace: Bool {
    switch self {
    case "\t"..."\r", " ", "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: !isASCII && properties.generalCategory == .spaceSeparator
    }
  }

  fileprivate var isIdentifierStart: Bool {
    if self == "$" || self == "_" { return true }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    default: return false
    }
  }

  var isIdentifierPart: Bool {
    if isIdentifierStart || self == "\u{200C}" || self == "\u{200D}" { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}
