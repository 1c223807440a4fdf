public import Foundation
public import LocalizedText

/// A value and the formatter that writes it when the text is resolved.
///
/// It formats with copies: the caller may change the formatter later, and formatters must not be
/// shared between threads.
struct FormatterValue<Subject: Equatable>: TextValue, @unchecked Sendable {
  let subject: Subject
  /// The caller's formatter, by which values are compared.
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

  /// Sets the formatter to an environment's locale, calendar and time zone.
  ///
  /// Other types of formatters have nothing to set.
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
  /// Adds `%@` for a value that a formatter writes in the environment's locale, calendar and time
  /// zone.
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

// These functions set the locale first, because setting it may also change the style's calendar.

extension Date.FormatStyle: EnvironmentFormatStyle {
  /// Returns the style in the environment's locale, calendar and time zone.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    style.timeZone = environment.timeZone
    return style
  }
}

extension Date.IntervalFormatStyle: EnvironmentFormatStyle {
  /// Returns the style in the environment's locale, calendar and time zone.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    style.timeZone = environment.timeZone
    return style
  }
}

extension Date.RelativeFormatStyle: EnvironmentFormatStyle {
  /// Returns the style in the environment's locale and calendar.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    return style
  }
}

extension Date.AnchoredRelativeFormatStyle: EnvironmentFormatStyle {
  /// Returns the style in the environment's locale and calendar.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    style.calendar = environment.calendar
    return style
  }
}

/// Writes a list and its members in the same locale.
///
/// Foundation's `ListFormatStyle` does not pass its locale on to the members: they are written in
/// the locale of their own style.
///
/// ```swift
/// Text(names, format: .localizedList(memberStyle: .userName))
/// // "@robb and @ann" in en, "Robb Example and Ann Example" in en-x-linearf
/// ```
public struct LocaleForwardingListStyle<MemberStyle: FormatStyle, Base: Sequence>: FormatStyle
where MemberStyle.FormatInput == Base.Element, MemberStyle.FormatOutput == String {
  /// Foundation's style, which writes the text between the members.
  public typealias List = ListFormatStyle<MemberStyle, Base>

  /// The style of the members.
  public var memberStyle: MemberStyle
  /// Whether the list means all members or any one of them.
  public var listType: List.ListType
  /// The length of the text between the members.
  public var width: List.Width
  private var locale = Locale.autoupdatingCurrent

  /// Makes a style.
  public init(
    memberStyle: MemberStyle, type: List.ListType = .and, width: List.Width = .standard
  ) {
    self.memberStyle = memberStyle
    listType = type
    self.width = width
  }

  /// Returns the style with a locale for the list and its members.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.memberStyle = memberStyle.locale(locale)
    style.locale = locale
    return style
  }

  /// Returns the members as one text.
  public func format(_ value: Base) -> String {
    var style = List(memberStyle: memberStyle)
    style.listType = listType
    style.width = width
    return style.locale(locale).format(value)
  }
}

extension LocaleForwardingListStyle: EnvironmentFormatStyle {
  /// Returns the style with an environment for the list and its members.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = self
    style.memberStyle = memberStyle.bound(to: environment)
    style.locale = environment.locale
    return style
  }
}

extension FormatStyle {
  /// Writes a list and its members in the same locale.
  public static func localizedList<MemberStyle, Base>(
    memberStyle: MemberStyle,
    type: LocaleForwardingListStyle<MemberStyle, Base>.List.ListType = .and,
    width: LocaleForwardingListStyle<MemberStyle, Base>.List.Width = .standard
  ) -> Self where Self == LocaleForwardingListStyle<MemberStyle, Base> {
    Self(memberStyle: memberStyle, type: type, width: width)
  }
}

extension CGFloat: FormatSpecifiable {
  /// The placeholder `%lf`.
  public static var placeholder: String { "%lf" }
  /// The number as an argument.
  public var argument: Argument { .double(Double(self)) }
}
