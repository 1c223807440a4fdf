internal import SourceText

/// Reads the tags of an XML document one after another, and the text inside of an element.
///
/// It goes on after every fault. Type declarations are skipped and define nothing, so no document grows
/// while it is read. The bytes are those of the text in UTF-8; the caller passes the same bytes to every
/// call, and keeps the elements that are open itself.
struct XMLCursor {
  /// A tag that opens or closes an element.
  struct Tag {
    /// The first 40 bytes of the name of the element.
    var name: String
    /// The offset of its `<`.
    var start: Int
    /// What follows the name; see `XMLText.attribute(_:in:_:)`.
    var attributes: Range<Int>
    /// Whether it is the whole element: `<string/>`.
    var isClosed: Bool
  }

  /// What a document consists of outside of texts.
  enum Part {
    case opening(Tag)
    case closing(Tag)
    /// Text where only tags belong; it begins at the offset.
    case stray(Int)
  }

  /// The rule that reports say is broken.
  let rule: RuleID
  /// The index of the next byte.
  var index: Int
  var log: DiagnosticLog
  private var conflicts = MergeConflicts()

  init(at index: Int, rule: RuleID, log: DiagnosticLog) {
    self.index = index
    self.rule = rule
    self.log = log
  }

  mutating func report(at offset: Int, _ message: @autoclosure () -> String) {
    log.report(rule, at: offset, rejectsFile: true, message())
  }

  // MARK: Parts

  /// Reads the next part; nil at the end.
  mutating func next(in bytes: Span<UInt8>) -> Part? {
    while true {
      if let stray = skipText(in: bytes) { return .stray(stray) }
      guard index < bytes.count else { return nil }
      let start = index
      if let markup = XMLText.Markup(in: bytes, at: index) {
        if !markup.isClosed { report(at: start, "unterminated markup") }
        if bytes.holds("<?xml ", at: start) { checkEncoding(markup.content, in: bytes) }
        index = markup.end
        if markup.kind == .characters { return .stray(start) }
      } else if bytes.holds("<!", at: index) {
        skipDeclaration(in: bytes)
      } else if let tag = tag(in: bytes) {
        return bytes.holds("</", at: start) ? .closing(tag) : .opening(tag)
      }
    }
  }

  /// Skips text between elements, and what merge conflicts add to the file; returns where the text begins.
  private mutating func skipText(in bytes: Span<UInt8>) -> Int? {
    var stray: Int?
    while index < bytes.count {
      if bytes[index] > 0x20 {
        if conflicts.skip(from: &index, in: bytes, reportingTo: &log, rejectsFile: true) {
          continue
        }
        guard bytes[index] != UInt8(ascii: "<") else { break }
        stray = stray ?? index
      }
      index += 1
    }
    return stray
  }

  /// Reports a declared encoding that is not the one by which the file is read.
  ///
  /// The byte order mark and the zeros of a file decide its encoding, not the declaration.
  private mutating func checkEncoding(_ declaration: Range<Int>, in bytes: Span<UInt8>) {
    guard let value = XMLText.attribute("encoding", in: bytes, declaration) else { return }
    let encoding = bytes.extracting(value).utf8String
    let name = encoding.lowercased()
    if !["utf-8", "utf8", "us-ascii", "ascii"].contains(name), !name.hasPrefix("utf-16"),
      !name.hasPrefix("utf-32")
    {
      log.report(.encoding, at: index, "the file declares \(encoding) but is read as UTF-8")
    }
  }

  /// Skips `<!DOCTYPE …>`, including the brackets in which it can define entities.
  private mutating func skipDeclaration(in bytes: Span<UInt8>) {
    let start = index
    var quote: UInt8?
    var isBracketed = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if quote != nil {
        if byte == quote { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        isBracketed = true
      } else if byte == UInt8(ascii: "]") {
        isBracketed = false
      } else if byte == UInt8(ascii: ">"), !isBracketed {
        return
      }
    }
    report(at: start, "unterminated declaration")
  }

  /// Reads a tag from its `<` on; nil if it is unterminated.
  mutating func tag(in bytes: Span<UInt8>) -> Tag? {
    let start = index
    index += bytes.holds("</", at: index) ? 2 : 1
    let nameStart = index
    while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "/"),
      bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<")
    {
      index += 1
    }
    let nameEnd = index
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if quote != nil {
        if byte == quote { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        index += 1
        return Tag(
          name: bytes.extracting(nameStart..<min(nameEnd, nameStart + 40)).utf8String,
          start: start, attributes: nameEnd..<index - 1,
          isClosed: bytes[index - 2] == UInt8(ascii: "/"))
      } else if byte == UInt8(ascii: "<") {
        break
      }
      index += 1
    }
    report(at: start, "unterminated tag: missing '>'")
    return nil
  }

  // MARK: Texts

  /// Reads text up to the next tag, or to the end: characters, entities, CDATA sections and comments.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the document.
  ///   - complaint: what is reported of a comment in the text.
  /// - Returns: the range of the text, which `XMLText` decodes.
  mutating func text(in bytes: Span<UInt8>, complaint: @autoclosure () -> String) -> TextRange {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "<") else {
        check(byte, in: bytes)
        index += 1
        continue
      }
      guard let markup = XMLText.Markup(in: bytes, at: index) else { break }
      if !markup.isClosed {
        report(at: index, "unterminated markup")
      } else if markup.kind != .characters {
        report(at: index, complaint())
      }
      index = markup.end
    }
    return TextRange(start, index)
  }

  /// Reports a character that a text must not contain unescaped.
  private mutating func check(_ byte: UInt8, in bytes: Span<UInt8>) {
    if byte == UInt8(ascii: "&") {
      guard let entity = XMLText.Entity(in: bytes, at: index) else {
        return report(at: index, "unknown entity; write & as &amp;")
      }
      if entity.scalar == nil {
        report(at: index, "invalid character number; shown as U+FFFD")
      }
    } else if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
      log.report(
        .controlCharacter, at: index,
        "\(Unicode.Scalar(byte).nameInMessages) is not allowed in XML")
    }
  }
}
