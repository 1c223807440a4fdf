internal import Synchronization

/// An object that is made on first use and afterwards read by all threads without a lock.
///
/// Synchronization's `AtomicLazyReference` is not specialized for its type: reading an integer
/// format from it takes as long as writing an integer with that format (ResolveTexts).
@safe
struct LazyReference<Instance: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The object stays until `deinit`, so reading it needs no retain.
  private let made = unsafe Atomic<Unmanaged<Instance>?>(nil)

  /// Returns the object.
  ///
  /// Two threads may make it at the same time; both get the one that was stored first.
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
