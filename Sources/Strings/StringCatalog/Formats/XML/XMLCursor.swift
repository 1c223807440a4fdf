internal import SourceText

/// Scans the tags of an XML document, and the text inside elements.
///
/// It continues after every error. Document type declarations are skipped, so no document can
/// expand entities of its own. Pass the same UTF-8 bytes to every call; the caller keeps track of
/// open elements.
package struct XMLCursor {
  /// An opening or closing tag.
  package struct Tag {
    /// The range of the element's name.
    package var name: Range<Int>
    /// The offset of the `<`.
    package var start: Int
    /// The range after the name; see `XMLText.attribute(_:in:_:)`.
    var attributes: Range<Int>
    /// Whether the tag is self-closing, as in `<string/>`.
    package var isClosed: Bool

    /// The name of the element; of a long one, the first 40 bytes.
    package func name(in bytes: Span<UInt8>) -> String {
      bytes.extracting(name.prefix(40)).utf8String
    }

    /// Whether two elements have the same name.
    package func hasName(of other: Tag, in bytes: Span<UInt8>) -> Bool {
      bytes.extracting(name).isEqual(to: bytes.extracting(other.name))
    }
  }

  /// A part of a document outside of element text.
  package enum Part {
    case opening(Tag)
    case closing(Tag)
    /// Text where only tags are allowed, starting at an offset.
    case stray(Int)
  }

  /// Whether a document type declaration had an internal subset.
  private(set) var hasInternalSubset = false
  /// The rule to report errors under.
  let rule: RuleID
  /// The index of the next byte.
  package var index: Int
  var log: DiagnosticLog
  private var conflicts = MergeConflicts()

  package init(at index: Int, rule: RuleID, log: DiagnosticLog) {
    self.index = index
    self.rule = rule
    self.log = log
  }

  mutating func report(at offset: Int, _ message: @autoclosure () -> String) {
    log.report(rule, at: offset, rejectsFile: true, message())
  }

  // MARK: Parts

  /// Reads the next part; returns nil at the end.
  package mutating func next(in bytes: Span<UInt8>) -> Part? {
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

  /// Skips text between elements and conflict markers; returns the start of any stray text.
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

  /// Reports a declared encoding that differs from the one used.
  ///
  /// The encoding is detected from the byte order mark and null bytes, not the declaration.
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

  /// Skips `<!DOCTYPE …>`, including an internal subset in brackets, which may declare entities.
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
        hasInternalSubset = true
      } else if byte == UInt8(ascii: "]") {
        isBracketed = false
      } else if byte == UInt8(ascii: ">"), !isBracketed {
        return
      }
    }
    report(at: start, "unterminated declaration")
  }

  /// Reads the tag at the current `<`; returns nil if it is unterminated.
  package mutating func tag(in bytes: Span<UInt8>) -> Tag? {
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
          name: nameStart..<nameEnd, start: start, attributes: nameEnd..<index - 1,
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

  /// Reads text up to the next tag or the end, including entities, CDATA sections, and comments.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the document.
  ///   - complaint: the message for a comment in the text; nil allows comments.
  /// - Returns: the range of the text, to be decoded by `XMLText`.
  package mutating func text(
    in bytes: Span<UInt8>, complaint: @autoclosure () -> String? = nil
  ) -> TextRange {
    let start = index
    while true {
      check(upTo: bytes.nextIndex(of: UInt8(ascii: "<"), from: index) ?? bytes.count, in: bytes)
      guard index < bytes.count, let markup = XMLText.Markup(in: bytes, at: index) else { break }
      if !markup.isClosed {
        report(at: index, "unterminated markup")
      } else if markup.kind != .characters, let complaint = complaint() {
        report(at: index, complaint)
      }
      index = markup.end
    }
    return TextRange(start, index)
  }

  /// Reads text without markup, and reports characters that must be escaped.
  private mutating func check(upTo end: Int, in bytes: Span<UInt8>) {
    let isPlain = !bytes.extracting(index..<end).holds(
      anyOf: { ($0 .< SIMD16(repeating: 0x20)) .| ($0 .== SIMD16(repeating: UInt8(ascii: "&"))) },
      byte: { $0 < 0x20 || $0 == UInt8(ascii: "&") })
    if isPlain { index = end }
    while index < end {
      check(bytes[index], in: bytes)
      index += 1
    }
  }

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
