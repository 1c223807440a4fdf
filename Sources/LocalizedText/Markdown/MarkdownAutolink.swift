/// A link that is its own text: `<https://example.org>` or `<ab@example.org>`.
struct MarkdownAutolink {
  /// Where it leads.
  let destination: String
  /// Where it ends, behind the bracket.
  let end: Int

  /// Reads a link at a bracket, if there is one.
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

  /// Goes over an address: a scheme of 2 to 32 characters, and no blanks.
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
