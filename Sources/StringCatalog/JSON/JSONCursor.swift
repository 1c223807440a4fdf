internal import SourceText

/// A place in JSON text, with the few steps that a reader takes from token to token.
///
/// All pointers of the JSON reader are in here. The cursor looks a little ahead without asking for
/// the end. Behind the last byte of a file the buffer holds zeros, and zero is nothing that JSON
/// allows; while another thread writes on, it holds more of the file, for `margin` bytes at least.
/// A step that has passed the end then counts for nothing: it is taken again later.
@safe struct JSONCursor {
  /// Why a step could not be taken.
  enum Fault: Error {
    /// The bytes end here; more may come.
    case ranOut
    /// What stands here is not what JSON allows.
    case syntax(at: Int, String)
  }

  private let base: UnsafeRawPointer
  var position: Int
  let end: Int

  /// More bytes than a step looks at behind the end.
  static let margin = 1 << 16

  /// A cursor into a buffer, which must outlive it, up to `margin` bytes before those that are there.
  init(_ buffer: ByteBuffer, at position: Int, margin: Int = 0) {
    unsafe base = buffer.start
    self.position = position
    end = max(0, buffer.count - margin)
  }

  /// The byte here; 0 at the end.
  @inline(__always) var byte: UInt8 { byte(at: position) }

  @inline(__always) func byte(at index: Int) -> UInt8 {
    unsafe base.load(fromByteOffset: index, as: UInt8.self)
  }

  /// Eight bytes as one number, the first in the lowest bits.
  @inline(__always) func word(at index: Int) -> UInt64 {
    unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  var isAtEnd: Bool { position >= end }

  /// What went wrong at a byte that does not fit: the text ends, or it is the wrong byte.
  func fault(_ message: @autoclosure () -> String) -> Fault {
    isAtEnd ? .ranOut : .syntax(at: position, message())
  }

  /// Passes over blanks, eight at a time: most bytes of a pretty-printed catalog are blanks.
  @inline(__always) mutating func skipBlanks() {
    guard byte <= 0x20 else { return }
    skipManyBlanks()
  }

  private mutating func skipManyBlanks() {
    while position < end {
      switch byte {
      case 0x20:
        let others = word(at: position) ^ 0x2020_2020_2020_2020
        position += others == 0 ? 8 : others.trailingZeroBitCount >> 3
      case 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// Passes over one byte if it is the one that stands here.
  @inline(__always) mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    position += 1
    return true
  }

  /// Whether the bytes of a range are this text.
  @inline(__always) func holds(_ text: StaticString, in range: TextRange) -> Bool {
    let length = text.utf8CodeUnitCount
    guard Int(range.length) == length else { return false }
    return holds(text, at: Int(range.offset))
  }

  /// Whether this text stands at an index.
  @inline(__always) func holds(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    let expected = unsafe UnsafeRawPointer(text.utf8Start)
    var offset = 0
    while offset + 8 <= length {
      let word = unsafe expected.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard UInt64(littleEndian: word) == self.word(at: index + offset) else { return false }
      offset += 8
    }
    while offset < length {
      let byte = unsafe expected.load(fromByteOffset: offset, as: UInt8.self)
      guard byte == self.byte(at: index + offset) else { return false }
      offset += 1
    }
    return true
  }

  /// Whether two ranges hold the same bytes.
  @inline(__always) func equal(_ left: TextRange, _ right: TextRange) -> Bool {
    left.length == right.length && equal(left, at: Int(right.offset))
  }

  /// Whether the bytes of a range stand at an index too.
  @inline(__always) func equal(_ range: TextRange, at index: Int) -> Bool {
    let start = Int(range.offset)
    let length = Int(range.length)
    var offset = 0
    while offset + 8 <= length {
      guard word(at: start + offset) == word(at: index + offset) else { return false }
      offset += 8
    }
    guard offset < length else { return true }
    let difference = word(at: start + offset) ^ word(at: index + offset)
    return difference << UInt64((offset + 8 - length) * 8) == 0
  }

  /// The index of the first ill-formed UTF-8 in a string.
  func firstUTF8Fault(in range: TextRange) -> Int? {
    // Two bytes stand before every string, its quotation mark and what that follows, and padding
    // behind the last one.
    let start = unsafe base + Int(range.offset)
    if range.offset >= 2, unsafe UTF8Scan.isSurelyWellFormed(at: start, count: Int(range.length)) {
      return nil
    }
    return unsafe UTF8Scan.firstFault(at: start, count: Int(range.length))
      .map { Int(range.offset) + $0 }
  }
}
