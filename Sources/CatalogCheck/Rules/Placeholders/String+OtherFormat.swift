internal import SourceText

extension String {
  /// Whether something else than a format string seems to fill in the text: it has conversions that
  /// only patterns of dates have, such as `%B %d, %Y`, or names in braces, such as `%{count}`.
  ///
  /// Each language writes such patterns in its own way, so their conversions are no arguments. A
  /// text with `%@` is no such pattern.
  var isOtherFormat: Bool {
    guard holds("%"), !holds("@") else { return false }
    return withBytes(Self.hasOtherConversion)
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
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
