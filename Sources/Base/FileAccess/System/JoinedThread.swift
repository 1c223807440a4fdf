import Glibc

/// A thread that does not outlive its owner: destroying the value waits for the thread.
///
/// ```swift
/// let thread = JoinedThread { work() }
/// otherWork()
/// thread?.join()
/// ```
public struct JoinedThread: ~Copyable, Sendable {
  /// The default stack size, that of a main thread.
  ///
  /// Catalog readers and the resolver recurse to a limited depth that fits into it. The system's
  /// default may be much smaller: it follows `ulimit -s`, and is 128 KB with musl.
  public static let stackSize = 8 << 20

  private let thread: pthread_t

  /// Starts a thread that runs `body`, or returns nil if the system has no more threads.
  ///
  /// All signals go to the main thread; the new thread blocks all except those it causes itself.
  ///
  /// - Parameters:
  ///   - stackSize: the stack size in bytes.
  ///   - body: the work. It must end on its own or when the owner tells it to.
  public init?(stackSize: Int = Self.stackSize, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var all = sigset_t()
    var old = sigset_t()
    sigfillset(&all)
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { sigdelset(&all, signal) }
    pthread_sigmask(SIG_BLOCK, &all, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Body(body))
    let code = pthread_create(
      &thread, &attributes,
      { pointer in
        if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    guard code == 0 else {
      box.release()
      return nil
    }
    self.thread = thread
  }

  /// Runs `body` on a new thread, or synchronously if the system has no more threads.
  ///
  /// - Returns: The thread, or nil if the work is done.
  package static func orHere(_ body: @escaping @Sendable () -> Void) -> JoinedThread? {
    if let thread = JoinedThread(body) { return thread }
    body()
    return nil
  }

  /// Waits until the thread has ended.
  public consuming func join() {}

  deinit { pthread_join(thread, nil) }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
