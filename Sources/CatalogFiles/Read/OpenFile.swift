import Glibc

/// The owner of a descriptor that is open for reading.
struct OpenFile: ~Copyable, Sendable {
  let descriptor: Int32
  private let isOwned: Bool

  /// Opens a file, without waiting for a writer if it is a pipe.
  init(path: String) throws(FileFault) {
    guard !path.utf8.contains(0) else { throw .missing }
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard opened >= 0 else { throw .last }
    descriptor = opened
    isOwned = true
  }

  /// Reads from a descriptor that its owner closes.
  init(borrowing descriptor: Int32) {
    self.descriptor = descriptor
    isOwned = false
  }

  /// Opens the same file once more, at the same place.
  init?(duplicating other: borrowing OpenFile) {
    let copy = fcntl(other.descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    descriptor = copy
    isOwned = true
  }

  deinit { if isOwned { close(descriptor) } }

  func status() throws(FileFault) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Reads some bytes; returns how many, or 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int {
    try Self.read(from: descriptor, into: room)
  }

  /// Reads some bytes at a place of a regular file; returns how many, or 0 at the end.
  func read(
    into room: UnsafeMutableRawBufferPointer, at place: Int
  ) throws(FileFault) -> Int {
    while true {
      let count = pread(descriptor, room.baseAddress, room.count, place)
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last }
    }
  }

  static func read(
    from descriptor: Int32, into room: UnsafeMutableRawBufferPointer
  ) throws(FileFault) -> Int {
    while true {
      let count = Glibc.read(descriptor, room.baseAddress, room.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilReadable(descriptor)
      default: throw .last
      }
    }
  }

  /// Waits for bytes if another program has made standard input non-blocking.
  private static func waitUntilReadable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

/// What the kernel knows about a file: its type, its identity, its size, and when it was written.
package struct FileStatus: Hashable, Sendable {
  /// Identifies a file, whichever path leads to it.
  struct Identity: Hashable, Sendable {
    var device: UInt
    var number: UInt
  }

  var identity: Identity
  var size: Int
  var isFolder: Bool
  var isRegular: Bool
  private var modified: [Int]

  init(_ status: stat) {
    identity = Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
    size = Int(status.st_size)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isRegular = status.st_mode & S_IFMT == S_IFREG
    modified = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }

  /// The status of the file that a path leads to after its symbolic links.
  package init(path: String) throws(FileFault) {
    // A C string would end at the zero and name another file.
    guard !path.utf8.contains(0) else { throw .missing }
    var status = stat()
    guard stat(path.isEmpty ? "." : path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Whether the file was last written long enough ago for its time to identify the version: two
  /// writes within one tick of the kernel's clock get the same time.
  var isSettled: Bool {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return false }
    let age = (now.tv_sec - modified[0]) * 1_000 + (now.tv_nsec - modified[1]) / 1_000_000
    return age >= 50
  }

  /// Whether the file may have changed since an earlier status was taken.
  func differs(from earlier: FileStatus) -> Bool {
    size != earlier.size || modified != earlier.modified
  }
}

/// Reads small files that are not catalogs: sample values and the configuration.
public enum SmallFile {
  /// The most bytes that such a file may have, since a larger one is there by mistake.
  public static let limit = 16 << 20

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - limit: the most bytes that it may have.
  /// - Returns: its bytes, or nil if there is no such file.
  /// - Throws: the reason why an existing file cannot be read.
  public static func bytes(
    at path: String, limit: Int = Self.limit
  ) throws(FileFault) -> [UInt8]? {
    let file: OpenFile
    do {
      file = try OpenFile(path: path)
    } catch .missing {
      return nil
    }
    let status = try file.status()
    guard status.isRegular else { throw status.isFolder ? .folder : .notRegular }
    guard status.size <= limit else { throw .tooLarge }
    return try read(file, limit: limit)
  }

  /// Reads all of standard input.
  ///
  /// - Throws: the reason why it cannot be read, or that it is too large.
  public static func standardInput() throws(FileFault) -> [UInt8] {
    let bytes = try read(OpenFile(borrowing: 0), limit: limit)
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }

  private static func read(
    _ file: borrowing OpenFile, limit: Int
  ) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { piece.deallocate() }
    while bytes.count <= limit {
      let count = try file.read(into: piece)
      guard count > 0 else { break }
      bytes.append(contentsOf: piece[..<count])
    }
    return bytes
  }
}
