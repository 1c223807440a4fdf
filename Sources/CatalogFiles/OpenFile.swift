import Glibc

/// The owner of a file that is open for reading.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  private let isOwned: Bool

  /// Opens a file, without waiting for whoever writes to a pipe of that name.
  init(path: String) throws(FileFault) {
    guard !path.utf8.contains(0) else { throw .missing }
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard opened >= 0 else { throw .last }
    descriptor = opened
    isOwned = true
  }

  /// Reads from a descriptor that somebody else opened and will close.
  init(borrowing descriptor: Int32) {
    self.descriptor = descriptor
    isOwned = false
  }

  deinit { if isOwned { close(descriptor) } }

  func status() throws(FileFault) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Reads some bytes; returns how many, 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int {
    try Self.read(from: descriptor, into: room)
  }

  /// The same for a descriptor that is known to be open.
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

  /// Waits for bytes where somebody has made standard input non-blocking.
  private static func waitUntilReadable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
