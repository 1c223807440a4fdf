/// The place of a text in the bytes of its file: an offset and a length.
///
/// An index keeps ranges instead of copies and decodes a text on request. Offsets have 32 bits, which
/// keeps the index of a catalog small; a file has at most `ByteBuffer.limit` bytes.
///
/// All of it is inlined into the readers, which use it for every string: without `@inline(__always)` the
/// end of a range is a call, which takes 2 % of the time of `galley-index` in Tests/Bench. It is public
/// because Swift 6.3 inlines nothing of a `package` type into another module.
@frozen
public struct TextRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var offset: UInt32
  /// The number of bytes.
  public var length: UInt32

  /// The range that means "there is no text".
  @inlinable @inline(__always)
  public static var none: TextRange { TextRange(offset: .max, length: 0) }

  /// Whether there is no text.
  @inlinable @inline(__always)
  public var isNone: Bool { offset == .max }
  /// The offset after the last byte.
  @inlinable @inline(__always)
  public var end: Int { Int(offset) + Int(length) }

  /// A range of a length at an offset.
  @inlinable @inline(__always)
  public init(offset: UInt32, length: UInt32) {
    self.offset = offset
    self.length = length
  }

  /// The range from one offset up to another; both are at most `ByteBuffer.limit`.
  @inlinable @inline(__always)
  public init(_ start: Int, _ end: Int) {
    self.init(
      offset: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end - start))
  }
}
