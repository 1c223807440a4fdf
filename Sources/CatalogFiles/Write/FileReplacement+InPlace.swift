import Glibc
import SourceText

extension FileReplacement {
  /// Writes the new version into the file, with a copy of the old one beside the new one until it is done.
  ///
  /// - Parameters:
  ///   - staged: a file that has the new version.
  ///   - bytes: the bytes that it was made from.
  ///   - reason: why the file cannot be replaced.
  /// - Returns: what became of the file.
  /// - Throws: the reason why the file cannot be written. It still has its old content then.
  func overwrite(
    with staged: Int32, ifUnchangedFrom bytes: Span<UInt8>, because reason: InPlaceReason
  ) throws(FileFault) -> Outcome {
    let file = open(target, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    guard try FileBytes.areEqual(file, bytes) else {
      return .changed(try FileBytes.read(target))
    }
    let copy = temporary + "old"
    try FileBytes.make(copy, with: bytes)
    atStep(.copied)
    // Nothing is overwritten before there is room for all of it.
    let error = count > bytes.count ? posix_fallocate(file, 0, off_t(count)) : 0
    guard error == 0 || error == EOPNOTSUPP || error == EINVAL else {
      ftruncate(file, off_t(bytes.count))
      unlink(copy)
      errno = error
      throw .last
    }
    do throws(FileFault) {
      try FileBytes.copy(staged, into: file) { atStep(.overwriting) }
      guard ftruncate(file, off_t(count)) == 0, fsync(file) == 0 else { throw .last }
    } catch {
      // The copy stays if the old content cannot be brought back.
      if (try? FileBytes.write(bytes, into: file, at: 0)) != nil,
        ftruncate(file, off_t(bytes.count)) == 0, fsync(file) == 0
      {
        unlink(copy)
      }
      throw error
    }
    atStep(.overwritten)
    unlink(copy)
    atStep(.removed)
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    return .writtenInPlace(reason, WrittenVersion(status: FileStatus(status)))
  }
}

/// The bytes of files that are open.
enum FileBytes {
  private static let piece = 1 << 16

  /// Writes bytes at an offset of a file.
  static func write(_ bytes: Span<UInt8>, into file: Int32, at offset: Int) throws(FileFault) {
    var done = 0
    while done < bytes.count {
      let rest = bytes.extracting(done..<bytes.count)
      let count = rest.withUnsafeBytes {
        pwrite(file, $0.baseAddress, $0.count, off_t(offset + done))
      }
      if count < 0, errno != EINTR { throw .last }
      done += max(0, count)
    }
  }

  /// Makes a file with these bytes, and waits until they are on the disk.
  static func make(_ path: String, with bytes: Span<UInt8>) throws(FileFault) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    do throws(FileFault) {
      try write(bytes, into: file, at: 0)
      guard fsync(file) == 0 else { throw .last }
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Copies the bytes of a file over those of another one, and calls `begun` after the first piece.
  static func copy(_ source: Int32, into file: Int32, begun: () -> Void) throws(FileFault) {
    var offset = 0
    while true {
      let bytes = try read(source, at: offset)
      guard !bytes.isEmpty else { return }
      try write(bytes.span, into: file, at: offset)
      if offset == 0 { begun() }
      offset += bytes.count
    }
  }

  /// Whether a file has exactly these bytes.
  static func areEqual(_ file: Int32, _ bytes: Span<UInt8>) throws(FileFault) -> Bool {
    var offset = 0
    while true {
      let found = try read(file, at: offset)
      guard !found.isEmpty else { return offset == bytes.count }
      guard offset + found.count <= bytes.count,
        found.span.isEqual(to: bytes.extracting(offset..<offset + found.count))
      else { return false }
      offset += found.count
    }
  }

  /// All bytes of the file at a path.
  static func read(_ path: String) throws(FileFault) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var bytes: [UInt8] = []
    while true {
      let more = try read(file, at: bytes.count)
      guard !more.isEmpty else { return bytes }
      bytes += more
    }
  }

  /// The next bytes from an offset on; none at the end.
  private static func read(_ file: Int32, at offset: Int) throws(FileFault) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: piece) { room, count in
      var read: Int
      repeat {
        read = pread(file, room.baseAddress, room.count, off_t(offset))
      } while read < 0
        && errno == EINTR
      failed = read < 0
      count = max(0, read)
    }
    guard !failed else { throw .last }
    return bytes
  }
}
