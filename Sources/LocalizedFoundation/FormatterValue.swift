public import Foundation
public import LocalizedText

/// A value and the formatter that writes it when its text is resolved.
///
/// It formats with copies, so that nobody changes the formatter behind its back, and none is
/// shared between threads.
struct FormatterValue<Subject: Equatable>: TextValue, @unchecked Sendable {
  let subject: Subject
  /// What was given, by which two values are told apart.
  private let given: Formatter
  private let formatter: Formatter

  init(_ subject: Subject, formatter: Formatter) {
    self.subject = subject
    given = formatter
    self.formatter = formatter.copied
  }

  func resolve(with resolver: Resolver) -> ResolvedText {
    let formatter = formatter.copied
    formatter.use(resolver.environment)
    return ResolvedText(verbatim: formatter.string(for: subject) ?? String(describing: subject))
  }

  static func == (left: Self, right: Self) -> Bool {
    left.subject == right.subject && left.given === right.given
  }
}

extension Formatter {
  fileprivate var copied: Formatter { copy() as? Formatter ?? self }

  /// Has the formatter write as an environment wants it; others than these have nothing to set.
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
  /// Adds `%@` for a value that a formatter writes in the environment of its text: in its locale,
  /// its calendar and its time zone.
  ///
  /// ```swift
  /// Text("Departs \(date, formatter: timeFormatter)")
  /// ```
  public mutating func appendInterpolation<Subject: Equatable>(
    _ subject: Subject, formatter: Formatter
  ) {
    append(.text(Text(value: FormatterValue(subject, formatter: formatter))))
  }
}

extension NSObject: DescribedValue {}
