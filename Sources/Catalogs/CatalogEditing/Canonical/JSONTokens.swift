internal import JSONDocuments
internal import SourceText

/// Compares two JSON texts token by token.
enum JSONTokens {
  /// Whether two JSON texts have the same tokens in the same order, differing only in whitespace.
  ///
  /// If either text is valid JSON, `true` means that the other is too, with the same meaning. For
  /// invalid JSON the result may be a false negative, but it is never `true` for different tokens.
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
      // Equal bytes of a string or punctuation complete the token; a word may continue.
      guard isSame, !isWord || theirs.isAtEnd || theirs.endsWord else { return false }
    }
  }
}

extension JSONCursor {
  /// Skips a string, a punctuation character, or a number or word.
  ///
  /// - Returns: whether the token is complete.
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
