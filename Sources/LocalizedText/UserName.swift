/// The name of a user, shown in full or in short as the locale prefers.
///
/// Which of the two is decided when a text is resolved, so no place that shows a name has to ask.
///
/// ```swift
/// let name = UserName(fullName: "Ann Example", displayName: "ann")
/// name.text(in: LocaleTag("en"))            // "ann"
/// name.text(in: LocaleTag("en-x-linearf"))  // "Ann Example"
/// ```
public struct UserName: Hashable, Sendable {
  /// The name in full.
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
