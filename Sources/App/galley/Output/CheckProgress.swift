import FileAccess
import Synchronization

/// How far a check is, in a line on the terminal that is removed at the end.
///
/// The line appears after a second, so that a quick check writes nothing that the user cannot read.
final class CheckProgress: Sendable {
  private let total: Int
  private let start = ContinuousClock.now
  /// Whether standard error is a terminal that can remove a line.
  private let isShown: Bool
  /// The entries that are checked, and the columns of the line on the terminal.
  private let state = Mutex((done: 0, columns: 0))

  /// Starts to count.
  ///
  /// - Parameters:
  ///   - total: the number of entries.
  ///   - isShown: whether to write the line; if omitted, whether standard error is a terminal.
  init(of total: Int, isShown: Bool = Descriptor.error.isTerminal) {
    self.total = total
    self.isShown = isShown
  }

  /// The time since the start.
  var elapsed: Duration { ContinuousClock.now - start }

  /// Notes that entries are checked.
  func add(_ count: Int) {
    state.withLock { state in
      state.done += count
      guard isShown, let words = Self.words(done: state.done, of: total, after: elapsed) else {
        return
      }
      write("\r" + words + String(repeating: " ", count: max(0, state.columns - words.utf8.count)))
      state.columns = words.utf8.count
    }
  }

  /// Removes the line.
  func end() {
    state.withLock { state in
      guard state.columns > 0 else { return }
      write("\r" + String(repeating: " ", count: state.columns) + "\r")
      state.columns = 0
    }
  }

  private func write(_ line: String) {
    try? Descriptor.error.write(Array(line.utf8))
  }

  /// The words of the line; nil in the first second, and when everything is done.
  static func words(done: Int, of total: Int, after elapsed: Duration) -> String? {
    guard elapsed >= .seconds(1), done < total else { return nil }
    return "galley: checked \(done) of \(total) strings"
  }

  /// A time as the summary says it: `2.3 s`.
  static func seconds(_ time: Duration) -> String {
    let tenths = time / .milliseconds(100)
    let rounded = Int(tenths.rounded())
    return "\(rounded / 10).\(rounded % 10) s"
  }
}
