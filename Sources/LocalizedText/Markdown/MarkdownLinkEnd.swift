/// The end of a link: `(https://example.org "Title")`.
struct MarkdownLinkEnd {
  /// Where it leads, without escapes and entities.
  let destination: String
  /// Where it ends.
  let end: Int

  /// Parentheses in a destination go no deeper.
  private static let deepestParenthesis = 32

  /// Reads the end of a link at a place, if there is one.
  init?(at start: MarkdownCursor) {
    var cursor = start
    guard cursor.take("(") else { return nil }
    cursor.skipBlanks()
    guard let destination = Self.destination(&cursor) else { return nil }
    if cursor.skipBlanks() > 0, cursor.byte != UInt8(ascii: ")") {
      guard Self.skipTitle(&cursor) else { return nil }
      cursor.skipBlanks()
    }
    guard cursor.take(")") else { return nil }
    self.destination = MarkdownEntity.unescaped(destination, in: cursor.source)
    end = cursor.position
  }

  /// Goes over a destination, `<https://example.org>` or bare.
  private static func destination(_ cursor: inout MarkdownCursor) -> Range<Int>? {
    guard cursor.take("<") else { return bareDestination(&cursor) }
    let start = cursor.position
    while let byte = cursor.byte {
      switch Unicode.Scalar(byte) {
      case ">":
        cursor.position += 1
        return start..<cursor.position - 1
      case "<", "\n", "\r": return nil
      default: cursor.skipEscaped()
      }
    }
    return nil
  }

  private static func bareDestination(_ cursor: inout MarkdownCursor) -> Range<Int>? {
    let start = cursor.position
    var depth = 0
    while let byte = cursor.byte, byte > 0x20, byte != 0x7F {
      if byte == UInt8(ascii: "(") {
        depth += 1
        guard depth <= deepestParenthesis else { return nil }
      } else if byte == UInt8(ascii: ")") {
        guard depth > 0 else { break }
        depth -= 1
      }
      cursor.skipEscaped()
    }
    return depth == 0 ? start..<cursor.position : nil
  }

  /// Goes over `"title"`, `'title'` or `(title)`, which nothing here shows.
  private static func skipTitle(_ cursor: inout MarkdownCursor) -> Bool {
    guard let open = cursor.byte else { return false }
    let close: UInt8
    switch Unicode.Scalar(open) {
    case "\"", "'": close = open
    case "(": close = UInt8(ascii: ")")
    default: return false
    }
    cursor.position += 1
    while let byte = cursor.byte {
      if byte == close {
        cursor.position += 1
        return true
      }
      guard byte != open else { return false }
      cursor.skipEscaped()
    }
    return false
  }
}
