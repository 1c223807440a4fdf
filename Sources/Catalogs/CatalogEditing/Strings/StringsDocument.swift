package import SourceText
internal import StringCatalog

/// The entries and comments of an old-style .strings file, with their byte ranges.
package struct StringsDocument: Sendable {
  /// An entry and the comments before it.
  package struct Entry: Sendable {
    /// All comments since the previous entry, including one at the end of that entry's line.
    package var comments: [TextRange]
    package var key: TextRange
    package var value: TextRange
    /// Whether the value is a string; readers ignore other entries.
    package var isText: Bool
    /// The offset after the semicolon.
    package var end: Int
    /// The offset at which the entry's own content begins: its comments, back to a blank line and
    /// excluding one at the end of the previous entry's line, or else its key.
    package var start: Int
  }

  /// The UTF-8 text.
  package let bytes: ByteBuffer
  /// The offset at which entries may begin: after a byte order mark, or after the opening brace.
  package let start: Int
  /// The entries in file order, including duplicates.
  package let entries: [Entry]
  /// The comments after the last entry.
  package let rest: [TextRange]

  package let encoding: FileEncoding

  /// Parses an old-style .strings file.
  ///
  /// - Throws: a refusal if the file has another syntax or cannot be read completely.
  package init(_ bytes: [UInt8], path: String) throws(EditRefusal) {
    let file = try SoundPropertyList(bytes, path: path)
    guard file.syntax == .oldStyle else {
      throw .unsupported(
        Diagnostic(.unreadable, path: path, message: "it is an XML or binary property list"))
    }
    self.init(file.text)
  }

  /// Parses a text that is known to be valid.
  init(_ text: DecodedText) {
    bytes = text.bytes
    encoding = text.encoding
    var scan = Scan(OldStyleScanner(index: text.start, log: DiagnosticLog()))
    bytes.withBytes(0..<bytes.count) { scan.read($0) }
    start = scan.start
    entries = scan.entries
    rest = scan.comments
  }

  /// Returns the decoded token in a range.
  package func text(_ range: TextRange) -> String {
    bytes.withBytes(Int(range.offset)..<range.end) { OldStyleText.decode($0) }
  }

  /// Returns the bytes in a range.
  package func raw(_ range: Range<Int>) -> [UInt8] { bytes.array(range) }

  /// Returns the number of newlines in a range.
  package func lineEnds(in range: Range<Int>) -> Int {
    bytes.withBytes(0..<bytes.count) { Self.lineEnds(in: range, of: $0) }
  }

  fileprivate static func lineEnds(in range: Range<Int>, of bytes: Span<UInt8>) -> Int {
    range.count { index in
      OldStyleScanner.endsLine(in: bytes, at: index)
        && !(bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A)
    }
  }

  /// Returns the end of the last comment or entry before an entry, and whether it is an entry.
  package func end(before index: Int) -> (offset: Int, isEntry: Bool) {
    let entry = entries[index]
    if let comment = entry.comments.last(where: { Int($0.offset) < entry.start }) {
      return (comment.end, false)
    }
    return index > 0 ? (entries[index - 1].end, true) : (start, false)
  }

  /// Returns the start of the next comment or entry after an entry; nil if there is none.
  package func next(after index: Int) -> Int? {
    guard index + 1 < entries.count else { return rest.first.map { Int($0.offset) } }
    let next = entries[index + 1]
    return Int((next.comments.first ?? next.key).offset)
  }
}

/// Scans a text entry by entry.
private struct Scan {
  var scanner: OldStyleScanner
  var start: Int
  var entries: [StringsDocument.Entry] = []
  /// The comments since the last entry.
  var comments: [TextRange] = []

  init(_ scanner: OldStyleScanner) {
    self.scanner = scanner
    start = scanner.index
  }

  mutating func read(_ bytes: Span<UInt8>) {
    skipBlanks(in: bytes)
    if scanner.skip("{", in: bytes) {
      start = scanner.index
      comments = []
      skipBlanks(in: bytes)
    }
    while let key = string(in: bytes) {
      let comments = self.comments
      skipBlanks(in: bytes)
      var (value, isText) = (key, true)
      if scanner.skip("=", in: bytes) {
        skipBlanks(in: bytes)
        guard let read = self.value(in: bytes) else { return }
        value = read.range
        isText = if case .string = read.value { true } else { false }
        skipBlanks(in: bytes)
      }
      guard scanner.skip(";", in: bytes) else { return }
      entries.append(
        StringsDocument.Entry(
          comments: comments, key: key, value: value, isText: isText, end: scanner.index,
          start: start(of: key, after: comments, in: bytes)))
      self.comments = []
      skipBlanks(in: bytes)
    }
  }

  private func start(of key: TextRange, after comments: [TextRange], in bytes: Span<UInt8>) -> Int {
    let before = entries.last?.end
    var start = Int(key.offset)
    for comment in comments.reversed() {
      let offset = Int(comment.offset)
      guard StringsDocument.lineEnds(in: comment.end..<start, of: bytes) < 2 else { break }
      if let before, StringsDocument.lineEnds(in: before..<offset, of: bytes) == 0,
        StringsDocument.lineEnds(in: offset..<Int(key.offset), of: bytes) > 0
      {
        break
      }
      start = offset
    }
    return start
  }

  private mutating func skipBlanks(in bytes: Span<UInt8>) {
    while let comment = scanner.skipToComment(in: bytes) { comments.append(comment) }
  }

  private mutating func string(in bytes: Span<UInt8>) -> TextRange? {
    do throws(OldStyleFault) { return try scanner.string(in: bytes) } catch { return nil }
  }

  private mutating func value(in bytes: Span<UInt8>) -> PropertyListNode? {
    do throws(OldStyleFault) { return try scanner.value(in: bytes) } catch { return nil }
  }
}
