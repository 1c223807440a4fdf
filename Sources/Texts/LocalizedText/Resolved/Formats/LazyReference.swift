internal import Synchronization

/// An object that is created on first use and then read by all threads without a lock.
///
/// Synchronization's `AtomicLazyReference` is not specialized for its type: reading an integer
/// format from it takes as long as formatting an integer (ResolveTexts).
@safe
struct LazyReference<Instance: AnyObject & Sendable>: ~Copyable, Sendable {
  /// Never released before `deinit`, so reading it needs no retain.
  private let made = unsafe Atomic<Unmanaged<Instance>?>(nil)

  /// Returns the object, creating it if necessary.
  ///
  /// If two threads create it at the same time, both get the one that was stored first.
  borrowing func value(make: () -> Instance?) -> Instance? {
    if let made = unsafe made.load(ordering: .acquiring) {
      return unsafe made.takeUnretainedValue()
    }
    guard let instance = make() else { return nil }
    let new = unsafe Unmanaged.passRetained(instance)
    let (isFirst, first) = unsafe made.compareExchange(
      expected: nil, desired: new, ordering: .acquiringAndReleasing)
    if isFirst { return instance }
    unsafe new.release()
    return unsafe first?.takeUnretainedValue()
  }

  deinit { unsafe made.load(ordering: .acquiring)?.release() }
}
