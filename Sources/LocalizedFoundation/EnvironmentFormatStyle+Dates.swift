public import Foundation
public import LocalizedText

// The locale comes first: a style that is given one may choose a calendar by it.

extension Date.FormatStyle: EnvironmentFormatStyle {
  /// The style in the environment's locale, calendar and time zone.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    style.timeZone = environment.timeZone
    return style
  }
}

extension Date.IntervalFormatStyle: EnvironmentFormatStyle {
  /// The style in the environment's locale, calendar and time zone.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    style.timeZone = environment.timeZone
    return style
  }
}

extension Date.RelativeFormatStyle: EnvironmentFormatStyle {
  /// The style in the environment's locale and calendar.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    return style
  }
}

extension Date.AnchoredRelativeFormatStyle: EnvironmentFormatStyle {
  /// The style in the environment's locale and calendar.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    return style
  }
}
