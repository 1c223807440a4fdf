public import FoundationEssentials
internal import ICU

extension Text {
  /// How a date is written in a text; all but ``date`` and ``time`` change as time passes.
  public enum DateStyle: String, CaseIterable, Codable, Hashable, Sendable {
    /// The time of day: "11:23 PM".
    case time
    /// The date: "June 3, 2019".
    case date
    /// How far it is from now: "2 hours, 23 minutes".
    case relative
    /// How far now is from it, with a sign: "+2 hours" where it has passed.
    case offset
    /// How far it is from now, in figures: "2:32".
    case timer
  }

  /// A moment in the locale, the calendar and the time zone of its place.
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

  /// The time between two moments: "9:30 AM – 3:30 PM".
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      value: IntervalValue(
        start: dates.lowerBound.timeIntervalSince1970,
        end: dates.upperBound.timeIntervalSince1970))
  }

  /// The time of an interval: "9:30 AM – 3:30 PM".
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A timer that runs through an interval of time, down or up, until it is over or paused.
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

  /// A moment in seconds since 1970, with as much of it as a sample asks for.
  package init(date seconds: Double, style: LocalizedText.DateStyle) {
    self.init(
      value: DateValue(
        seconds: seconds, date: style == .time ? .none : .medium,
        time: style == .date ? .none : .short))
  }
}

extension Text {
  /// When the text next reads differently as time passes; nil if it never does.
  ///
  /// Whoever shows it draws it again then, with that moment as the environment's `now`.
  public func nextChange(in environment: EnvironmentValues) -> Date? {
    guard count <= Resolution.greatestBudget else { return nil }
    switch content {
    case .verbatim, .tooDeep:
      return nil
    case .key(let key, _):
      return key.arguments.compactMap { $0.nextChange(in: environment) }.min()
    case .resource(let resource):
      return resource.localizedKey.arguments.compactMap { $0.nextChange(in: environment) }.min()
    case .value(let value):
      return value.value.nextChange(in: environment)
    case .joined(let left, let right):
      return [left, right].compactMap { $0.nextChange(in: environment) }.min()
    case .enumeration(let members):
      return members.compactMap { $0.nextChange(in: environment) }.min()
    case .list(let texts):
      return texts.compactMap { $0.nextChange(in: environment) }.min()
    }
  }
}

extension Argument {
  fileprivate func nextChange(in environment: EnvironmentValues) -> Date? {
    if case .text(let text) = self { text.nextChange(in: environment) } else { nil }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds `%@` for a moment.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.text(Text(date, style: style)))
  }

  /// Adds `%@` for the time between two moments.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(.text(Text(dates)))
  }

  /// Adds `%@` for the time of an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(.text(Text(interval)))
  }

  /// Adds `%@` for a timer.
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
