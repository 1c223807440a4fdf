import Testing

@testable import LocalizedText

@Suite struct IntervalTimerTests {
  /// The current time; then, for counting down and for counting up, the seconds shown by a timer
  /// from 100 to 110 and the time to the next change.
  @Test(
    arguments: [
      (90, 10, 0, 11, 11), (100, 10, 0, 1, 1), (100.25, 10, 0, 0.75, 0.75), (101, 9, 1, 1, 1),
      (109.5, 1, 9, 0.5, 0.5), (110, 0, 10, nil, nil), (200, 0, 10, nil, nil),
    ] as [(Double, Int, Int, Double?, Double?)])
  func runsFromStartToEnd(now: Double, down: Int, up: Int, downChange: Double?, upChange: Double?) {
    var timer = IntervalTimer(start: 100, end: 110)
    #expect(timer.seconds(at: now) == down)
    #expect(timer.secondsUntilChange(at: now) == downChange)
    timer.countsDown = false
    #expect(timer.seconds(at: now) == up)
    #expect(timer.secondsUntilChange(at: now) == upChange)
  }

  @Test(
    arguments: [
      (101, 9, 1.0), (104, 6, nil), (104.5, 6, nil), (108, 6, nil), (90, 10, 11),
    ] as [(Double, Int, Double?)])
  func doesNotRunWhilePaused(now: Double, seconds: Int, change: Double?) {
    let timer = IntervalTimer(start: 100, end: 110, pauseTime: 104.5)
    #expect(timer.seconds(at: now) == seconds)
    #expect(timer.secondsUntilChange(at: now) == change)
  }

  @Test func survivesInvalidTimes() {
    for odd in [Double.nan, .infinity, -.infinity] {
      let timer = IntervalTimer(start: odd, end: odd, pauseTime: odd)
      #expect(timer.seconds(at: odd) <= Int(1e12))
      _ = timer.secondsUntilChange(at: odd)
    }
  }
}
