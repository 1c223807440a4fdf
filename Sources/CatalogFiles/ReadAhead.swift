import Glibc
import StringCatalog
import Synchronization

/// Reads a file on a thread of its own into the input of a catalog's reader.
///
/// Reading and indexing a large file cost about the same, the one in the kernel and the other here:
/// side by side they take the time of one. The descriptor must stay open as long as this lives.
struct ReadAhead: ~Copyable {
  private let progress: Progress
  private let thread: pthread_t?

  /// Starts to read at most so many bytes, piece by piece.
  init(into input: CatalogInput, from descriptor: Int32, atMost limit: Int, piece: Int) {
    let progress = Progress()
    let work = Work { progress.readAll(into: input, from: descriptor, atMost: limit, piece: piece) }
    var thread = pthread_t()
    let box = Unmanaged.passRetained(work)
    let code = pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    self.progress = progress
    self.thread = code == 0 ? thread : nil
    guard code != 0 else { return }
    // No thread is to be had: all of it is read now.
    box.release()
    work.body()
  }

  deinit {
    progress.stop()
    if let thread { pthread_join(thread, nil) }
  }

  /// How many bytes have arrived.
  var total: Int { progress.total }

  /// Waits for more bytes.
  ///
  /// - Returns: whether there may be more behind those that have arrived now.
  /// - Throws: why the file could not be read on.
  func wait() throws(FileFault) -> Bool { try progress.wait() }

  /// What the thread runs.
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

/// How far the reading is, as both threads see it.
private final class Progress: Sendable {
  private struct State {
    var total = 0
    var isAtEnd = false
    var isStopped = false
    var fault: FileFault?
  }

  private let state = Mutex(State())
  /// Counts the pieces that have arrived, the end being one.
  private nonisolated(unsafe) let arrivals = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(arrivals, 0, 0) }

  deinit {
    sem_destroy(arrivals)
    arrivals.deallocate()
  }

  var total: Int { state.withLock(\.total) }

  func stop() { state.withLock { $0.isStopped = true } }

  func wait() throws(FileFault) -> Bool {
    while sem_wait(arrivals) != 0 {}
    let (isAtEnd, fault) = state.withLock { ($0.isAtEnd, $0.fault) }
    if let fault { throw fault }
    return !isAtEnd
  }

  func readAll(into input: CatalogInput, from descriptor: Int32, atMost limit: Int, piece: Int) {
    var rest = limit
    while rest > 0, !state.withLock(\.isStopped) {
      do throws(FileFault) {
        let count = try input.append(upTo: min(piece, rest)) { room throws(FileFault) in
          try OpenFile.read(from: descriptor, into: room)
        }
        guard count > 0 else { break }
        rest -= count
        state.withLock { $0.total += count }
        sem_post(arrivals)
      } catch {
        state.withLock { $0.fault = error }
        break
      }
    }
    state.withLock { $0.isAtEnd = true }
    sem_post(arrivals)
  }
}
