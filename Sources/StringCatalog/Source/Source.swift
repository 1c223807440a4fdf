import Synchronization

/// One file of a catalog: its path, its bytes, and how its texts are written there.
///
/// Texts of a text file are kept in UTF-8 whatever the file's encoding was, so an offset names the
/// same character in all of them.
final class Source: Sendable {
  /// How the texts of a source are written.
  enum Format: Sendable {
    /// JSON strings, without their quotation marks.
    case json
    /// Tokens of an old-style property list, with their quotation marks where they have some.
    case oldStyle
    /// The content of an XML element, with entities and CDATA sections.
    case xml
    /// String objects of a binary property list, from their marker byte.
    case binary
  }

  let path: String
  let format: Format
  let bytes: ByteBuffer
  private let lines = Mutex(LineIndex())

  init(path: String, format: Format, bytes: ByteBuffer) {
    self.path = path
    self.format = format
    self.bytes = bytes
  }

  /// The text of a range, decoded; what is not well-formed is shown as U+FFFD.
  func text(_ range: TextRange) -> String {
    bytes.withBytes(Int(range.offset)..<range.end) { span in
      switch format {
      case .json: JSONText.decode(span)
      case .oldStyle: OldStyleText.decode(span)
      case .xml: XMLText.decode(span)
      case .binary: BinaryText.decode(span)
      }
    }
  }

  /// Whether the text of a range is empty, without decoding it where its length tells.
  func isEmpty(_ range: TextRange) -> Bool {
    range.length == 0 || (format != .json && text(range).isEmpty)
  }

  /// Calls `body` with the text of a range in UTF-8, without a copy where the source allows it.
  func withUTF8<R>(_ range: TextRange, _ body: (Span<UInt8>) -> R) -> R {
    let plain: R? =
      format == .json
      ? bytes.withBytes(Int(range.offset)..<range.end) { JSONText.isPlain($0) ? body($0) : nil }
      : nil
    return plain ?? body(text(range).utf8.span)
  }

  /// Whether a range holds a text, which is well-formed UTF-8.
  func holds(_ text: Span<UInt8>, at range: TextRange) -> Bool {
    // Bytes without an escape sequence that are those of the text need no other look.
    if format == .json,
      bytes.withBytes(
        Int(range.offset)..<range.end, { $0.holdsTheSame(as: text) && !JSONText.hasEscape($0) })
    {
      return true
    }
    return withUTF8(range) { $0.holdsTheSame(as: text) }
  }

  /// The bytes of a range as they stand in the source.
  func raw(_ range: TextRange) -> String {
    bytes.withBytes(Int(range.offset)..<range.end) { $0.utf8String }
  }

  /// Where a text stands: its quotation mark, where it has one.
  func location(ofTextAt offset: UInt32) -> SourceLocation {
    location(of: format == .json && offset > 0 ? offset - 1 : offset)
  }

  /// Where an offset stands.
  func location(of offset: UInt32) -> SourceLocation {
    guard format != .binary else { return SourceLocation(line: 1, column: Int(offset) + 1) }
    return lines.withLock { $0.location(of: Int(offset), in: bytes) }
  }
}
