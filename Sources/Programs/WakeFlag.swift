import Glibc

/// A flag that one thread waits for and other threads set; it stays set until a thread clears it.
///
/// It is a pipe, so that a thread can wait for it and for a file at the same time. (An `eventfd`
/// would need one descriptor instead of two, but Swift's Glibc module does not have it.)
public final class WakeFlag: Sendable {
  /// Is readable while the flag is set.
  package let descriptor: Int32
  private let writeEnd: Int32

  /// Creates a flag that is not set.
  public init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writeEnd)
  }

  /// Sets the flag and wakes the thread that waits for it.
  ///
  /// Any thread may call this at any time.
  public func set() {
    var byte: UInt8 = 1
    // If the pipe is full, the flag has been set already.
    _ = write(writeEnd, &byte, 1)
  }

  /// Waits until the flag is set, and clears it.
  public func wait() {
    _ = wait(orReadable: -1)
    clear()
  }

  /// Waits until the flag is set or another descriptor is readable; returns whether the other one is.
  package func wait(orReadable other: Int32, for milliseconds: Int32 = -1) -> Bool {
    var wanted = [
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // If all descriptors of the process are in use, there is no pipe to wait for, so the wait ends
    // after 10 milliseconds.
    let limit = descriptor < 0 && milliseconds < 0 ? 10 : milliseconds
    while poll(&wanted, 2, limit) < 0, errno == EINTR {}
    return wanted[0].revents != 0
  }

  /// Clears the flag.
  package func clear() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}
