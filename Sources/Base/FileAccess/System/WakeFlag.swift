/// A flag that other threads set to wake a waiting thread; it stays set until it is cleared.
///
/// It is a pipe, so that a thread can wait for it and a file at the same time. (An `eventfd` would
/// need one descriptor instead of two, but is missing from Swift's Glibc module.)
public final class WakeFlag: Sendable {
  private let reading: Descriptor
  private let writing: Descriptor

  /// Creates a flag that is not set.
  public init() { (reading, writing) = Descriptor.pipe() }

  deinit {
    reading.close()
    writing.close()
  }

  /// A descriptor that is readable while the flag is set.
  package var descriptor: Int32 { reading.number }

  /// Sets the flag and wakes the waiting thread.
  ///
  /// Thread-safe.
  public func set() {
    // If the pipe is full, the flag is already set.
    writing.writeByte()
  }

  /// Waits until the flag is set, then clears it.
  public func wait() {
    _ = wait(orReadable: -1)
    clear()
  }

  /// Waits until the flag is set or another descriptor is readable; returns whether the descriptor
  /// is readable.
  package func wait(orReadable other: Int32, for milliseconds: Int32 = -1) -> Bool {
    // If the process has no descriptors left, there is no pipe to wait for, so stop waiting after
    // 10 milliseconds.
    let limit = descriptor < 0 && milliseconds < 0 ? 10 : milliseconds
    return Descriptor.waitUntilReadable(Descriptor(other), or: reading, for: limit)
  }

  package func clear() { reading.empty() }
}
