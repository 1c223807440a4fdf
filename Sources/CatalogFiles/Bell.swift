import Glibc

/// What one thread waits for and others ring; a ring that nobody waits for is kept.
public final class Bell: Sendable {
  /// Is readable while a ring has not been heard.
  let descriptor: Int32
  private let rope: Int32

  /// Makes a bell that has not been rung.
  public init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, rope) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(rope)
  }

  /// Rings it; any thread may do so at any time.
  public func ring() {
    var ring: UInt8 = 1
    // Where the pipe is full, nobody has heard the last rings yet.
    _ = write(rope, &ring, 1)
  }

  /// Waits until it is rung.
  public func wait() {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // Without a pipe, as where all descriptors are in use, who waits looks now and then.
    while poll(&wanted, 1, descriptor < 0 ? 10 : -1) < 0, errno == EINTR {}
    hear()
  }

  /// Forgets the rings so far.
  func hear() {
    var rings: [UInt8] = Array(repeating: 0, count: 64)
    while read(descriptor, &rings, rings.count) == rings.count {}
  }
}
