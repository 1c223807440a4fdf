internal import JSONDocuments
internal import SourceText

/// A file of a catalog, with the syntax of its strings.
package struct CatalogSource: Sendable {
  /// How the strings of a file are encoded.
  package enum Syntax: Equatable, Sendable {
    /// JSON strings, without quotation marks.
    case json
    /// Tokens of an old-style property list, including any quotation marks.
    case oldStyle
    /// The content of an XML element, with entities and CDATA sections.
    case xml
    /// The content of an element of XLIFF, which may contain other elements, or of an attribute.
    case xliff(joinsWindowsLines: Bool)
    /// String objects of a binary property list, including their marker byte.
    case binary
  }

  let file: SourceFile
  package let syntax: Syntax

  var path: String { file.path }
  var bytes: ByteBuffer { file.bytes }

  init(_ file: SourceFile, syntax: Syntax) {
    self.file = file
    self.syntax = syntax
  }

  /// Returns the decoded string in a range; malformed parts become U+FFFD.
  package func text(_ range: TextRange) -> String {
    bytes.withBytes(Int(range.offset)..<range.end) { span in
      switch syntax {
      case .json: JSONText.decode(span)
      case .oldStyle: OldStyleText.decode(span)
      case .xml: XMLText.decode(span)
      case .xliff(let joins): XLIFFText.decode(span, joinsWindowsLines: joins)
      case .binary: BinaryText.decode(span)
      }
    }
  }

  /// Whether the string in a range is empty; decodes it only if necessary.
  func isEmpty(_ range: TextRange) -> Bool {
    range.length == 0 || (syntax != .json && withUTF8(range) { $0.isEmpty })
  }

  /// Calls `body` with the UTF-8 string in a range, without a copy if it needs no decoding.
  ///
  /// Reading and merging .strings files accesses every key this way (`folder.py` in Tests/Bench).
  func withUTF8<R>(_ range: TextRange, _ body: (Span<UInt8>) -> R) -> R {
    let plain: R? = bytes.withBytes(Int(range.offset)..<range.end) { span in
      switch syntax {
      case .json: JSONText.isPlain(span) ? body(span) : nil
      case .oldStyle: OldStyleText.plainPart(of: span).map { body(span.extracting($0)) }
      case .xml: XMLText.isPlain(span) ? body(span) : nil
      case .xliff(let joins):
        XMLText.isPlain(span) && !(joins && span.holds(UInt8(ascii: "\r"))) ? body(span) : nil
      case .binary: nil
      }
    }
    return plain ?? text(range).withBytes(body)
  }

  /// Whether the string in a range is equal to the given well-formed UTF-8.
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

  /// Returns the bytes in a range, undecoded.
  package func raw(_ range: TextRange) -> String {
    bytes.withBytes(Int(range.offset)..<range.end) { $0.utf8String }
  }

  /// Returns the range of the token for a string, including any quotation marks.
  ///
  /// In XML, the range is the content of the element, or the whole self-closing `<string/>` tag.
  /// Nil if the file has no token.
  func token(of range: TextRange) -> Range<Int>? {
    let start = Int(range.offset)
    return bytes.withBytes(0..<bytes.count) { bytes in
      switch syntax {
      case .json: XCStringsToken.range(of: start..<range.end, in: bytes)
      case .xml where range.length == 0: XMLText.emptyText(after: start, in: bytes)
      case .oldStyle, .xml, .xliff, .binary: start..<range.end
      }
    }
  }

  /// Returns the location of a string: of its quotation mark, if it has one.
  func location(ofTextAt offset: UInt32) -> SourceLocation { location(of: start(ofTextAt: offset)) }

  /// Returns the offset of that location.
  func start(ofTextAt offset: UInt32) -> UInt32 {
    syntax == .json && offset > 0 ? offset - 1 : offset
  }

  package func location(of offset: UInt32) -> SourceLocation { file.location(of: offset) }
}
