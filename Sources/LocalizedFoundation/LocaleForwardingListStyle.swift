public import Foundation
public import LocalizedText

/// Writes a list whose members are written in the locale of the list.
///
/// Foundation's `ListFormatStyle` keeps the locale to itself: whatever the list is shown in, its
/// members stay in the locale that they were made with, and names in the form that they had.
///
/// ```swift
/// Text(names, format: .localizedList(memberStyle: .userName))
/// // "@robb and @ann" in en, "Robb Example and Ann Example" in en-x-linearf
/// ```
public struct LocaleForwardingListStyle<MemberStyle: FormatStyle, Base: Sequence>: FormatStyle
where MemberStyle.FormatInput == Base.Element, MemberStyle.FormatOutput == String {
  /// Foundation's style, which writes what stands between the members.
  public typealias List = ListFormatStyle<MemberStyle, Base>

  /// How members are written.
  public var memberStyle: MemberStyle
  /// Whether all of the members are meant, or one of them.
  public var listType: List.ListType
  /// How much stands between the members.
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

  /// The style of a locale, for the list and for its members.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.memberStyle = memberStyle.locale(locale)
    style.locale = locale
    return style
  }

  /// The members, each written by itself, in one text.
  public func format(_ value: Base) -> String {
    var style = List(memberStyle: memberStyle)
    style.listType = listType
    style.width = width
    return style.locale(locale).format(value)
  }
}

extension LocaleForwardingListStyle: EnvironmentFormatStyle {
  /// The style of an environment, for the list and for its members.
  public func inEnvironment(_ environment: EnvironmentValues) -> Self {
    var style = self
    style.memberStyle = memberStyle.bound(to: environment)
    style.locale = environment.locale
    return style
  }
}

extension FormatStyle {
  /// Writes a list whose members are written in the locale of the list.
  public static func localizedList<MemberStyle, Base>(
    memberStyle: MemberStyle,
    type: LocaleForwardingListStyle<MemberStyle, Base>.List.ListType = .and,
    width: LocaleForwardingListStyle<MemberStyle, Base>.List.Width = .standard
  ) -> Self where Self == LocaleForwardingListStyle<MemberStyle, Base> {
    Self(memberStyle: memberStyle, type: type, width: width)
  }
}
