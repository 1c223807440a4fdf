import Glibc

/// The descriptor of a file, pipe or terminal that is owned elsewhere.
package struct Descriptor: Sendable {
  /// Standard output.
  package static let output = Descriptor(STDOUT_FILENO)
  /// Standard error.
  package static let error = Descriptor(STDERR_FILENO)

  /// The descriptor number; negative for none.
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  package func close() {
    if number >= 0 { Glibc.close(number) }
  }

  // MARK: Terminals

  /// Opens the controlling terminal of this process, or returns nil if there is none.
  package static func controllingTerminal() -> Descriptor? {
    Descriptor(open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)).ifOpen
  }

  package var isTerminal: Bool { isatty(number) == 1 }

  /// The size of the terminal, or nil if it is not a terminal or has no known size.
  package var terminalSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  // MARK: Copies

  private var ifOpen: Descriptor? { number >= 0 ? self : nil }

  /// Returns a duplicate with a number above those of the standard streams.
  package func duplicate() -> Descriptor? {
    Descriptor(fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)).ifOpen
  }

  /// Replaces another descriptor, and returns whether this succeeded.
  @discardableResult package func replace(_ other: Descriptor) -> Bool {
    dup2(number, other.number) >= 0
  }

  // MARK: Pipes

  /// Returns the ends of a new nonblocking pipe, which are invalid if the process has no
  /// descriptors left.
  static func pipe() -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    _ = Glibc.pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Writes one byte, unless the pipe is full.
  func writeByte() {
    var byte: UInt8 = 1
    _ = Glibc.write(number, &byte, 1)
  }

  /// Reads and discards the contents of the pipe.
  func empty() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while Glibc.read(number, &bytes, bytes.count) == bytes.count {}
  }

  /// Waits until one of two descriptors is readable, up to a number of milliseconds, or -1 for no
  /// limit.
  ///
  /// - Returns: Whether the first one is readable.
  static func waitUntilReadable(
    _ first: Descriptor, or second: Descriptor, for milliseconds: Int32
  ) -> Bool {
    var wanted = [first, second].map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    while poll(&wanted, 2, milliseconds) < 0, errno == EINTR {}
    return wanted[0].revents != 0
  }

  /// Waits until the descriptor is readable or writable, because another program may have made it
  /// nonblocking.
  package func wait(untilReadable: Bool) {
    var wanted = pollfd(
      fd: number, events: Int16(untilReadable ? POLLIN : POLLOUT), revents: 0)
    poll(&wanted, 1, -1)
  }

  // MARK: Writing

  /// Makes writing to a closed pipe fail instead of killing the process.
  package static func keepAliveWithoutReader() {
    // Use an empty handler instead of SIG_IGN, which child processes would inherit.
    signal(SIGPIPE) { _ in }
  }

  /// Makes writing beyond the limit for the size of a file fail instead of killing the process.
  package static func keepAliveBeyondSizeLimit() {
    // As above.
    signal(SIGXFSZ) { _ in }
  }

  /// Writes all bytes; the first write contains as many as the descriptor accepts.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(number, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        written += count
        continue
      }
      switch SystemError.last {
      case .interrupted: continue
      case .wouldBlock: wait(untilReadable: false)
      case let error: throw error
      }
    }
  }

  // MARK: Files at a place

  /// The size of the file, or nil if it has none.
  package var fileSize: Int? {
    let size = lseek(number, 0, SEEK_END)
    return size < 0 ? nil : Int(size)
  }

  /// The most bytes to write in one call.
  ///
  /// If they are those of a mapped file, the kernel copies a large range again after each page that is
  /// not in memory. A saved edit of 100 MB takes less than half the time in parts (editing.py).
  private static let mostBytes = 1 << 20

  /// Writes at an offset of a file without moving its position.
  ///
  /// - Returns: The number of bytes written, which may be fewer than all.
  package func write(
    _ bytes: UnsafeRawBufferPointer, at place: Int
  ) throws(SystemError) -> Int {
    while true {
      let count = pwrite(
        number, bytes.baseAddress, min(bytes.count, Self.mostBytes), off_t(place))
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Reads at an offset of a file.
  ///
  /// - Returns: The number of bytes read; 0 at the end.
  package func read(
    into room: UnsafeMutableRawBufferPointer, at place: Int
  ) throws(SystemError) -> Int {
    while true {
      let count = pread(number, room.baseAddress, room.count, off_t(place))
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Reads the next bytes, waiting for them if necessary.
  ///
  /// - Returns: The number of bytes read; 0 at the end.
  package func read(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = Glibc.read(number, room.baseAddress, room.count)
      if count >= 0 { return count }
      switch SystemError.last {
      case .interrupted: continue
      case .wouldBlock: wait(untilReadable: true)
      case let error: throw error
      }
    }
  }
}
