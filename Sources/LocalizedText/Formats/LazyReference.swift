internal import Synchronization

/// An object that is made when it is first needed, and then read by every thread without a lock.
///
/// Synchronization's own `AtomicLazyReference` is not specialized for its type, which makes a read
/// cost as much as writing the number that it is read for.
@safe
struct LazyReference<Instance: AnyObject & Sendable>: ~Copyable, Sendable {
  /// What is here stays here until the end, so it may be read without being retained first.
  private let made = unsafe Atomic<Unmanaged<Instance>?>(nil)

  /// The object; two threads may both make it at first, and one of the two is kept.
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
