import FileAccess
import StringCatalog
import Synchronization

/// Reads the rest of a file on a separate thread, while the caller indexes the bytes that have
/// arrived.
///
/// For a large file, reading and indexing take about the same time; in parallel, they take half of
/// it (the index rows of `make bench`).
struct ReadAhead: ~Copyable {
  private let arrivals: Arrivals
  private let thread: JoinedThread

  /// Starts reading at most `limit` bytes in pieces; nil if no thread or descriptor is available.
  init?(_ file: borrowing OpenFile, into input: CatalogInput, atMost limit: Int, piece: Int) {
    guard let file = OpenFile(duplicating: file) else { return nil }
    let arrivals = Arrivals(file)
    let thread = JoinedThread { arrivals.readAll(into: input, atMost: limit, piece: piece) }
    guard let thread else { return nil }
    self.arrivals = arrivals
    self.thread = thread
  }

  // The thread ends after the piece that it is reading, and then `thread` is joined.
  deinit { arrivals.stop() }

  /// The number of bytes that have arrived.
  var total: Int { arrivals.total }

  /// Waits until more bytes have arrived, or for the end of the file.
  ///
  /// - Returns: whether more bytes may follow.
  /// - Throws: a fault if the rest of the file cannot be read.
  func wait() throws(FileFault) -> Bool { try arrivals.wait() }
}

/// The state shared by the reading thread and its owner.
private final class Arrivals: Sendable {
  private struct State {
    var total = 0
    var isAtEnd = false
    var isStopped = false
    var fault: FileFault?
  }

  private let file: OpenFile
  private let state = Mutex(State())
  /// Set when a piece has arrived, and at the end.
  private let news = WakeFlag()

  init(_ file: consuming OpenFile) { self.file = file }

  var total: Int { state.withLock(\.total) }

  func stop() { state.withLock { $0.isStopped = true } }

  func wait() throws(FileFault) -> Bool {
    news.wait()
    let (isAtEnd, fault) = state.withLock { ($0.isAtEnd, $0.fault) }
    if let fault { throw fault }
    return !isAtEnd
  }

  func readAll(into input: CatalogInput, atMost limit: Int, piece: Int) {
    var rest = limit
    while rest > 0, !state.withLock(\.isStopped) {
      do throws(FileFault) {
        let count = try input.append(upTo: min(piece, rest)) { room throws(FileFault) in
          try file.read(into: room)
        }
        guard count > 0 else { break }
        rest -= count
        state.withLock { $0.total += count }
        news.set()
      } catch {
        state.withLock { $0.fault = error }
        break
      }
    }
    state.withLock { $0.isAtEnd = true }
    news.set()
  }
}
