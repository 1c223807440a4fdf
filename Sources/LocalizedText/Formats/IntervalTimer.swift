/// A timer that runs from one moment to another, in seconds since 1970.
struct IntervalTimer: Hashable, Sendable {
  /// When it starts to run.
  var start: Double
  /// When it stands still for good.
  var end: Double
  /// From when on it stands still; never, if there is no such moment.
  var pauseTime: Double?
  /// Whether it shows what is left, not what is over.
  var countsDown = true

  /// The whole seconds that it shows.
  ///
  /// What is left of a second counts as one, what is over of one does not.
  func seconds(at now: Double) -> Int {
    let time = time(at: now)
    guard countsDown else { return -TimeSpan(start - time).seconds }
    return TimeSpan(end - time).seconds
  }

  /// In how many seconds it first shows another number, or nil if it never will.
  func secondsUntilChange(at now: Double) -> Double? {
    let time = time(at: now)
    let last = max(start, min(end, pauseTime ?? end))
    guard time < last || now < start else { return nil }
    let interval = countsDown ? end - time : start - time
    let change = max(0, start - now) + RelativeStyle.timer.secondsUntilChange(of: interval)
    return time + RelativeStyle.timer.secondsUntilChange(of: interval) <= last ? change : nil
  }

  /// The moment that it shows.
  private func time(at now: Double) -> Double {
    max(start, min(end, now, pauseTime ?? end))
  }
}
