import CSystem
import Glibc

/// An open file, closed when the value is destroyed.
package struct OpenFile: ~Copyable, Sendable {
  /// The descriptor, which other threads may use during the lifetime of this value.
  package let descriptor: Int32
  private let isOwned: Bool

  private init(
    _ path: String, in folder: borrowing OpenFolder = .working, _ flags: Int32,
    permissions: UInt32 = 0
  ) throws(FileFault) {
    descriptor = try folder.open(path, flags, permissions: permissions)
    isOwned = true
  }

  /// Opens a file for reading, without waiting for the writer of a pipe.
  package init(path: String, followingLinks: Bool = true) throws(FileFault) {
    try self.init(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW))
  }

  /// Opens an entry of a folder for reading; fails for a symbolic link.
  package init(reading name: String, in folder: borrowing OpenFolder) throws(FileFault) {
    try self.init(name, in: folder, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
  }

  /// Opens a file for reading and writing; fails for a symbolic link.
  package init(updating path: String) throws(FileFault) {
    try self.init(path, O_RDWR | O_NOFOLLOW)
  }

  /// Opens a pipe or device for writing.
  package init(writingTo path: String) throws(FileFault) {
    try self.init(path, O_WRONLY | O_NOCTTY)
  }

  /// Creates a file, or truncates an existing one.
  package init(emptying path: String, permissions: UInt32) throws(FileFault) {
    try self.init(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, permissions: permissions)
  }

  /// Creates a file in a folder; fails if the name exists.
  package init(
    making name: String, in folder: borrowing OpenFolder = .working, permissions: UInt32
  ) throws(FileFault) {
    try self.init(
      name, in: folder, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, permissions: permissions)
  }

  /// Wraps a descriptor without taking ownership.
  package init(borrowing descriptor: Int32) {
    self.descriptor = descriptor
    isOwned = false
  }

  /// Duplicates the descriptor, which shares its file offset.
  package init?(duplicating other: borrowing OpenFile) {
    guard let copy = Descriptor(other.descriptor).duplicate() else { return nil }
    descriptor = copy.number
    isOwned = true
  }

  deinit { if isOwned { Descriptor(descriptor).close() } }

  /// Returns the status of the file.
  package func status() throws(FileFault) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  // MARK: Reading

  /// Reads the next bytes; returns their number, or 0 at the end.
  package func read(into room: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int {
    do { return try Descriptor(descriptor).read(into: room) } catch { throw FileFault(error) }
  }

  /// Asks for huge pages in the memory for a large file: reading a catalog of 12 MB has half as many
  /// page faults, and takes a seventh less time.
  package static func prepare(_ room: UnsafeMutableRawBufferPointer) {
    // The kernel refuses a start within a page, and may have no huge pages; then others are used.
    if room.count >= 1 << 22 { madvise(room.baseAddress, room.count, MADV_HUGEPAGE) }
  }

  /// Reads bytes at an offset of a regular file; returns their number, or 0 at the end.
  package func read(
    into room: UnsafeMutableRawBufferPointer, at place: Int
  ) throws(FileFault) -> Int {
    do { return try Descriptor(descriptor).read(into: room, at: place) } catch {
      throw FileFault(error)
    }
  }

  // MARK: Writing

  /// Writes all bytes at the current file offset.
  package func write(_ bytes: [UInt8]) throws(FileFault) {
    do { try Descriptor(descriptor).write(bytes) } catch { throw FileFault(error) }
  }

  /// The number of bytes after which the disk may begin to write.
  private static let batch = 4 << 20

  /// Writes all bytes at an offset of a regular file, to be flushed by ``sync()``.
  package func write(_ bytes: Span<UInt8>, at place: Int) throws(FileFault) {
    var (done, begun) = (0, 0)
    while done < bytes.count {
      // Then the last flush has less to wait for: a fifth of a saved edit of 100 MB (editing.py).
      if done - begun >= Self.batch {
        cf_begin_flush(descriptor, Int64(place + begun), Int64(done - begun))
        begun = done
      }
      let rest = bytes.extracting(done..<bytes.count)
      do {
        done += try rest.withUnsafeBytes { room throws(SystemError) in
          try Descriptor(descriptor).write(room, at: place + done)
        }
      } catch { throw FileFault(error) }
    }
  }

  /// Flushes the file to disk.
  package func sync() throws(FileFault) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Truncates the file, or extends it with zeros.
  package func resize(to size: Int) throws(FileFault) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw .last }
  }

  /// Reserves disk space, if the file system supports it.
  package func reserve(_ size: Int) throws(FileFault) {
    let error = SystemError(posix_fallocate(descriptor, 0, off_t(size)))
    guard error.number == 0 || error == .unsupportedHere || error == .invalid else {
      throw FileFault(error)
    }
  }

  /// Takes owner, group, permissions and extended attributes from a file that this one replaces.
  ///
  /// - Parameters:
  ///   - name: the file.
  ///   - folder: its folder.
  ///   - status: its status.
  /// - Throws: a fault if attributes cannot be set.
  package func takeAttributes(
    of name: String, in folder: borrowing OpenFolder = .working, with status: FileStatus
  ) throws(FileFault) {
    var permissions = status.permissions
    let own = try self.status()
    if own.user != status.user || own.group != status.group {
      // Only root may change the owner. Otherwise the file belongs to the user who wrote it, and must
      // not run as that user.
      if fchown(descriptor, status.user, status.group) != 0 {
        permissions &= ~UInt32(S_ISUID | S_ISGID)
        _ = fchown(descriptor, .max, status.group)
      }
    }
    // The attributes of a file that may be written and not read stay unknown.
    if let other = try? OpenFile(reading: name, in: folder) {
      let error = SystemError(cf_copy_attributes(other.descriptor, descriptor))
      guard error.number == 0 else { throw FileFault(error) }
    }
    guard fchmod(descriptor, permissions) == 0 else { throw .last }
  }

  /// Waits until no other process has locked the file, and locks it until it is closed.
  ///
  /// - Throws: a fault if another process keeps the lock.
  package func lock(for milliseconds: Int32 = 10_000) throws(FileFault) {
    // Not every file system has locks.
    let error = SystemError(cf_lock(descriptor, milliseconds))
    guard error != .wouldBlock else { throw .locked }
  }

  /// Sets the modification time to a number of seconds ago.
  ///
  /// Backdating makes any later change detectable: two changes within one tick of the kernel's
  /// clock would have the same time.
  package func setChanged(secondsAgo: Int) {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return }
    let then = timespec(tv_sec: now.tv_sec - secondsAgo, tv_nsec: now.tv_nsec)
    _ = futimens(descriptor, [now, then])
  }

  /// Waits briefly for programs that have the file open for writing.
  ///
  /// The file must be open for reading only.
  package func waitForWriters() {
    var moments = 20
    while cf_has_writers(descriptor) != 0, moments > 0 {
      usleep(5_000)
      moments -= 1
    }
  }
}
