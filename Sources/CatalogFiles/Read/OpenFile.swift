import CFiles
import Glibc
import Programs

/// The owner of the descriptor of an open file.
struct OpenFile: ~Copyable, Sendable {
  /// The number that other threads may use while this value lives.
  let descriptor: Int32
  private let isOwned: Bool

  private init(
    _ path: String, in folder: borrowing OpenFolder = .working, _ flags: Int32,
    permissions: UInt32 = 0
  ) throws(FileFault) {
    descriptor = try folder.open(path, flags, permissions: permissions)
    isOwned = true
  }

  /// Opens a file for reading, without waiting for a writer if it is a pipe.
  init(path: String, followingLinks: Bool = true) throws(FileFault) {
    try self.init(
      path, O_RDONLY | O_NONBLOCK | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW))
  }

  /// Opens a file for reading and writing; it must be no symbolic link.
  init(updating path: String) throws(FileFault) {
    try self.init(path, O_RDWR | O_NOFOLLOW)
  }

  /// Opens a pipe or a device for writing.
  init(writingTo path: String) throws(FileFault) {
    try self.init(path, O_WRONLY | O_NOCTTY)
  }

  /// Makes a file, or empties the one that has its name.
  init(emptying path: String, permissions: UInt32) throws(FileFault) {
    try self.init(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, permissions: permissions)
  }

  /// Makes a file in a folder; it fails if the name is taken.
  init(
    making name: String, in folder: borrowing OpenFolder = .working, permissions: UInt32
  ) throws(FileFault) {
    try self.init(
      name, in: folder, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, permissions: permissions)
  }

  /// Reads from a descriptor that its owner closes.
  init(borrowing descriptor: Int32) {
    self.descriptor = descriptor
    isOwned = false
  }

  /// Opens the same file once more, at the same place.
  init?(duplicating other: borrowing OpenFile) {
    guard let copy = Descriptor(other.descriptor).duplicate() else { return nil }
    descriptor = copy.number
    isOwned = true
  }

  deinit { if isOwned { Descriptor(descriptor).close() } }

  /// What the kernel knows about the file.
  func status() throws(FileFault) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  // MARK: Reading

  /// Reads what comes next; returns how many bytes, or 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int {
    do { return try Descriptor(descriptor).read(into: room) } catch { throw FileFault(error) }
  }

  /// Reads at a place of a regular file; returns how many bytes, or 0 at the end.
  func read(
    into room: UnsafeMutableRawBufferPointer, at place: Int
  ) throws(FileFault) -> Int {
    do { return try Descriptor(descriptor).read(into: room, at: place) } catch {
      throw FileFault(error)
    }
  }

  // MARK: Writing

  /// Writes all bytes where the file is at.
  func write(_ bytes: [UInt8]) throws(FileFault) {
    do { try Descriptor(descriptor).write(bytes) } catch { throw FileFault(error) }
  }

  /// Writes all bytes at a place of a regular file.
  func write(_ bytes: Span<UInt8>, at place: Int) throws(FileFault) {
    var done = 0
    while done < bytes.count {
      let rest = bytes.extracting(done..<bytes.count)
      do {
        done += try rest.withUnsafeBytes { room throws(SystemError) in
          try Descriptor(descriptor).write(room, at: place + done)
        }
      } catch { throw FileFault(error) }
    }
  }

  /// Waits until all that was written is on the disk.
  func sync() throws(FileFault) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Cuts the file off, or fills it up with zeros.
  func resize(to size: Int) throws(FileFault) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw .last }
  }

  /// Makes sure that there is room for so many bytes, if the file system can do that.
  func reserve(_ size: Int) throws(FileFault) {
    let error = SystemError(posix_fallocate(descriptor, 0, off_t(size)))
    guard error.number == 0 || error == .unsupportedHere || error == .invalid else {
      throw FileFault(error)
    }
  }

  /// Sets who may read and write the file.
  func setPermissions(_ permissions: UInt32) throws(FileFault) {
    guard fchmod(descriptor, permissions) == 0 else { throw .last }
  }

  /// Gives the file to the user and the group of another one, as far as this process may.
  func setOwner(of other: FileStatus) {
    guard other.user != geteuid() || other.group != getegid() else { return }
    // Only root may give a file to another user. Else it belongs to whoever wrote it.
    _ = fchown(descriptor, other.user, other.group)
  }

  /// Sets the time of the last change to so many seconds ago.
  ///
  /// The status of a file that is dated back shows any later change, however soon it comes: two changes
  /// within one tick of the kernel's clock have the same time.
  func setChanged(secondsAgo: Int) {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return }
    let then = timespec(tv_sec: now.tv_sec - secondsAgo, tv_nsec: now.tv_nsec)
    _ = futimens(descriptor, [now, then])
  }

  /// Waits a moment for programs that have the file open for writing, so that they can finish.
  ///
  /// The file must be open for reading only.
  func waitForWriters() {
    var moments = 20
    while cf_has_writers(descriptor) != 0, moments > 0 {
      usleep(5_000)
      moments -= 1
    }
  }
}
