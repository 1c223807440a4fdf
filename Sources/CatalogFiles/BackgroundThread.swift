import Glibc

/// A thread that runs beside the one that starts it, and ends with the process at the latest.
public enum BackgroundThread {
  /// Starts one; where none is to be had, the work is done before this returns.
  ///
  /// Signals are for the thread that has the terminal: this one takes only those that it causes.
  public static func start(_ body: @escaping @Sendable () -> Void) {
    var all = sigset_t()
    var old = sigset_t()
    sigfillset(&all)
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { sigdelset(&all, signal) }
    pthread_sigmask(SIG_BLOCK, &all, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Work(body))
    let code = pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    guard code == 0 else { return box.takeRetainedValue().body() }
    pthread_detach(thread)
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
