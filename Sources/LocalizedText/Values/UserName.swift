public import FoundationEssentials

/// The name of a user, shown in full or in short as the locale prefers.
///
/// The choice is made when a text is resolved, so a view that shows a name does not have to ask.
///
/// ```swift
/// let name = UserName(fullName: "Ann Example", displayName: "ann")
/// name.text(in: LocaleTag("en"))            // "ann"
/// name.text(in: LocaleTag("en-x-linearf"))  // "Ann Example"
/// ```
public struct UserName: Hashable, Codable, Sendable {
  /// The full name.
  public var fullName: String
  /// The short name.
  public var displayName: String

  /// Makes a name from its two forms.
  public init(fullName: String, displayName: String) {
    self.fullName = fullName
    self.displayName = displayName
  }

  /// The form that the locale prefers.
  public func text(in locale: LocaleTag) -> String {
    locale.prefersFullNames ? fullName : displayName
  }
}

extension UserName {
  /// Writes a name in the form that the locale prefers; without a locale, the short form.
  public struct FormatStyle: FoundationEssentials.FormatStyle {
    private var tag: String?

    /// Makes the format.
    public init(locale: Locale? = nil) { tag = locale?.identifier }

    /// The format of a locale.
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(locale: locale) }

    /// The form that the locale prefers.
    public func format(_ value: UserName) -> String {
      tag.map { value.text(in: LocaleTag($0)) } ?? value.displayName
    }
  }

  /// Returns the name as a format writes it.
  public func formatted(_ style: FormatStyle = FormatStyle()) -> String { style.format(self) }
}

extension UserName.FormatStyle: EnvironmentFormatStyle {
  /// Returns the format in the environment's locale.
  public func inEnvironment(_ environment: EnvironmentValues) -> UserName.FormatStyle {
    var style = self
    style.tag = environment.localeTag.identifier
    return style
  }
}

extension FormatStyle where Self == UserName.FormatStyle {
  /// Writes a name in the form that the locale prefers.
  public static var userName: UserName.FormatStyle { UserName.FormatStyle() }
}
