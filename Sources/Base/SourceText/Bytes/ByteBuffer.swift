public import Synchronization

/// The bytes of a file in memory that never moves and can be filled incrementally.
///
/// One thread may append while others read the bytes that have arrived. The `padding` bytes after
/// the filled part are always zero, so scanners can look ahead without bounds checks.
@safe
public final class ByteBuffer: Sendable {
  /// The maximum file size, which is limited by 32-bit offsets.
  package static let limit = Int(UInt32.max) - 4096
  /// The number of zero bytes after the filled part.
  package static let padding = 64

  /// The capacity in bytes.
  package let capacity: Int
  @usableFromInline nonisolated(unsafe) let base: UnsafeMutableRawPointer
  @usableFromInline let filled = Atomic<Int>(0)

  /// Creates an empty buffer with a fixed capacity.
  ///
  /// Memory pages are not touched until they are filled.
  package init(capacity: Int) {
    self.capacity = capacity
    // Large buffers are aligned to a huge page, so that the kernel can give them some.
    let alignment = capacity < 1 << 22 ? 16 : 1 << 21
    unsafe base = .allocate(byteCount: capacity + Self.padding, alignment: alignment)
    seal(at: 0)
  }

  /// Creates a buffer with the given bytes.
  package convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count)
    unsafe append(upTo: bytes.count) { room in
      unsafe room.copyBytes(from: bytes)
      return bytes.count
    }
  }

  deinit { unsafe base.deallocate() }

  /// The number of bytes received so far.
  @inlinable public var count: Int { filled.load(ordering: .acquiring) }

  /// Appends up to `limit` bytes by calling `fill` with the unused memory.
  ///
  /// - Returns: the number of bytes written; 0 if the buffer is full.
  @discardableResult
  package func append<E>(
    upTo limit: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) -> Int {
    let start = count
    let room = min(limit, capacity - start)
    guard room > 0 else { return 0 }
    let target = unsafe UnsafeMutableRawBufferPointer(start: base + start, count: room)
    let written = unsafe max(0, min(room, try fill(target)))
    seal(at: start + written)
    return written
  }

  /// Returns a larger buffer with the same bytes.
  package func grown(to newCapacity: Int) -> ByteBuffer {
    let larger = ByteBuffer(capacity: max(newCapacity, count))
    unsafe larger.append(upTo: count) { room in
      unsafe room.copyMemory(from: UnsafeRawBufferPointer(start: base, count: room.count))
      return room.count
    }
    return larger
  }

  /// Calls `body` with the bytes in a range, clamped to those received so far.
  @inlinable @inline(__always)
  public func withBytes<R, E>(
    _ range: Range<Int>, _ body: (Span<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    let bounds = range.clamped(to: 0..<count)
    let start = unsafe (base + bounds.lowerBound).assumingMemoryBound(to: UInt8.self)
    let bytes = unsafe UnsafeBufferPointer(start: start, count: bounds.count)
    // The buffer must live as long as `body` reads it, also if the caller has no more use for it.
    defer { withExtendedLifetime(self) {} }
    return unsafe try body(bytes.span)
  }

  /// The address of the first byte, valid for the lifetime of the buffer.
  @inlinable public var start: UnsafeRawPointer { unsafe UnsafeRawPointer(base) }

  private func seal(at count: Int) {
    unsafe (base + count).initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
    filled.store(count, ordering: .releasing)
  }
}
