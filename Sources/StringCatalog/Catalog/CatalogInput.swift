internal import SourceText

/// Where the bytes of a file go on their way to its reader.
///
/// One thread may fill it while the reader reads what has arrived: bytes never move, and those that
/// are there never change.
public struct CatalogInput: Sendable {
  let bytes: ByteBuffer

  /// An input with room for so many bytes; a file that has more is longer than it said.
  public init(capacity: Int) {
    bytes = ByteBuffer(capacity: max(0, min(capacity, ByteBuffer.limit)))
  }

  init(_ bytes: ByteBuffer) { self.bytes = bytes }

  /// The memory that the bytes are read into, for advice to the kernel.
  public var storage: UnsafeMutableRawBufferPointer { unsafe bytes.storage }

  /// Whether there is room for another byte.
  public var isFull: Bool { bytes.count == bytes.capacity }

  /// Lets `fill` write up to `limit` bytes behind those that are there.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that are wanted now.
  ///   - fill: writes bytes and says how many.
  /// - Returns: how many bytes `fill` wrote; 0 where there is no room.
  /// - Throws: what `fill` throws; the bytes that are there stay.
  public func append<E>(
    upTo limit: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) -> Int {
    unsafe try bytes.append(upTo: limit, fill)
  }
}
