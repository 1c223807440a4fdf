internal import SourceText

/// The memory into which a file is read, for its reader.
///
/// One thread may fill it while another reads the bytes that have arrived: they never move and never
/// change.
public struct CatalogInput: Sendable {
  let bytes: ByteBuffer

  /// An input with room for a number of bytes.
  ///
  /// A file with more bytes needs a larger input.
  public init(capacity: Int) {
    bytes = ByteBuffer(capacity: max(0, min(capacity, ByteBuffer.limit)))
  }

  init(_ bytes: ByteBuffer) { self.bytes = bytes }

  /// The memory for the bytes, so that the caller can advise the kernel.
  public var storage: UnsafeMutableRawBufferPointer { unsafe bytes.storage }

  /// Whether there is no room for another byte.
  public var isFull: Bool { bytes.count == bytes.capacity }

  /// Lets `fill` write up to `limit` bytes after those that have arrived.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of bytes.
  ///   - fill: writes bytes and returns how many.
  /// - Returns: how many bytes `fill` wrote; 0 if there is no room.
  /// - Throws: what `fill` throws; the bytes that have arrived stay.
  public func append<E>(
    upTo limit: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) -> Int {
    unsafe try bytes.append(upTo: limit, fill)
  }
}
