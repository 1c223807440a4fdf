/// The byte range of a string in its file.
///
/// Indexes store ranges instead of copies, and decode strings on demand. Offsets have 32 bits to
/// keep the index of a catalog small; a file has at most `ByteBuffer.limit` bytes.
///
/// Everything is inlined into the readers, which use it for every string: without
/// `@inline(__always)`, `end` is a function call, which takes 2 % of the time of `galley-index` in
/// Tests/Bench. The type is public because Swift 6.3 does not inline members of `package` types
/// into other modules.
@frozen
public struct TextRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var offset: UInt32
  /// The number of bytes.
  public var length: UInt32

  /// The range that represents a missing string.
  @inlinable @inline(__always)
  public static var none: TextRange { TextRange(offset: .max, length: 0) }

  /// Whether the string is missing.
  @inlinable @inline(__always)
  public var isNone: Bool { offset == .max }
  /// The offset after the last byte.
  @inlinable @inline(__always)
  public var end: Int { Int(offset) + Int(length) }

  /// Creates a range from an offset and a length.
  @inlinable @inline(__always)
  public init(offset: UInt32, length: UInt32) {
    self.offset = offset
    self.length = length
  }

  /// Creates a range between two offsets of at most `ByteBuffer.limit`.
  @inlinable @inline(__always)
  public init(_ start: Int, _ end: Int) {
    self.init(
      offset: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end - start))
  }
}
