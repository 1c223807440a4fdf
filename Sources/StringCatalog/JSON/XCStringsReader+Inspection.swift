internal import SourceText

extension XCStringsReader {
  /// Reports what is wrong in a string that holds more than plain ASCII.
  mutating func inspect(_ range: TextRange, _ traits: StringTraits) {
    if traits.contains(.high), let fault = cursor.firstUTF8Fault(in: range) {
      report(
        .encoding, at: fault,
        "this is not UTF-8; it is shown as U+FFFD")
    }
    if traits.contains(.unterminated) {
      report(
        .jsonSyntax, at: Int(range.offset) - 1,
        "the closing quotation mark of this string is missing; it ends with its line")
    }
    if traits.contains(.special) { inspectEscapes(in: range) }
  }

  private mutating func inspectEscapes(in range: TextRange) {
    var index = Int(range.offset)
    while index < range.end {
      let byte = cursor.byte(at: index)
      if byte == UInt8(ascii: "\\") {
        index += inspectEscape(at: index, end: range.end)
        continue
      }
      if byte < 0x20 {
        report(
          .controlCharacter, at: index,
          "a control character (\(Unicode.Scalar(byte).codePoint)) "
            + "stands in this string; JSON wants it escaped")
      }
      index += 1
    }
  }

  /// Looks at one escape sequence; returns its length.
  private mutating func inspectEscape(at index: Int, end: Int) -> Int {
    guard index + 1 < end else { return 1 }
    switch cursor.byte(at: index + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      return inspectUnicodeEscape(at: index, end: end)
    default:
      report(
        .jsonSyntax, at: index,
        "this escape sequence is none of JSON's")
      return 2
    }
  }

  private mutating func inspectUnicodeEscape(at index: Int, end: Int) -> Int {
    guard let unit = codeUnit(at: index + 2, end: end) else {
      report(.jsonSyntax, at: index, "\\u wants four hexadecimal digits")
      return 2
    }
    guard 0xD800...0xDFFF ~= unit else { return 6 }
    if unit < 0xDC00, cursor.holds("\\u", at: index + 6),
      let low = codeUnit(at: index + 8, end: end), 0xDC00...0xDFFF ~= low
    {
      return 12
    }
    report(
      .encoding, at: index,
      "half of a surrogate pair stands alone here; it is shown as U+FFFD")
    return 6
  }

  private func codeUnit(at index: Int, end: Int) -> UInt32? {
    guard index + 4 <= end else { return nil }
    return source.bytes.withBytes(index..<index + 4) { JSONText.hexadecimal(in: $0, at: 0) }
  }
}
