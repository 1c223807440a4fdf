/// The distance of a time from now, in units.
///
/// Months and years are averages of the Gregorian calendar: twelve months are always a year, and
/// the time of the next change can be computed.
package struct TimeSpan: Hashable, Sendable {
  /// A unit of time with its CLDR name, from the largest to the smallest.
  package enum Unit: String, CaseIterable, Sendable {
    case year
    case month
    case day
    case hour
    case minute
    case second

    /// The length in seconds.
    var seconds: Int {
      switch self {
      case .year: 31_556_952
      case .month: 2_629_746
      case .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }

    /// The next smaller unit, or the second itself.
    var next: Unit { Self.allCases.first { $0.seconds < seconds } ?? .second }
  }

  /// The seconds until the time; negative after it.
  private let interval: Double
  /// The whole seconds until the time.
  ///
  /// Fractions are rounded up, so a countdown shows 0 only at its end.
  let seconds: Int

  /// Creates the span of an interval in seconds: the time minus now.
  ///
  /// Intervals are limited to about 30,000 years, and NaN means now.
  init(_ interval: Double) {
    let limit = 1e12
    self.interval = interval.isNaN ? 0 : max(-limit, min(limit, interval))
    seconds = Int(self.interval.rounded(.up))
  }

  /// The distance without its direction.
  var magnitude: Int { Int(seconds.magnitude) }

  /// The largest unit not longer than the distance.
  var unit: Unit { Unit.allCases.first { $0.seconds <= magnitude } ?? .second }

  /// The distance in its largest unit and, unless zero, the next smaller one.
  var amounts: [(count: Int, unit: Unit)] {
    let rest = magnitude % unit.seconds / unit.next.seconds
    return [(magnitude / unit.seconds, unit)] + (rest > 0 ? [(rest, unit.next)] : [])
  }

  /// Returns the number of seconds until the distance in whole units of `step` changes.
  ///
  /// Counting restarts at each larger unit, so the last step before it may be shorter.
  func secondsUntilChange(in step: Unit) -> Double {
    let inside = magnitude % unit.seconds
    let start = magnitude - inside
    if seconds > 0 {
      return interval - Double(start + inside / step.seconds * step.seconds - 1)
    }
    var end = start + min((inside / step.seconds + 1) * step.seconds, unit.seconds)
    if let larger = Unit.allCases.last(where: { $0.seconds > magnitude }) {
      end = min(end, larger.seconds)
    }
    return interval + Double(end)
  }
}
