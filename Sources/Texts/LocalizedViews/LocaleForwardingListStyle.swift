public import Foundation
public import LocalizedText

/// A list style that formats a list and its members in the same locale.
///
/// Foundation's `ListFormatStyle` does not pass its locale on to the members, which are formatted
/// in the locale of their own style.
///
/// ```swift
/// Text(names, format: .localizedList(memberStyle: .userName))
/// // "@robb and @ann" in en, "Robb Example and Ann Example" in en-x-linearf
/// ```
public struct LocaleForwardingListStyle<MemberStyle: FormatStyle, Base: Sequence>: FormatStyle
where MemberStyle.FormatInput == Base.Element, MemberStyle.FormatOutput == String {
  /// Foundation's list style, which joins the members.
  public typealias List = ListFormatStyle<MemberStyle, Base>

  /// The style of the members; the list's locale is applied to it.
  public var memberStyle: MemberStyle
  /// Whether the list means all of its members ("and") or any one of them ("or").
  public var listType: List.ListType
  /// The length of the words between members.
  public var width: List.Width
  private var locale = Locale.autoupdatingCurrent

  /// Creates a list style.
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

  /// Returns the formatted list.
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
  /// A list style that formats a list and its members in the same locale.
  public static func localizedList<MemberStyle, Base>(
    memberStyle: MemberStyle,
    type: LocaleForwardingListStyle<MemberStyle, Base>.List.ListType = .and,
    width: LocaleForwardingListStyle<MemberStyle, Base>.List.Width = .standard
  ) -> Self where Self == LocaleForwardingListStyle<MemberStyle, Base> {
    Self(memberStyle: memberStyle, type: type, width: width)
  }
}
