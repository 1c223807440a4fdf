/// An index that finds the line and column of an offset without scanning from the start of the
/// file.
///
/// It stores a checkpoint at every multiple of `step` bytes; a query counts from the checkpoint
/// before its offset. Checkpoints are added on demand, so a file without queries costs nothing, and
/// a file with one long line costs no more than any other.
struct LineIndex: Sendable {
  /// A line and column, with both column counts.
  struct Position: Sendable {
    var location = SourceLocation.start
    /// The column in UTF-16 code units, from 1, as used by SARIF and editor protocols.
    var utf16Column = 1
  }

  /// A position packed into half the memory.
  private struct Checkpoint: Sendable {
    private let line: UInt32
    private let column: UInt32
    private let utf16Column: UInt32

    init(_ position: Position) {
      line = UInt32(truncatingIfNeeded: position.location.line)
      column = UInt32(truncatingIfNeeded: position.location.column)
      utf16Column = UInt32(truncatingIfNeeded: position.utf16Column)
    }

    var location: SourceLocation { SourceLocation(line: Int(line), column: Int(column)) }
    var position: Position { Position(location: location, utf16Column: Int(utf16Column)) }
  }

  private static let step = 1 << 10
  private var checkpoints = [Checkpoint(Position())]
  /// The previous result, because most callers move from the start of a file to its end.
  private var last = (offset: 0, position: Position())

  mutating func position(of offset: Int, in buffer: ByteBuffer) -> Position {
    buffer.withBytes(0..<buffer.count) { bytes in
      let offset = min(offset, bytes.count)
      let block = offset / Self.step
      while checkpoints.count <= block { addCheckpoint(in: bytes) }
      var start = block * Self.step
      var position = checkpoints[block].position
      if start...offset ~= last.offset { (start, position) = last }
      position.advance(over: bytes, from: start, to: offset)
      last = (offset, position)
      return position
    }
  }

  /// Returns the column of a location in UTF-16 code units.
  mutating func utf16Column(at location: SourceLocation, in buffer: ByteBuffer) -> Int {
    buffer.withBytes(0..<buffer.count) { bytes in
      while checkpoints[checkpoints.count - 1].location < location,
        checkpoints.count * Self.step <= bytes.count
      {
        addCheckpoint(in: bytes)
      }
      let later = checkpoints.indices.partitioningIndex { checkpoints[$0].location >= location }
      var offset = max(0, later - 1) * Self.step
      var position = checkpoints[max(0, later - 1)].position
      while offset < bytes.count, position.location < location {
        position.advance(over: bytes, from: offset, to: offset + 1)
        offset += 1
      }
      return position.utf16Column
    }
  }

  private mutating func addCheckpoint(in bytes: Span<UInt8>) {
    // Reserve up front: growing would need twice the memory, and untouched pages cost nothing.
    if checkpoints.count == 1 { checkpoints.reserveCapacity(bytes.count / Self.step + 1) }
    var position = checkpoints[checkpoints.count - 1].position
    let start = (checkpoints.count - 1) * Self.step
    position.advance(over: bytes, from: start, to: start + Self.step)
    checkpoints.append(Checkpoint(position))
  }
}

extension LineIndex.Position {
  /// Advances over UTF-8 bytes.
  ///
  /// It takes eight bytes at a time if they contain no line break. Scanning byte by byte would take
  /// a fifth of the time of `print --format json`, which needs two locations per row.
  fileprivate mutating func advance(over bytes: Span<UInt8>, from start: Int, to end: Int) {
    var index = start
    if index == 0, bytes.hasByteOrderMark, end > 0 {
      advance(over: bytes, at: 0)
      index = 1
    }
    while index + 8 <= end {
      let word = bytes.word(at: index)
      if word.mayEndLine || word.hasFourByteLead {
        for index in index..<index + 8 { advance(over: bytes, at: index) }
      } else {
        let scalars = 8 - word.continuationCount
        location.column += scalars
        utf16Column += scalars
      }
      index += 8
    }
    while index < end {
      advance(over: bytes, at: index)
      index += 1
    }
  }

  @inline(__always)
  private mutating func advance(over bytes: Span<UInt8>, at index: Int) {
    let byte = bytes[index]
    if byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A) {
      location.line += 1
      location.column = 1
      utf16Column = 1
    } else if byte & 0xC0 != 0x80, !(index == 0 && bytes.hasByteOrderMark) {
      location.column += 1
      // Scalars beyond the BMP are the ones that take four bytes of UTF-8.
      utf16Column += 0xF0...0xF4 ~= byte ? 2 : 1
    }
  }
}

/// Operations on eight bytes of UTF-8 at once.
extension UInt64 {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// Whether any byte is LF or CR.
  fileprivate var mayEndLine: Bool {
    (hasZero(self ^ (Self.ones &* 0x0A)) | hasZero(self ^ (Self.ones &* 0x0D))) != 0
  }

  /// Whether any byte is 0xF0 or greater: the first byte of a scalar beyond the BMP, or invalid.
  fileprivate var hasFourByteLead: Bool {
    self & (self << 1) & (self << 2) & (self << 3) & Self.highBits != 0
  }

  /// The number of continuation bytes: those that start with the bits 10.
  fileprivate var continuationCount: Int { (self & ~(self << 1) & Self.highBits).nonzeroBitCount }

  /// Returns a nonzero value if any byte of the word is zero, and 0 otherwise.
  private func hasZero(_ word: UInt64) -> UInt64 { (word &- Self.ones) & ~word & Self.highBits }
}
