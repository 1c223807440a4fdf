internal import FoundationEssentials
internal import ICU

/// How much of a moment is written.
package enum DateStyle: String, Sendable {
  /// The date alone.
  case date
  /// The time of day alone.
  case time
  /// Both.
  case dateTime
}

/// A moment in seconds since 1970.
struct DateValue: TextValue {
  let seconds: Double
  let date: DateFormat.Length
  let time: DateFormat.Length

  func resolve(with resolver: Resolver) -> ResolvedText {
    let environment = resolver.environment
    return ResolvedText(
      verbatim: resolver.formats.text(
        ofDate: seconds, date: date, time: time, timeZone: environment.timeZoneName,
        calendar: environment.calendarName))
  }
}

/// The time from one moment to another, both in seconds since 1970.
struct IntervalValue: TextValue {
  let start: Double
  let end: Double

  func resolve(with resolver: Resolver) -> ResolvedText {
    let environment = resolver.environment
    return ResolvedText(
      verbatim: resolver.formats.text(
        from: start, to: end, timeZone: environment.timeZoneName,
        calendar: environment.calendarName))
  }
}

/// A moment in seconds since 1970, by how far it is from now.
struct RelativeDateValue: TextValue {
  let seconds: Double
  let style: RelativeStyle

  func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(
      verbatim: resolver.formats.text(
        ofInterval: interval(in: resolver.environment), style: style))
  }

  func nextChange(in environment: EnvironmentValues) -> Date? {
    environment.now + style.secondsUntilChange(of: interval(in: environment))
  }

  private func interval(in environment: EnvironmentValues) -> Double {
    seconds - environment.now.timeIntervalSince1970
  }
}

/// A timer between two moments.
struct TimerValue: TextValue {
  let timer: IntervalTimer
  let showsHours: Bool

  func resolve(with resolver: Resolver) -> ResolvedText {
    let now = resolver.environment.now.timeIntervalSince1970
    return ResolvedText(
      verbatim: resolver.formats.timerText(
        seconds: timer.seconds(at: now), showsHours: showsHours))
  }

  func nextChange(in environment: EnvironmentValues) -> Date? {
    timer.secondsUntilChange(at: environment.now.timeIntervalSince1970)
      .map { environment.now + $0 }
  }
}
