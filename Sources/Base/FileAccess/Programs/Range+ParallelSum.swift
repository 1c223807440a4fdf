internal import Synchronization

extension Range<Int> {
  /// Computes a sum in parts on all processors.
  ///
  /// - Parameters:
  ///   - part: computes the sum of a subrange.
  ///   - add: adds one sum to another.
  /// - Returns: The sum of all parts, or nil if the range is empty.
  package func parallelSum<Part: Sendable>(
    _ part: @escaping @Sendable (Range<Int>) -> Part,
    adding add: @escaping @Sendable (inout Part, Part) -> Void
  ) -> Part? {
    let processors = ProcessEnvironment.processorCount
    // Use several pieces per processor, because some take longer than others.
    let size = Swift.max(1, count / (processors * 4))
    let pieces = Pieces(range: self, size: size, part: part, add: add)
    pieces.work(threads: processors)
    return pieces.sum
  }
}

/// The subranges that threads take one by one, and the sum of their results.
private final class Pieces<Part: Sendable>: Sendable {
  private let range: Range<Int>
  private let size: Int
  private let part: @Sendable (Range<Int>) -> Part
  private let add: @Sendable (inout Part, Part) -> Void
  private let next: Atomic<Int>
  private let total = Mutex<Part?>(nil)

  init(
    range: Range<Int>, size: Int, part: @escaping @Sendable (Range<Int>) -> Part,
    add: @escaping @Sendable (inout Part, Part) -> Void
  ) {
    self.range = range
    self.size = size
    self.part = part
    self.add = add
    next = Atomic(range.lowerBound)
  }

  var sum: Part? { total.withLock(\.self) }

  /// Works on several threads, including the caller's.
  ///
  /// If the system cannot start that many, the available ones do all the work.
  func work(threads: Int) {
    guard threads > 1, let thread = JoinedThread({ self.work() }) else { return work() }
    work(threads: threads - 1)
    thread.join()
  }

  private func work() {
    while true {
      let start = next.add(size, ordering: .relaxed).oldValue
      guard start < range.upperBound else { return }
      let found = part(start..<min(start + size, range.upperBound))
      total.withLock { sum in
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
