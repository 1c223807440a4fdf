/// The destination part of a link: `(https://example.org "Title")`.
struct MarkdownLinkEnd {
  /// The destination, with escapes and entities replaced.
  let destination: String
  /// The position after the closing parenthesis.
  let end: Int

  /// The maximum nesting depth of parentheses in a destination.
  private static let deepestParenthesis = 32

  /// Parses a destination part, or returns nil if there is none at the position.
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

  /// Parses a destination, with or without angle brackets.
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

  /// Skips `"title"`, `'title'` or `(title)`.
  ///
  /// Titles are not shown.
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

/// A link whose text is its destination: `<https://example.org>` or `<ab@example.org>`.
struct MarkdownAutolink {
  let destination: String
  /// The position after the closing bracket.
  let end: Int

  /// Parses a link at an angle bracket, or returns nil if there is none.
  init?(at start: MarkdownCursor) {
    var cursor = start
    cursor.position += 1
    let first = cursor.position
    guard Self.skipAddress(&cursor) || Self.skipMail(&cursor) else { return nil }
    let range = first..<cursor.position
    let isMail = !cursor.source[range].contains(UInt8(ascii: ":"))
    guard cursor.take(">") else { return nil }
    let text = MarkdownEntity.unescaped(range, in: cursor.source, escapes: false)
    destination = isMail ? "mailto:" + text : text
    end = cursor.position
  }

  /// Skips a URL: a scheme of 2 to 32 characters, a colon, and no spaces.
  private static func skipAddress(_ cursor: inout MarkdownCursor) -> Bool {
    var address = cursor
    guard address.byte?.isLetter == true else { return false }
    let length = address.skip { byte in
      switch Unicode.Scalar(byte) {
      case "+", ".", "-": true
      default: byte.isLetterOrDigit
      }
    }
    guard 2...32 ~= length, address.take(":") else { return false }
    address.skip { $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
    cursor = address
    return true
  }

  private static func skipMail(_ cursor: inout MarkdownCursor) -> Bool {
    let name = cursor.skip { byte in
      switch Unicode.Scalar(byte) {
      case "(", ")", ",", ":", ";", "<", ">", "@", "[", "]", "\\", "\"": false
      default: byte.isLetterOrDigit || byte.isPunctuation
      }
    }
    guard name > 0, cursor.take("@") else { return false }
    repeat {
      let start = cursor.position
      let length = cursor.skip { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
      guard 1...63 ~= length, cursor.source[start].isLetterOrDigit,
        cursor.source[cursor.position - 1].isLetterOrDigit
      else { return false }
    } while cursor.take(".")
    return true
  }
}
