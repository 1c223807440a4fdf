internal import SourceText

extension String {
  /// Whether something else than a format string seems to fill in the text: it has conversions that
  /// only patterns of dates have, such as `%B %d, %Y`, or names in braces, such as `%{count}`, or it is
  /// a web address with escaped characters, such as `https://example.com/two%20parts`.
  ///
  /// Each language writes such patterns in its own way, so their conversions are no arguments. A
  /// text with `%@` is no such pattern.
  var isOtherFormat: Bool {
    guard holds("%"), !holds("@") else { return false }
    return withBytes(Self.hasOtherConversion) || isEscapedAddress
  }

  private static func hasOtherConversion(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      index += 1
      if bytes[index] == UInt8(ascii: "{") { return true }
      // strftime fills numbers up with blanks, zeros or nothing.
      if [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "0")].contains(bytes[index]) {
        index += 1
      }
      let isFollowed = index + 1 < bytes.count && bytes[index + 1].isLetter
      if index < bytes.count, !isFollowed, "BHMYby".utf8.contains(bytes[index]) { return true }
      index += 1
    }
    return false
  }

  /// Whether the text is a web address in which two hexadecimal digits follow each percent sign.
  private var isEscapedAddress: Bool {
    guard hasPrefix("http://") || hasPrefix("https://"), !holds(" ") else { return false }
    return withBytes { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "%") {
        guard index + 2 < bytes.count, bytes[index + 1].hexadecimalDigit != nil,
          bytes[index + 2].hexadecimalDigit != nil
        else { return false }
      }
      return true
    }
  }

  /// Whether the text has tokens that are a number alone, such as `%0` or `%1`, which an app replaces
  /// itself.
  ///
  /// In a translation they may be what is left of `%1$@`, so only source texts are asked.
  var hasNumberedTokens: Bool {
    guard holds("%"), !holds("@") else { return false }
    let bytes = utf8Span.span
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "%") {
      guard bytes[index + 1].isDigit, index == 0 || !bytes[index - 1].isDigit else { continue }
      let next = index + 2 < bytes.count ? bytes[index + 2] : UInt8(ascii: " ")
      if !next.isDigit, !next.isLetter, !"$.*#-+'%".utf8.contains(next) { return true }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
