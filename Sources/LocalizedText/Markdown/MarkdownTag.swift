/// A tag of HTML, which is text, but has no markup in it: `<a title="*">`.
enum MarkdownTag {
  /// Where the tag that begins at a place ends, if there is one.
  static func end(at start: MarkdownCursor) -> Int? {
    var cursor = start
    cursor.position += 1
    let isClosing = cursor.take("/")
    guard cursor.byte?.isLetter == true else { return nil }
    cursor.skip { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
    if isClosing {
      cursor.skipBlanks()
      return cursor.take(">") ? cursor.position : nil
    }
    while true {
      let isApart = cursor.skipBlanks() > 0
      if cursor.take(">") || cursor.take("/>") { return cursor.position }
      guard isApart, skipAttribute(&cursor) else { return nil }
    }
  }

  private static func skipAttribute(_ cursor: inout MarkdownCursor) -> Bool {
    guard let first = cursor.byte, !first.isDigit, isNamePart(first) else { return false }
    guard first != UInt8(ascii: "."), first != UInt8(ascii: "-") else { return false }
    cursor.skip(while: isNamePart)
    var value = cursor
    value.skipBlanks()
    guard value.take("=") else { return true }
    value.skipBlanks()
    cursor = value
    return skipValue(&cursor)
  }

  private static func skipValue(_ cursor: inout MarkdownCursor) -> Bool {
    for quote: Unicode.Scalar in ["\"", "'"] where cursor.take(quote) {
      cursor.skip { $0 != UInt8(ascii: quote) }
      return cursor.take(quote)
    }
    return cursor.skip { byte in
      switch Unicode.Scalar(byte) {
      case "\"", "'", "=", "<", ">", "`": false
      default: !byte.isBlank
      }
    } > 0
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "_", ":", ".", "-": true
    default: byte.isLetterOrDigit
    }
  }
}
