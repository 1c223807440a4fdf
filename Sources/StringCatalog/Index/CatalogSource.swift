internal import JSON
internal import SourceText

/// One file of a catalog, with the syntax in which its texts are written.
struct CatalogSource: Sendable {
  /// The syntax of the texts of a file.
  enum Syntax: Sendable {
    /// JSON strings, without their quotation marks.
    case json
    /// Tokens of an old-style property list, with their quotation marks if they have any.
    case oldStyle
    /// The content of an XML element, with entities and CDATA sections.
    case xml
    /// String objects of a binary property list, from their marker byte on.
    case binary
  }

  let file: SourceFile
  let syntax: Syntax

  var path: String { file.path }
  var bytes: ByteBuffer { file.bytes }

  init(_ file: SourceFile, syntax: Syntax) {
    self.file = file
    self.syntax = syntax
  }

  /// The text of a range, decoded; ill-formed parts become U+FFFD.
  func text(_ range: TextRange) -> String {
    bytes.withBytes(Int(range.offset)..<range.end) { span in
      switch syntax {
      case .json: JSONText.decode(span)
      case .oldStyle: OldStyleText.decode(span)
      case .xml: XMLText.decode(span)
      case .binary: BinaryText.decode(span)
      }
    }
  }

  /// Whether the text of a range is empty; decodes it only if its length does not tell.
  func isEmpty(_ range: TextRange) -> Bool {
    range.length == 0 || (syntax != .json && withUTF8(range) { $0.isEmpty })
  }

  /// Calls `body` with the text of a range in UTF-8; with the bytes of the file if they are the text.
  ///
  /// Reading and merging .strings files looks at every key in this way (`folder.py` in Tests/Bench).
  func withUTF8<R>(_ range: TextRange, _ body: (Span<UInt8>) -> R) -> R {
    let plain: R? = bytes.withBytes(Int(range.offset)..<range.end) { span in
      switch syntax {
      case .json: JSONText.isPlain(span) ? body(span) : nil
      case .oldStyle: OldStyleText.plainPart(of: span).map { body(span.extracting($0)) }
      case .xml: XMLText.isPlain(span) ? body(span) : nil
      case .binary: nil
      }
    }
    return plain ?? text(range).withBytes(body)
  }

  /// Whether a range contains a text, which is well-formed UTF-8.
  func holds(_ text: Span<UInt8>, at range: TextRange) -> Bool {
    // Equal bytes without an escape sequence need no decoding.
    if syntax == .json,
      bytes.withBytes(
        Int(range.offset)..<range.end, { $0.isEqual(to: text) && !JSONText.hasEscape($0) })
    {
      return true
    }
    return withUTF8(range) { $0.isEqual(to: text) }
  }

  /// The bytes of a range as they are in the file.
  func raw(_ range: TextRange) -> String {
    bytes.withBytes(Int(range.offset)..<range.end) { $0.utf8String }
  }

  /// The range of the token that writes a text: with its quotation marks, if it has any.
  ///
  /// In XML it is the content of the element, or the whole element if that is one tag, `<string/>`. Nil if
  /// the file has no token.
  func token(of range: TextRange) -> Range<Int>? {
    let start = Int(range.offset)
    return bytes.withBytes(0..<bytes.count) { bytes in
      switch syntax {
      case .json: XCStringsToken.range(of: start..<range.end, in: bytes)
      case .xml where range.length == 0: XMLText.emptyText(after: start, in: bytes)
      case .oldStyle, .xml, .binary: start..<range.end
      }
    }
  }

  /// The location of a text: that of its quotation mark, if it has one.
  func location(ofTextAt offset: UInt32) -> SourceLocation { location(of: start(ofTextAt: offset)) }

  /// The offset of that location.
  func start(ofTextAt offset: UInt32) -> UInt32 {
    syntax == .json && offset > 0 ? offset - 1 : offset
  }

  func location(of offset: UInt32) -> SourceLocation { file.location(of: offset) }
}
