/// The JSON strings of a catalog, including their quotation marks.
enum XCStringsToken {
  /// Returns the range of the string token around its content; nil if the content is the
  /// placeholder for a missing value, which has the offset of its unit.
  static func range(of content: Range<Int>, in bytes: Span<UInt8>) -> Range<Int>? {
    let start = content.lowerBound
    let end = content.upperBound
    guard start > 0, bytes[start - 1] == quote,
      !content.isEmpty || start == bytes.count || bytes[start] != UInt8(ascii: "{")
    else { return nil }
    return start - 1..<(end < bytes.count && bytes[end] == quote ? end + 1 : end)
  }

  /// Returns the range of the string whose content starts at an index; nil if it is unterminated.
  static func range(fromContentAt start: Int, in bytes: Span<UInt8>) -> Range<Int>? {
    var index = start
    while index < bytes.count, bytes[index] >= 0x20 {
      if bytes[index] == quote { return start - 1..<index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static var quote: UInt8 { UInt8(ascii: "\"") }
}
