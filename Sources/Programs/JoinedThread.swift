import Glibc

/// A thread that ends before its owner does: destroying the value waits for the thread.
///
/// ```swift
/// let thread = JoinedThread { work() }
/// otherWork()
/// thread?.join()
/// ```
public struct JoinedThread: ~Copyable, Sendable {
  /// The stack that a thread gets unless the caller asks for another one: that of a main thread.
  ///
  /// Catalog readers and the resolver recurse to a limited depth, which fits into this many bytes.
  /// The default of the system can be much less: it follows `ulimit -s`, and is 128 KB with musl.
  public static let stackSize = 8 << 20

  private let thread: pthread_t

  /// Starts a thread that runs `body`, or returns nil if the system has no more threads.
  ///
  /// The main thread handles all signals; the new thread blocks those that it does not cause itself.
  ///
  /// - Parameters:
  ///   - stackSize: the bytes of its stack.
  ///   - body: the work. It must end in any case, or when the owner tells it to.
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

  /// Runs `body` on a thread, or here and now if the system has no more threads.
  ///
  /// - Returns: the thread; nil if the work is done.
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
