import Synchronization

/// One file: its path, its bytes, its encoding, and the lines and columns of its offsets.
///
/// The bytes of a text file are UTF-8 whatever its encoding on disk is, so an offset means the same
/// character for all encodings. Only a binary file has its bytes unchanged.
package final class SourceFile: Sendable {
  /// The path by which the file was opened.
  package let path: String
  /// The bytes, transcoded to UTF-8 if the file is a text.
  package let bytes: ByteBuffer
  /// How the text was encoded on disk; nil for a binary file, which has no lines either.
  package let encoding: FileEncoding?
  private let lines = Mutex(LineIndex())

  /// A file with these bytes.
  package init(path: String, bytes: ByteBuffer, encoding: FileEncoding? = FileEncoding()) {
    self.path = path
    self.bytes = bytes
    self.encoding = encoding
  }

  /// The line and the column of an offset.
  package func location(of offset: UInt32) -> SourceLocation {
    guard encoding != nil else { return SourceLocation(line: 1, column: Int(offset) + 1) }
    return lines.withLock { $0.position(of: Int(offset), in: bytes).location }
  }

  /// The column of an offset in UTF-16 code units, counted from 1.
  package func utf16Column(of offset: UInt32) -> Int {
    guard encoding != nil else { return Int(offset) + 1 }
    return lines.withLock { $0.position(of: Int(offset), in: bytes).utf16Column }
  }

  /// The column of a location in UTF-16 code units, counted from 1.
  package func utf16Column(at location: SourceLocation) -> Int {
    guard encoding != nil else { return location.column }
    return lines.withLock { $0.utf16Column(at: location, in: bytes) }
  }

  /// The place of a range, for a diagnostic.
  package func place(of range: TextRange) -> FilePlace {
    FilePlace(
      path: path, location: location(of: range.offset),
      bytes: Int(range.offset)..<min(range.end, bytes.count))
  }
}
