public import FoundationEssentials
internal import ICUServices

/// The parts of a date to show.
public enum DateStyle: String, Sendable {
  /// Only the date.
  case date
  /// Only the time of day.
  case time
  /// The date and the time of day.
  case dateTime
}

/// A date in seconds since 1970.
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

/// The interval between two dates, in seconds since 1970.
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

/// A date in seconds since 1970, shown relative to now.
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

/// A timer between two dates.
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

extension Text {
  /// The ways to format a date in a text.
  ///
  /// All but ``date`` and ``time`` change as time passes.
  public enum DateStyle: String, CaseIterable, Codable, Hashable, Sendable {
    /// The time of day: "11:23 PM".
    case time
    /// The date: "June 3, 2019".
    case date
    /// The distance from now: "2 hours, 23 minutes".
    case relative
    /// The distance from the date to now, with a sign: "+2 hours" if the date has passed.
    case offset
    /// The distance from now in digits: "2:32".
    case timer
  }

  /// Creates a text that shows a date in the environment's locale, calendar and time zone.
  public init(_ date: Date, style: DateStyle) {
    let seconds = date.timeIntervalSince1970
    switch style {
    case .time: self.init(value: DateValue(seconds: seconds, date: .none, time: .short))
    case .date: self.init(value: DateValue(seconds: seconds, date: .long, time: .none))
    case .relative: self.init(value: RelativeDateValue(seconds: seconds, style: .relative))
    case .offset: self.init(value: RelativeDateValue(seconds: seconds, style: .offset))
    case .timer: self.init(value: RelativeDateValue(seconds: seconds, style: .timer))
    }
  }

  /// Creates a text that shows the interval between two dates: "9:30 AM – 3:30 PM".
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      value: IntervalValue(
        start: dates.lowerBound.timeIntervalSince1970,
        end: dates.upperBound.timeIntervalSince1970))
  }

  /// Creates a text that shows an interval: "9:30 AM – 3:30 PM".
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a timer that counts an interval down or up, until the interval ends or the timer
  /// pauses.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = IntervalTimer(
      start: timerInterval.lowerBound.timeIntervalSince1970,
      end: timerInterval.upperBound.timeIntervalSince1970,
      pauseTime: pauseTime?.timeIntervalSince1970, countsDown: countsDown)
    self.init(value: TimerValue(timer: timer, showsHours: showsHours))
  }

  /// Creates a text that shows the parts of a date, in seconds since 1970, requested by a sample.
  package init(date seconds: Double, style: LocalizedText.DateStyle) {
    self.init(
      value: DateValue(
        seconds: seconds, date: style == .time ? .none : .medium,
        time: style == .date ? .none : .short))
  }

  /// Returns the next time the resolved text changes, or nil if it never does.
  ///
  /// At that time, resolve the text again with the environment's `now` set to it.
  public func nextChange(in environment: EnvironmentValues) -> Date? {
    guard !isTooLong else { return nil }
    switch content {
    case .verbatim, .tooDeep:
      return nil
    case .key(let key, _):
      return key.arguments.nextChange(in: environment)
    case .resource(let resource):
      return resource.defaultValue.arguments.nextChange(in: environment)
    case .listed(let members):
      return members.nextChange(in: environment)
    case .value(let value):
      return value.resolvable?.nextChange(in: environment)
    case .joined(let left, let right):
      return [left, right].compactMap { $0.nextChange(in: environment) }.min()
    case .list(let texts):
      return texts.compactMap { $0.nextChange(in: environment) }.min()
    }
  }
}

extension [Argument] {
  fileprivate func nextChange(in environment: EnvironmentValues) -> Date? {
    compactMap { $0.asText?.nextChange(in: environment) }.min()
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends `%@` for a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.text(Text(date, style: style)))
  }

  /// Appends `%@` for the interval between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(.text(Text(dates)))
  }

  /// Appends `%@` for an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(.text(Text(interval)))
  }

  /// Appends `%@`, which shows the time left in an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      .text(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }
}
