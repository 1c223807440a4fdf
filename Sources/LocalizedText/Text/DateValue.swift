/// How much of a moment is written.
public enum DateStyle: String, CaseIterable, Hashable, Sendable {
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
  let style: DateStyle

  func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(verbatim: resolver.formats.text(of: seconds, style: style))
  }
}

extension Text {
  /// A moment, in seconds since 1970.
  package init(date seconds: Double, style: DateStyle) {
    self.init(value: DateValue(seconds: seconds, style: style))
  }
}
