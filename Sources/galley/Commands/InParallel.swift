import Glibc
import Synchronization

/// Work on a long list that all processors share.
enum InParallel {
  /// The sum of what the pieces of a list give; nil for an empty one.
  static func sum<Part: Sendable>(
    of count: Int, _ part: @escaping @Sendable (Range<Int>) -> Part,
    adding add: @escaping @Sendable (inout Part, Part) -> Void
  ) -> Part? {
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    // Several pieces for each, since some are done sooner than others.
    let pieces = Pieces(count: count, size: max(1, count / (processors * 4)), part: part, add: add)
    let threads = (1..<processors).compactMap { _ in thread { pieces.work() } }
    pieces.work()
    for thread in threads { pthread_join(thread, nil) }
    return pieces.sum.withLock(\.self)
  }

  /// Starts a thread; nil where none is to be had, and then the others do its work.
  private static func thread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var thread = pthread_t()
    let box = unsafe Unmanaged.passRetained(Work(body))
    let code = unsafe pthread_create(
      &thread, nil,
      { pointer in
        if let pointer = unsafe pointer {
          unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        }
        return nil
      }, box.toOpaque())
    if code != 0 { unsafe box.release() }
    return code == 0 ? thread : nil
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// The pieces of a list, each taken once, and the sum of what they gave.
  private final class Pieces<Part: Sendable>: Sendable {
    private let count: Int
    private let size: Int
    private let part: @Sendable (Range<Int>) -> Part
    private let add: @Sendable (inout Part, Part) -> Void
    private let next = Atomic<Int>(0)
    let sum = Mutex<Part?>(nil)

    init(
      count: Int, size: Int, part: @escaping @Sendable (Range<Int>) -> Part,
      add: @escaping @Sendable (inout Part, Part) -> Void
    ) {
      self.count = count
      self.size = size
      self.part = part
      self.add = add
    }

    func work() {
      while true {
        let start = next.add(size, ordering: .relaxed).oldValue
        guard start < count else { return }
        let found = part(start..<min(start + size, count))
        sum.withLock { sum in
          guard var total = sum.take() else {
            sum = found
            return
          }
          add(&total, found)
          sum = total
        }
      }
    }
  }
}
