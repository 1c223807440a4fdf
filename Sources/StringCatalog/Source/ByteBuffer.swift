import Synchronization

/// The bytes of one file, in one place that never moves, filled piece by piece.
///
/// One reader appends while others look at the bytes that are already there. The bytes behind
/// the filled part are zero for `padding` bytes, so that a scanner may look ahead without asking
/// for the end at every step.
@safe final class ByteBuffer: Sendable {
  /// The most bytes that a source may have: offsets are 32 bits wide.
  static let limit = Int(UInt32.max) - 4096
  static let padding = 64

  let capacity: Int
  private nonisolated(unsafe) let base: UnsafeMutableRawPointer
  private let filled = Atomic<Int>(0)

  /// Room for `capacity` bytes; no page is touched before it is filled.
  init(capacity: Int) {
    self.capacity = capacity
    // Aligned to a huge page: who fills a large buffer may then ask the kernel for huge pages,
    // which makes reading into fresh memory more than twice as fast.
    let alignment = capacity < 1 << 22 ? 16 : 1 << 21
    unsafe base = .allocate(byteCount: capacity + Self.padding, alignment: alignment)
    seal(at: 0)
  }

  /// A buffer that holds these bytes.
  convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count)
    unsafe append(upTo: bytes.count) { room in
      unsafe room.copyBytes(from: bytes)
      return bytes.count
    }
  }

  deinit { unsafe base.deallocate() }

  /// How many bytes are there.
  var count: Int { filled.load(ordering: .acquiring) }

  /// All the memory of the buffer, for advice to the kernel before it is filled.
  var storage: UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(start: base, count: capacity)
  }

  /// Lets `fill` write at most `limit` bytes behind those that are there; returns how many it wrote.
  @discardableResult
  func append<E>(
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

  /// The same bytes in a larger buffer.
  func grown(to newCapacity: Int) -> ByteBuffer {
    let larger = ByteBuffer(capacity: max(newCapacity, count))
    unsafe larger.append(upTo: count) { room in
      unsafe room.copyMemory(from: UnsafeRawBufferPointer(start: base, count: room.count))
      return room.count
    }
    return larger
  }

  /// Calls `body` with the bytes of a range, cut to what is there.
  func withBytes<R, E>(
    _ range: Range<Int>, _ body: (Span<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    let bounds = range.clamped(to: 0..<count)
    let start = unsafe (base + bounds.lowerBound).assumingMemoryBound(to: UInt8.self)
    let bytes = unsafe UnsafeBufferPointer(start: start, count: bounds.count)
    return unsafe try body(bytes.span)
  }

  /// The first byte and the number of bytes, for the scanner; valid while the buffer lives.
  var scanned: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: base, count: count)
  }

  private func seal(at count: Int) {
    unsafe (base + count).initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
    filled.store(count, ordering: .releasing)
  }
}
