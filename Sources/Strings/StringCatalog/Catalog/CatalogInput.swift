internal import SourceText

/// A fixed-capacity buffer that a file is read into.
///
/// One thread may append while another reads the bytes that have arrived; bytes never move or
/// change once written.
public struct CatalogInput: Sendable {
  let bytes: ByteBuffer

  /// Creates an empty buffer with a fixed capacity.
  ///
  /// A longer file needs a larger buffer.
  public init(capacity: Int) {
    bytes = ByteBuffer(capacity: max(0, min(capacity, ByteBuffer.limit)))
  }

  init(_ bytes: ByteBuffer) { self.bytes = bytes }

  /// The capacity in bytes.
  public var capacity: Int { bytes.capacity }

  /// Whether the buffer is full.
  public var isFull: Bool { bytes.count == bytes.capacity }

  /// Appends up to `limit` bytes by calling `fill` with the unused memory.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of bytes.
  ///   - fill: writes bytes and returns their number.
  /// - Returns: the number of bytes written; 0 if the buffer is full.
  /// - Throws: any error thrown by `fill`; the bytes already appended are kept.
  public func append<E>(
    upTo limit: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) -> Int {
    unsafe try bytes.append(upTo: limit, fill)
  }
}
