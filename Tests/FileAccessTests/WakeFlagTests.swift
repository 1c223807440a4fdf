import FileAccess
import Glibc
import Testing

@Suite(.timeLimit(.minutes(1))) struct WakeFlagTests {
  private let flag = WakeFlag()

  @Test func staysSetUntilItIsWaitedFor() {
    flag.set()
    flag.set()
    flag.wait()
    var descriptor = pollfd(fd: flag.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&descriptor, 1, 0) == 0)
  }

  @Test func canBeSetMoreOftenThanAPipeHolds() {
    for _ in 0..<100_000 { flag.set() }
    flag.wait()
  }

  @Test func wakesAnotherThread() {
    let answer = WakeFlag()
    let thread = JoinedThread { [flag] in
      flag.wait()
      answer.set()
    }
    flag.set()
    answer.wait()
    thread?.join()
  }
}
