import FileAccess
import Synchronization

/// A reason to read the files again.
enum ReloadRequest: Sendable { case user, program }

/// Requests of the main thread to a loading thread.
final class LoadControl: Sendable {
  struct State {
    var request: ReloadRequest?
    /// How many requests there have been.
    var requestCount = 0
    /// Whether the thread waits for the main thread to write files.
    var isHeld = false
    var isEnded = false
  }

  private let state = Mutex(State())
  /// Is set when the main thread has changed the state.
  let changed = WakeFlag()

  // MARK: The main thread

  func change(_ change: (inout State) -> Void) {
    state.withLock { change(&$0) }
    changed.set()
  }

  /// Asks to read the files again; returns how many requests there have been.
  func ask(_ request: ReloadRequest) -> Int {
    defer { changed.set() }
    return state.withLock { state in
      state.request = request == .user ? .user : state.request ?? .program
      state.requestCount += 1
      state.isHeld = false
      return state.requestCount
    }
  }

  // MARK: The loading thread

  var isEnded: Bool { state.withLock(\.isEnded) }
  var isHeld: Bool { state.withLock { $0.isHeld && !$0.isEnded } }

  /// The request that has not been taken yet, and how many there have been.
  func takeRequest() -> (request: ReloadRequest?, count: Int) {
    state.withLock { ($0.request.take(), $0.requestCount) }
  }
}
