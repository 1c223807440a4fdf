internal import SourceText

extension String {
  /// Whether the string is apparently not a format string: it has conversions of date patterns,
  /// such as `%B %d, %Y`; names in braces, such as `%{count}`; or is a URL with percent-encoded
  /// characters, such as `https://example.com/two%20parts`.
  ///
  /// Languages write such patterns differently, so their conversions are not arguments. A string
  /// with `%@` is always a format string.
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
      let isFollowed = index + 1 < bytes.count && bytes[index + 1].isASCIILetter
      if index < bytes.count, !isFollowed, "BHMYby".utf8.contains(bytes[index]) { return true }
      index += 1
    }
    return false
  }

  /// Whether the string is a URL with two hexadecimal digits after each percent sign.
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

  /// Whether the string has number-only tokens, such as `%0` or `%1`, which the app itself
  /// replaces.
  ///
  /// In a translation they may be remnants of `%1$@`, so use this only for source strings.
  var hasNumberedTokens: Bool {
    guard holds("%"), !holds("@") else { return false }
    let bytes = utf8Span.span
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "%") {
      guard bytes[index + 1].isASCIIDigit, index == 0 || !bytes[index - 1].isASCIIDigit else {
        continue
      }
      let next = index + 2 < bytes.count ? bytes[index + 2] : UInt8(ascii: " ")
      if !next.isASCIIDigit, !next.isASCIILetter, !"$.*#-+'%".utf8.contains(next) { return true }
    }
    return false
  }
}
