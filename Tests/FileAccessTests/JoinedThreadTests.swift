import Glibc
import Synchronization
import Testing

@testable import FileAccess

@Suite(.timeLimit(.minutes(1))) struct JoinedThreadTests {
  private final class Flag: Sendable {
    let isSet = Atomic(false)

    var wasSet: Bool { isSet.load(ordering: .acquiring) }
  }

  @Test func hasEndedAfterTheJoin() throws {
    let flag = Flag()
    let thread = JoinedThread {
      usleep(10_000)
      flag.isSet.store(true, ordering: .releasing)
    }
    thread?.join()
    #expect(flag.wasSet)
  }

  @Test func hasEndedAfterItsOwnerIsDestroyed() {
    let flag = Flag()
    _ = JoinedThread {
      usleep(10_000)
      flag.isSet.store(true, ordering: .releasing)
    }
    #expect(flag.wasSet)
  }

  /// Uses at least 1 KB of stack at each level.
  private static func recurse(_ levels: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1 << 10, alignment: 16) { room in
      room[levels % room.count] = 1
      return levels == 0 ? Int(room[0]) : recurse(levels - 1) + 1
    }
  }

  /// With the usual stack of 8 MB, 24 MB of recursion would kill the process.
  @Test func hasTheStackThatWasAskedFor() {
    let flag = Flag()
    let levels = 24 << 10
    let thread = JoinedThread(stackSize: 64 << 20) {
      #expect(Self.recurse(levels) >= levels)
      flag.isSet.store(true, ordering: .releasing)
    }
    thread?.join()
    #expect(flag.wasSet)
  }

  /// The main thread handles signals, whichever thread the kernel prefers.
  @Test func blocksSignalsOfOthers() {
    let isBlocked = {
      var blocked = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &blocked)
      return sigismember(&blocked, SIGTERM)
    }
    let before = isBlocked()
    let thread = JoinedThread {
      var blocked = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &blocked)
      for signal in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT] {
        #expect(sigismember(&blocked, signal) == 1)
      }
      for signal in [SIGSEGV, SIGBUS, SIGILL] { #expect(sigismember(&blocked, signal) == 0) }
    }
    thread?.join()
    #expect(isBlocked() == before)
  }
}
