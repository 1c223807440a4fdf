internal import ICU

/// A way to say how far a moment is from now.
enum RelativeStyle: Hashable, Sendable {
  /// The two largest units without a direction: "2 hours, 23 minutes".
  case relative
  /// The largest unit, counted from the moment: "+2 hours" is after it, "-3 months" before it.
  case offset
  /// Minutes and seconds, with hours where there are any: "2:32", "1:02:03".
  case timer

  /// In how many seconds the text of an interval (the moment less now) is first another one.
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
  /// The text of an interval, which is the moment less now in seconds.
  func text(ofInterval interval: Double, style: RelativeStyle) -> String {
    switch style {
    case .relative: relativeText(of: interval)
    case .offset: offsetText(of: interval)
    case .timer: timerText(seconds: TimeSpan(interval).seconds)
    }
  }

  /// How far a moment is, in its two largest units: "2 hours, 23 minutes".
  func relativeText(of interval: Double) -> String {
    let amounts = TimeSpan(interval).amounts.map { text(of: $0.count, $0.unit) }
    return list(amounts, kind: .units)
  }

  /// How far now is from a moment, in the largest unit: "+2 hours" means that it has passed.
  func offsetText(of interval: Double) -> String {
    let span = TimeSpan(interval)
    let count = span.magnitude / span.unit.seconds
    return text(of: span.seconds > 0 ? -count : count, span.unit, " sign-always")
  }

  /// A length of time in figures; without hours the minutes go on beyond 59.
  func timerText(seconds: Int, showsHours: Bool = true) -> String {
    let seconds = Int(clamping: seconds.magnitude)
    let hours = showsHours ? seconds / 3600 : 0
    let amounts: [Character: Int] = [
      "h": hours, "m": seconds / 60 - hours * 60, "s": seconds % 60,
    ]
    return figures(in: pattern(hours > 0 ? .hoursMinutesSeconds : .minutesSeconds), amounts)
  }

  private func text(of count: Int, _ unit: TimeSpan.Unit, _ sign: String = "") -> String {
    text(
      of: Int64(count),
      skeleton: "measure-unit/duration-\(unit.rawValue) unit-width-full-name" + sign)
  }

  /// The pattern with its letters replaced: as many of one as there are least digits.
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
        let digits = String(repeating: "0", count: run.count)
        text += self.text(of: Int64(amount), skeleton: "group-off integer-width/+" + digits)
      } else {
        text += run
      }
    }
    return text
  }
}

extension DurationPattern {
  /// The pattern of most locales.
  var rootText: String {
    switch self {
    case .hoursMinutesSeconds: "h:mm:ss"
    case .minutesSeconds: "m:ss"
    }
  }
}
