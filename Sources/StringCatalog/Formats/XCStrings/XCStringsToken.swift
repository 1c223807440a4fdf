/// The JSON strings of a catalog, with their quotation marks.
enum XCStringsToken {
  /// The range of the string with a content; nil if the content is that of a unit without a value, which
  /// has the place of the unit.
  static func range(of content: Range<Int>, in bytes: Span<UInt8>) -> Range<Int>? {
    let start = content.lowerBound
    let end = content.upperBound
    guard start > 0, bytes[start - 1] == quote,
      !content.isEmpty || start == bytes.count || bytes[start] != UInt8(ascii: "{")
    else { return nil }
    return start - 1..<(end < bytes.count && bytes[end] == quote ? end + 1 : end)
  }

  /// The range of the string whose content begins at an index; nil if it does not end on its line.
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
