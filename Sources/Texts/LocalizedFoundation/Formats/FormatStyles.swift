public import Foundation
public import LocalizedText

/// A value and the formatter that formats it when the text is resolved; without a formatter, the
/// value's description.
///
/// It uses copies of the formatter, because the caller may change it later and formatters must not
/// be shared between threads.
package struct FormatterValue<Subject: Equatable>: TextValue, @unchecked Sendable {
  let subject: Subject
  /// The caller's formatter, used to compare values.
  private let given: Formatter?
  private let formatter: Formatter?

  package init(_ subject: Subject, formatter: Formatter?) {
    self.subject = subject
    given = formatter
    self.formatter = formatter?.copied
  }

  package func resolve(with resolver: Resolver) -> ResolvedText {
    let formatter = formatter?.copied
    formatter?.use(resolver.environment)
    return ResolvedText(verbatim: formatter?.string(for: subject) ?? String(describing: subject))
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.subject == right.subject && left.given === right.given
  }
}

extension Formatter {
  fileprivate var copied: Formatter { copy() as? Formatter ?? self }

  /// Sets the formatter's locale, calendar and time zone from an environment.
  ///
  /// Formatters of other types are left unchanged.
  fileprivate func use(_ environment: EnvironmentValues) {
    switch self {
    case let formatter as DateFormatter:
      formatter.locale = environment.locale
      formatter.calendar = environment.calendar
      formatter.timeZone = environment.timeZone
    case let formatter as DateIntervalFormatter:
      formatter.locale = environment.locale
      formatter.calendar = environment.calendar
      formatter.timeZone = environment.timeZone
    case let formatter as NumberFormatter:
      formatter.locale = environment.locale
    default:
      break
    }
  }
}

extension KeyInterpolation {
  /// Appends `%@` for a value, formatted in the environment's locale, calendar and time zone, or
  /// for its description if the formatter is nil.
  ///
  /// ```swift
  /// Text("Departs \(date, formatter: timeFormatter)")
  /// ```
  public mutating func appendInterpolation<Subject: Equatable>(
    _ subject: Subject, formatter: Formatter?
  ) {
    append(.text(Text(value: FormatterValue(subject, formatter: formatter))))
  }
}

extension NSObject: DescribedValue {}

// These functions set the locale first, because setting it may also change the style's calendar.

extension Date.FormatStyle: EnvironmentFormatStyle {
  /// Returns the style with the environment's locale, calendar and time zone.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    style.timeZone = environment.timeZone
    return style
  }
}

extension Date.IntervalFormatStyle: EnvironmentFormatStyle {
  /// Returns the style with the environment's locale, calendar and time zone.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    style.timeZone = environment.timeZone
    return style
  }
}

extension Date.RelativeFormatStyle: EnvironmentFormatStyle {
  /// Returns the style with the environment's locale and calendar.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    return style
  }
}

extension Date.AnchoredRelativeFormatStyle: EnvironmentFormatStyle {
  /// Returns the style with the environment's locale and calendar.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    return style
  }
}

extension CGFloat: FormatSpecifiable {
  /// The placeholder `%lf`.
  public static var placeholder: String { "%lf" }
  /// The number as an argument.
  public var argument: Argument { .double(Double(self)) }
}
