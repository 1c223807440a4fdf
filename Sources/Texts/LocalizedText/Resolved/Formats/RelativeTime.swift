internal import ICUServices

/// A format for the distance of a time from now.
enum RelativeStyle: Hashable, Sendable {
  /// The two largest units without a direction: "2 hours, 23 minutes".
  case relative
  /// The largest unit, signed: "+2 hours" after the time, "-3 months" before it.
  case offset
  /// Minutes and seconds, with hours if there are any: "2:32", "1:02:03".
  case timer

  /// Returns the number of seconds until the formatted interval (the time minus now) changes.
  func secondsUntilChange(of interval: Double) -> Double {
    let span = TimeSpan(interval)
    return switch self {
    case .relative: span.secondsUntilChange(in: span.unit.next)
    case .offset: span.secondsUntilChange(in: span.unit)
    case .timer: span.secondsUntilChange(in: .second)
    }
  }
}

extension ArgumentFormats {
  /// Returns an interval, the time minus now in seconds, in a style.
  func text(ofInterval interval: Double, style: RelativeStyle) -> String {
    switch style {
    case .relative: relativeText(of: interval)
    case .offset: offsetText(of: interval)
    case .timer: timerText(seconds: TimeSpan(interval).seconds)
    }
  }

  /// Returns the distance in its two largest units: "2 hours, 23 minutes".
  func relativeText(of interval: Double) -> String {
    let amounts = TimeSpan(interval).amounts.map { text(of: $0.count, $0.unit, showsPlus: false) }
    return list(amounts, kind: .units)
  }

  /// Returns the distance in its largest unit: "+2 hours" for a time in the past.
  func offsetText(of interval: Double) -> String {
    let span = TimeSpan(interval)
    let count = span.magnitude / span.unit.seconds
    return text(of: span.seconds > 0 ? -count : count, span.unit, showsPlus: true)
  }

  /// Returns a duration in digits.
  ///
  /// Without hours, the minutes may exceed 59.
  func timerText(seconds: Int, showsHours: Bool = true) -> String {
    let seconds = Int(clamping: seconds.magnitude)
    if let writer { return writer.timerText(seconds: seconds, showsHours: showsHours) }
    let hours = showsHours ? seconds / 3600 : 0
    let amounts: [Character: Int] = [
      "h": hours, "m": seconds / 60 - hours * 60, "s": seconds % 60,
    ]
    return figures(in: pattern(hours > 0 ? .hoursMinutesSeconds : .minutesSeconds), amounts)
  }

  /// Returns the pattern with its letters replaced by amounts.
  ///
  /// The length of a run of letters is the minimum number of digits.
  private func figures(in pattern: String, _ amounts: [Character: Int]) -> String {
    var text = ""
    var isQuoted = false
    var rest = pattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter == "'" {
        if !run.count.isMultiple(of: 2) { isQuoted.toggle() }
        text += String(repeating: "'", count: run.count / 2)
      } else if !isQuoted, let amount = amounts[letter] {
        let style = NumberStyle(digits: .integer(run.count), isGrouped: false)
        text += self.text(of: Int64(amount), style: style)
      } else {
        text += run
      }
    }
    return text
  }
}

extension DurationPattern {
  /// The pattern that most locales use.
  var rootText: String {
    switch self {
    case .hoursMinutesSeconds: "h:mm:ss"
    case .minutesSeconds: "m:ss"
    }
  }
}

/// A timer between two times, in seconds since 1970.
struct IntervalTimer: Hashable, Sendable {
  /// The start time.
  var start: Double
  /// The end time.
  var end: Double
  /// The time the timer pauses at, or nil if it does not pause.
  var pauseTime: Double?
  /// Whether the timer shows the remaining instead of the elapsed time.
  var countsDown = true

  /// Returns the whole seconds that the timer shows.
  ///
  /// Remaining time is rounded up, elapsed time down.
  func seconds(at now: Double) -> Int {
    let time = time(at: now)
    guard countsDown else { return -TimeSpan(start - time).seconds }
    return TimeSpan(end - time).seconds
  }

  /// Returns the number of seconds until the timer shows another number, or nil if it never will.
  func secondsUntilChange(at now: Double) -> Double? {
    let time = time(at: now)
    let last = max(start, min(end, pauseTime ?? end))
    guard time < last || now < start else { return nil }
    let interval = countsDown ? end - time : start - time
    let change = max(0, start - now) + RelativeStyle.timer.secondsUntilChange(of: interval)
    return time + RelativeStyle.timer.secondsUntilChange(of: interval) <= last ? change : nil
  }

  /// Returns the time that the timer shows, limited to its start, end and pause.
  private func time(at now: Double) -> Double {
    max(start, min(end, now, pauseTime ?? end))
  }
}
