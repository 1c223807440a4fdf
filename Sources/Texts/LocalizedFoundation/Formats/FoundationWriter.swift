internal import Foundation
internal import ICUServices
internal import Locales
public import LocalizedText
internal import Synchronization

extension FormatLibrary {
  /// Foundation, which also formats interpolated values that have a format style.
  ///
  /// `String(localized:)`, `AttributedString(localized:)`, views and `EnvironmentValues.current`
  /// always use it. Set it for texts that you resolve in your own environment:
  ///
  /// ```swift
  /// var environment = EnvironmentValues()
  /// environment.locale = Locale(identifier: "it")
  /// environment.formatLibrary = .foundation
  /// ```
  public static let foundation = Self(FoundationWriter.self)
}

/// Formats numbers, lists and dates with Foundation.
///
/// Creating a format style takes as long as using it, so recent ones are cached.
final class FoundationWriter: FormatWriter {
  private let tag: LocaleTag
  private let locale: Locale
  private let integer: IntegerFormatStyle<Int64>
  private let integers = KeptFormats<NumberStyle, IntegerFormatStyle<Int64>>()
  private let unsigned = KeptFormats<NumberStyle, IntegerFormatStyle<UInt64>>()
  private let numbers = KeptFormats<NumberStyle, WrittenNumber>()
  private let dates = KeptFormats<DateSetting, Date.FormatStyle>()
  private let intervals = KeptFormats<DateSetting, Date.IntervalFormatStyle>()

  init(locale: LocaleTag) {
    tag = locale
    self.locale = Locale(locale)
    integer = IntegerFormatStyle(locale: self.locale)
  }

  // MARK: Numbers

  func text(of value: Int64) -> String { integer.format(value) }

  func text(of value: Int64, style: NumberStyle) -> String {
    integers.format(for: style) { IntegerFormatStyle($0, locale: locale) }.format(value)
  }

  func text(of value: UInt64, style: NumberStyle) -> String {
    unsigned.format(for: style) { IntegerFormatStyle($0, locale: locale) }.format(value)
  }

  func text(of value: Double, style: NumberStyle) -> String {
    numbers.format(for: style) { WrittenNumber($0, locale: locale) }.text(of: value)
  }

  // MARK: Lists

  func list(_ members: [String], kind: ListFormat.Relation) -> String? {
    switch kind {
    case .and: members.formatted(.list(type: .and).locale(locale))
    case .or: members.formatted(.list(type: .or).locale(locale))
    // Foundation has no public format for these.
    case .units: nil
    }
  }

  // MARK: Dates

  func text(ofDate seconds: Double, setting: DateSetting) -> String {
    dates.format(for: setting) { setting in
      let environment = environment(setting)
      return Date.FormatStyle(
        date: Date.FormatStyle.DateStyle(setting.date),
        time: Date.FormatStyle.TimeStyle(setting.time), locale: locale,
        calendar: environment.calendar, timeZone: environment.timeZone)
    }
    .format(Date(timeIntervalSince1970: seconds))
  }

  func text(from start: Double, to end: Double, setting: DateSetting) -> String {
    let range = Date(timeIntervalSince1970: start)..<Date(timeIntervalSince1970: max(start, end))
    return intervals.format(for: setting) { setting in
      let environment = environment(setting)
      return Date.IntervalFormatStyle(
        date: Date.IntervalFormatStyle.DateStyle(setting.date),
        time: Date.IntervalFormatStyle.TimeStyle(setting.time), locale: locale,
        calendar: environment.calendar, timeZone: environment.timeZone)
    }
    .format(range)
  }

  func timerText(seconds: Int, showsHours: Bool) -> String {
    let hasHours = showsHours && seconds >= 3600
    return Duration.TimeFormatStyle(
      pattern: hasHours ? .hourMinuteSecond : .minuteSecond, locale: locale
    )
    .format(.seconds(seconds))
  }

  /// Returns an environment with the calendar and time zone of a setting.
  private func environment(_ setting: DateSetting) -> EnvironmentValues {
    var environment = EnvironmentValues(locale: tag)
    environment.timeZoneName = setting.timeZone
    environment.calendarName = setting.calendar
    return environment
  }
}

/// A cache of recent formats, shared between threads.
private final class KeptFormats<Setting: Hashable & Sendable, Format: Sendable>: Sendable {
  private let formats = Mutex(BoundedCache<Setting, Format>())

  /// Returns the format of a setting, creating it if necessary.
  func format(for setting: Setting, make: (Setting) -> Format) -> Format {
    if let known = formats.withLock({ $0.value(for: setting) { nil } }) { return known }
    let made = make(setting)
    return formats.withLock { $0.value(for: setting) { made } } ?? made
  }
}
