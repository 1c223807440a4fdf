package import SourceText

/// The entries and comments of a .strings file in the text form, with their places.
package struct StringsDocument: Sendable {
  /// An entry with the comments before it.
  package struct Entry: Sendable {
    /// All comments since the entry before, also the one behind it in its line.
    package var comments: [TextRange]
    package var key: TextRange
    package var value: TextRange
    /// Whether the value is a string; otherwise no reader has the entry.
    package var isText: Bool
    /// The offset after the semicolon.
    package var end: Int
    /// Where what belongs to the entry begins: its comments, up to a blank line and without one behind the
    /// entry before; or the key.
    package var start: Int
  }

  /// The text in UTF-8.
  package let bytes: ByteBuffer
  /// Where the entries may begin: after a byte order mark, or after the opening brace.
  package let start: Int
  /// The entries in file order, also those with the same key.
  package let entries: [Entry]
  /// The comments after the last entry.
  package let rest: [TextRange]

  package let encoding: FileEncoding

  /// Finds the entries of a file in the text form.
  ///
  /// - Throws: why it is another file, or not read to its end.
  package init(_ bytes: [UInt8], path: String) throws(EditRefusal) {
    let file = try SoundPropertyList(bytes, path: path)
    guard file.syntax == .oldStyle else {
      throw .unsupported(
        Diagnostic(.unreadable, path: path, message: "it is an XML or binary property list"))
    }
    self.init(file.text)
  }

  /// Finds the entries of a text that is sound.
  init(_ text: DecodedText) {
    bytes = text.bytes
    encoding = text.encoding
    var scan = Scan(OldStyleScanner(index: text.start, log: DiagnosticLog()))
    bytes.withBytes(0..<bytes.count) { scan.read($0) }
    start = scan.start
    entries = scan.entries
    rest = scan.comments
  }

  /// The decoded token of a range.
  package func text(_ range: TextRange) -> String {
    bytes.withBytes(Int(range.offset)..<range.end) { OldStyleText.decode($0) }
  }

  /// The bytes of a range.
  package func raw(_ range: Range<Int>) -> [UInt8] { bytes.array(range) }

  /// How many lines end in a range.
  package func lineEnds(in range: Range<Int>) -> Int {
    bytes.withBytes(0..<bytes.count) { Self.lineEnds(in: range, of: $0) }
  }

  fileprivate static func lineEnds(in range: Range<Int>, of bytes: Span<UInt8>) -> Int {
    range.count { index in
      OldStyleScanner.endsLine(in: bytes, at: index)
        && !(bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A)
    }
  }

  /// Where the last comment or entry before an entry ends, and whether that is an entry.
  package func end(before index: Int) -> (offset: Int, isEntry: Bool) {
    let entry = entries[index]
    if let comment = entry.comments.last(where: { Int($0.offset) < entry.start }) {
      return (comment.end, false)
    }
    return index > 0 ? (entries[index - 1].end, true) : (start, false)
  }

  /// Where the next comment or entry after an entry begins; nil if none follows.
  package func next(after index: Int) -> Int? {
    guard index + 1 < entries.count else { return rest.first.map { Int($0.offset) } }
    let next = entries[index + 1]
    return Int((next.comments.first ?? next.key).offset)
  }
}

/// Reads a text from one entry to the next.
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
      var value = PropertyListNode(range: key, value: .string)
      if scanner.skip("=", in: bytes) {
        skipBlanks(in: bytes)
        guard let read = self.value(in: bytes) else { return }
        value = read
        skipBlanks(in: bytes)
      }
      guard scanner.skip(";", in: bytes) else { return }
      let isText = if case .string = value.value { true } else { false }
      entries.append(
        StringsDocument.Entry(
          comments: comments, key: key, value: value.range, isText: isText, end: scanner.index,
          start: start(of: key, after: comments, in: bytes)))
      self.comments = []
      skipBlanks(in: bytes)
    }
  }

  private func start(
    of key: TextRange, after comments: [TextRange], in bytes: Span<UInt8>
  ) -> Int {
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
