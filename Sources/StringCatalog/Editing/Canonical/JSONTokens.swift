internal import JSON
internal import SourceText

/// Compares two JSON texts token by token.
enum JSONTokens {
  /// Whether two texts have the same tokens in the same order, so that only their blanks differ.
  ///
  /// If one of them is JSON, the other then is too, and means the same. Otherwise the answer may be
  /// false, but it is never true for different tokens.
  static func areSame(_ one: ByteBuffer, _ other: ByteBuffer) -> Bool {
    var mine = JSONCursor(one, at: 0)
    var theirs = JSONCursor(other, at: 0)
    defer { withExtendedLifetime((one, other)) {} }
    while true {
      mine.skipBlanks()
      theirs.skipBlanks()
      guard mine.conflicts.markers == 0, theirs.conflicts.markers == 0 else { return false }
      guard !mine.isAtEnd, !theirs.isAtEnd else { return mine.isAtEnd && theirs.isAtEnd }
      let start = mine.position
      let otherStart = theirs.position
      let isWord = !mine.endsWord
      guard mine.skipToken() else { return false }
      theirs.position += mine.position - start
      let isSame = one.withBytes(start..<mine.position) { token in
        other.withBytes(otherStart..<theirs.position) { token.isEqual(to: $0) }
      }
      // The same bytes of a string or a sign end it; a word may go on.
      guard isSame, !isWord || theirs.isAtEnd || theirs.endsWord else { return false }
    }
  }
}

extension JSONCursor {
  /// Moves past a string, a sign, or a number or word with all that follows it up to a sign or a blank.
  ///
  /// - Returns: whether there is a whole one.
  fileprivate mutating func skipToken() -> Bool {
    switch byte {
    case UInt8(ascii: "\""): return (try? string())?.traits.contains(.unterminated) == false
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      position += 1
      return true
    default:
      while !isAtEnd, !endsWord { position += 1 }
      return true
    }
  }

  fileprivate var endsWord: Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
