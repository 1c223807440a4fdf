import Synchronization

/// A file: its path, bytes, and encoding, and the line and column of each offset.
///
/// The bytes of a text file are converted to UTF-8, so offsets are independent of its encoding.
/// Binary files keep their bytes.
package final class SourceFile: Sendable {
  /// The path used to open the file.
  package let path: String
  /// The bytes, converted to UTF-8 if the file is text.
  package let bytes: ByteBuffer
  /// The original encoding; nil for a binary file, which has no lines.
  package let encoding: FileEncoding?
  private let lines = Mutex(LineIndex())

  /// Creates a file.
  package init(path: String, bytes: ByteBuffer, encoding: FileEncoding? = FileEncoding()) {
    self.path = path
    self.bytes = bytes
    self.encoding = encoding
  }

  /// Returns the line and column of an offset.
  package func location(of offset: UInt32) -> SourceLocation {
    guard encoding != nil else { return SourceLocation(line: 1, column: Int(offset) + 1) }
    return lines.withLock { $0.position(of: Int(offset), in: bytes).location }
  }

  /// Returns the column of an offset in UTF-16 code units, from 1.
  package func utf16Column(of offset: UInt32) -> Int {
    guard encoding != nil else { return Int(offset) + 1 }
    return lines.withLock { $0.position(of: Int(offset), in: bytes).utf16Column }
  }

  /// Returns the column of a location in UTF-16 code units, from 1.
  package func utf16Column(at location: SourceLocation) -> Int {
    guard encoding != nil else { return location.column }
    return lines.withLock { $0.utf16Column(at: location, in: bytes) }
  }

  /// Returns the location of a range, for a diagnostic.
  package func place(of range: TextRange) -> FilePlace {
    FilePlace(
      path: path, location: location(of: range.offset),
      bytes: Int(range.offset)..<min(range.end, bytes.count))
  }
}
