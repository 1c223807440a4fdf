/// How far a moment is from now, and in which units that is said.
///
/// Months and years are those of the Gregorian calendar on average: a distance knows no calendar,
/// and so twelve months are a year, and every text changes at a second that can be told beforehand.
struct TimeSpan: Hashable, Sendable {
  /// A unit of time, by the name that it has in CLDR, from the largest to the smallest.
  enum Unit: String, CaseIterable, Sendable {
    case year
    case month
    case day
    case hour
    case minute
    case second

    /// How long one is.
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

  /// The time until the moment; negative behind it.
  private let interval: Double
  /// The whole seconds until the moment.
  ///
  /// What is left of a second counts as one, so a countdown shows 0 at its very end.
  let seconds: Int

  /// Makes the span of an interval in seconds: the moment less now.
  ///
  /// Nothing is farther away than 30 000 years, and what is no number is now.
  init(_ interval: Double) {
    let limit = 1e12
    self.interval = interval.isNaN ? 0 : max(-limit, min(limit, interval))
    seconds = Int(self.interval.rounded(.up))
  }

  /// The distance without its direction.
  var magnitude: Int { Int(seconds.magnitude) }

  /// The largest unit that the distance fills.
  var unit: Unit { Unit.allCases.first { $0.seconds <= magnitude } ?? .second }

  /// The distance in its largest units, at most two, the second one only if there is any of it.
  var amounts: [(count: Int, unit: Unit)] {
    let rest = magnitude % unit.seconds / unit.next.seconds
    return [(magnitude / unit.seconds, unit)] + (rest > 0 ? [(rest, unit.next)] : [])
  }

  /// In how many seconds the distance first counts otherwise, in whole ones of a unit.
  ///
  /// A unit starts anew in each of its larger one: 40 minutes after an hour comes the next one.
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
