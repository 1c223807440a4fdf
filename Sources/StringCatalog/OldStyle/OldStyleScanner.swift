public import SourceText

/// Reads the blanks, comments and strings of an old-style property list.
///
/// The bytes are those of the text in UTF-8, the same at every call.
struct OldStyleScanner {
  /// The next byte that is to be read.
  var index: Int
  /// The comment that was passed over last.
  var comment = TextRange.none
  var log: DiagnosticLog

  init(index: Int, log: DiagnosticLog) {
    self.index = index
    self.log = log
  }

  /// The next byte; nil at the end.
  func next(in bytes: Span<UInt8>) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// Moves on over a byte where it is the next one.
  mutating func skip(_ byte: Unicode.Scalar, in bytes: Span<UInt8>) -> Bool {
    guard next(in: bytes) == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  // MARK: Blanks

  /// Moves on over blanks and comments.
  mutating func skipBlanks(in bytes: Span<UInt8>) {
    while index < bytes.count {
      if let length = Self.blankLength(in: bytes, at: index) {
        index += length
      } else if bytes.holds("//", at: index) {
        let start = index
        skipLine(in: bytes)
        comment = TextRange(start, index)
      } else if bytes.holds("/*", at: index) {
        skipBlockComment(in: bytes)
      } else {
        return
      }
    }
  }

  /// Moves to the end of the line: to a line feed, a carriage return, U+2028 or U+2029.
  mutating func skipLine(in bytes: Span<UInt8>) {
    while index < bytes.count, !Self.endsLine(in: bytes, at: index) { index += 1 }
  }

  private mutating func skipBlockComment(in bytes: Span<UInt8>) {
    let start = index
    index += 2
    while index < bytes.count, !bytes.holds("*/", at: index) { index += 1 }
    if index == bytes.count {
      log.report(
        .stringsSyntax, at: start,
        "this comment is never closed; the rest of the file belongs to it")
    } else {
      index += 2
    }
    comment = TextRange(start, index)
  }

  /// The length of the blank at an index, if there is one.
  private static func blankLength(in bytes: Span<UInt8>, at index: Int) -> Int? {
    switch bytes[index] {
    case 0x09...0x0D, 0x20: 1
    case 0xE2 where isLineSeparator(in: bytes, at: index): 3
    default: nil
    }
  }

  static func endsLine(in bytes: Span<UInt8>, at index: Int) -> Bool {
    bytes[index] == 0x0A || bytes[index] == 0x0D || isLineSeparator(in: bytes, at: index)
  }

  private static func isLineSeparator(in bytes: Span<UInt8>, at index: Int) -> Bool {
    bytes.holds("\u{2028}", at: index) || bytes.holds("\u{2029}", at: index)
  }

  // MARK: Strings

  /// Reads the string at the index; nil where none starts there.
  mutating func string(in bytes: Span<UInt8>) throws(OldStyleFault) -> TextRange? {
    guard let first = next(in: bytes) else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return try quoted(by: first, in: bytes)
    }
    let start = index
    while index < bytes.count, Self.isUnquoted(bytes[index]) { index += 1 }
    return index == start ? nil : TextRange(start, index)
  }

  private mutating func quoted(
    by quote: UInt8, in bytes: Span<UInt8>
  ) throws(OldStyleFault) -> TextRange {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\") {
        if let message = Self.complaint(aboutEscapeIn: bytes, at: index) {
          log.report(.stringsBadEscape, at: index, message)
        }
        index += 1
      }
      index += 1
    }
    guard index < bytes.count else {
      index = bytes.count
      throw OldStyleFault(
        offset: start, message: "this text is never closed by a quotation mark", resume: start)
    }
    index += 1
    return TextRange(start, index)
  }

  /// Whether a byte may stand in a string without quotation marks.
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "/")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// What is to be said of the escape whose backslash is at an index, if anything.
  private static func complaint(aboutEscapeIn bytes: Span<UInt8>, at index: Int) -> String? {
    guard index + 1 < bytes.count else { return nil }
    var digits = index + 1
    switch bytes[index + 1] {
    case UInt8(ascii: "U"):
      digits += 1
      let count = OldStyleText.hexadecimal(in: bytes, at: &digits).digits
      return count == 4 ? nil : "\\U has \(count) of its 4 hexadecimal digits here"
    case UInt8(ascii: "u"):
      return "\\u is no escape and is shown as “u”; write \\U"
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let byte = OldStyleText.octal(in: bytes, at: &digits)
      let scalar = NextStepEncoding.scalar(of: byte)
      let code = bytes.extracting(index..<digits).utf8String
      return byte < 0x80
        ? nil : "\(code) is a NeXTSTEP code: it stands for \(scalar.nameInMessages)"
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "v"):
      return nil
    case UInt8(ascii: "8"), UInt8(ascii: "9"), UInt8(ascii: "("),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      let letter = Unicode.Scalar(bytes[index + 1])
      return "\\\(letter) is no escape and is shown as “\(letter)”"
    default:
      return nil
    }
  }
}

extension RuleID {
  /// A place at which a .strings file is not well-formed.
  public static let stringsSyntax = RuleID("strings-syntax", .error)
  /// An escape sequence that does not mean what it seems to mean.
  public static let stringsBadEscape = RuleID("strings-bad-escape", .warning)
}
