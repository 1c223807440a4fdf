/// Where a text stands in the bytes of its source, as offset and length.
///
/// A range is what an index keeps instead of a copy: the text is decoded when it is asked for.
/// Offsets are 32 bits wide, so that the index of a catalog stays small; a source is at most
/// `ByteBuffer.limit` bytes long.
struct TextRange: Hashable, Sendable {
  var offset: UInt32
  var length: UInt32

  /// The range that stands for "there is none".
  static let none = TextRange(offset: .max, length: 0)

  var isNone: Bool { offset == .max }
  var end: Int { Int(offset) + Int(length) }

  init(offset: UInt32, length: UInt32) {
    self.offset = offset
    self.length = length
  }

  /// The range from one byte offset up to another; both lie within `ByteBuffer.limit`.
  init(_ start: Int, _ end: Int) {
    self.init(
      offset: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end - start))
  }
}
