internal import JSONDocuments
internal import SourceText

/// Writes JSON strings the way Xcode does.
///
/// Escapes only quotation marks, backslashes, and control characters.
enum CanonicalText {
  /// Returns a string as a JSON token with quotation marks.
  static func token(of text: String) -> [UInt8] {
    var token = [UInt8(ascii: "\"")]
    text.withBytes { bytes in
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): token += [UInt8(ascii: "\\"), bytes[index]]
        case 0..<0x20: token += escape(of: bytes[index])
        default: token.append(bytes[index])
        }
      }
    }
    token.append(UInt8(ascii: "\""))
    return token
  }

  /// Appends a token, replacing escape sequences that Xcode would not write.
  ///
  /// Unpaired surrogates have no other form and stay escaped, as do control characters in `\u`
  /// notation, whatever the case of their digits.
  static func append(_ token: Span<UInt8>, to bytes: inout [UInt8]) {
    guard isSpecial(token) else { return append(token, 0..<token.count, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
    var index = 1
    let end = token.count - 1
    while index < end {
      let byte = token[index]
      guard byte == UInt8(ascii: "\\"), index + 1 < end else {
        if byte < 0x20 { bytes += escape(of: byte) } else { bytes.append(byte) }
        index += 1
        continue
      }
      switch token[index + 1] {
      case UInt8(ascii: "/"):
        bytes.append(UInt8(ascii: "/"))
        index += 2
      case UInt8(ascii: "u"): append(unicodeEscapeIn: token, at: &index, to: &bytes)
      case let letter:
        bytes += [byte, letter]
        index += 2
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(
    unicodeEscapeIn token: Span<UInt8>, at index: inout Int, to bytes: inout [UInt8]
  ) {
    guard let unit = JSONText.hexadecimal(in: token, at: index + 2) else {
      bytes.append(token[index])
      index += 1
      return
    }
    if token.holds("\\u", at: index + 6),
      let low = JSONText.hexadecimal(in: token, at: index + 8),
      let scalar = Unicode.Scalar(surrogates: unit, low)
    {
      bytes.append(scalar: scalar)
      index += 12
      return
    }
    switch Unicode.Scalar(unit) {
    case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: unit)]
    case let scalar? where unit >= 0x20: bytes.append(scalar: scalar)
    default:
      if unit < 0x20, let letter = letter(of: UInt8(truncatingIfNeeded: unit)) {
        bytes += [UInt8(ascii: "\\"), letter]
      } else {
        append(token, index..<index + 6, to: &bytes)
      }
    }
    index += 6
  }

  private static func append(_ token: Span<UInt8>, _ range: Range<Int>, to bytes: inout [UInt8]) {
    unsafe token.extracting(range).withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Whether a token contains an escape sequence or a control character.
  private static func isSpecial(_ token: Span<UInt8>) -> Bool {
    token.holds(
      anyOf: { block in
        (block .== SIMD16(repeating: UInt8(ascii: "\\"))) .| (block .< SIMD16(repeating: 0x20))
      }, byte: { $0 == UInt8(ascii: "\\") || $0 < 0x20 })
  }

  private static func escape(of control: UInt8) -> [UInt8] {
    if let letter = letter(of: control) { return [UInt8(ascii: "\\"), letter] }
    let digits = Array("0123456789abcdef".utf8)
    return Array("\\u00".utf8) + [digits[Int(control >> 4)], digits[Int(control & 0xF)]]
  }

  private static func letter(of control: UInt8) -> UInt8? {
    switch control {
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0C: UInt8(ascii: "f")
    case 0x0D: UInt8(ascii: "r")
    default: nil
    }
  }
}
