import CatalogFiles
import SourceText

extension OpenFile {
  private static let piece = 1 << 16

  /// Creates or replaces a file with the given bytes and flushes it to disk.
  static func make(_ path: String, with bytes: Span<UInt8>) throws(FileFault) {
    let file = try OpenFile(emptying: path, permissions: 0o600)
    do throws(FileFault) {
      try file.write(bytes, at: 0)
      try file.sync()
    } catch {
      OpenFolder.working.remove(path)
      throw error
    }
  }

  /// Overwrites this file with the bytes of another, and calls `begun` after the first piece.
  func overwrite(with other: borrowing OpenFile, begun: () -> Void) throws(FileFault) {
    var place = 0
    while true {
      let bytes = try other.bytes(at: place)
      guard !bytes.isEmpty else { return }
      try write(bytes.span, at: place)
      if place == 0 { begun() }
      place += bytes.count
    }
  }

  /// Whether the file has exactly the given bytes.
  func has(_ bytes: Span<UInt8>) throws(FileFault) -> Bool {
    var place = 0
    while true {
      let found = try self.bytes(at: place)
      guard !found.isEmpty else { return place == bytes.count }
      guard place + found.count <= bytes.count,
        found.span.isEqual(to: bytes.extracting(place..<place + found.count))
      else { return false }
      place += found.count
    }
  }

  static func bytes(of path: String) throws(FileFault) -> [UInt8] {
    let file = try OpenFile(path: path)
    var bytes: [UInt8] = []
    while true {
      let more = try file.bytes(at: bytes.count)
      guard !more.isEmpty else { return bytes }
      bytes += more
    }
  }

  /// Reads the next bytes from an offset; empty at the end.
  private func bytes(at place: Int) throws(FileFault) -> [UInt8] {
    var fault: FileFault?
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.piece) { room, count in
      do throws(FileFault) {
        count = try read(into: UnsafeMutableRawBufferPointer(room), at: place)
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
    return bytes
  }
}
